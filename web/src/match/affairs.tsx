/** What concerns the people at the table: proposals, clocks, giving up, the record. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { clockText, listed, timeInWords } from '../numbers'
import { announcement, askTwice, asksTwice, language, words } from '../state'
import type { Mat } from '../types'
import type { ClockInfo, MatchInfo, ProposalInfo, StandingInfo, Resignation } from '../models'
import { Confirm, Icon } from '../ui'

export interface Doings {
  undo: () => void
  propose: (kind: 'undo' | 'replace', target?: number) => void
  answer: (seat: number, proposal: string, agree: boolean) => void
  resign: (how: Resignation) => void
  switchStanding: (id: string, on: boolean) => void
}

function nameAt(info: MatchInfo, seat: number): string {
  return info.seats[seat]?.name || words.value.seat(seat + 1)
}

/** The open proposal: who wants what, who has agreed, and my answer. */
export function ProposalBanner({
  info,
  seat,
  doings,
}: {
  info: MatchInfo
  seat: number
  doings: Doings
}): JSX.Element | null {
  const { proposal } = info
  const text = proposal ? proposalText(info, proposal, seat) : ''
  useEffect(() => {
    if (text) announcement.value = text
  }, [text])
  if (!proposal) return null
  const w = words.value
  const asked = info.you.find((own) => proposal.open.includes(own))
  const mine = info.you.includes(proposal.by)
  const meant = proposal.target !== null && info.you.includes(proposal.target) ? proposal.target : null
  const answer = (own: number, agree: boolean): void => doings.answer(own, proposal.id, agree)
  const others = proposal.open.filter((open) => open !== asked)
  return (
    <section class="prop panel" role="region" aria-label={w.proposal}>
      <Icon name={proposal.kind === 'undo' ? 'undo' : 'people'} />
      <p>
        <b>{text}</b>
        {meant !== null && <small>{w.targetHint}</small>}
        {others.length > 0 && (
          <small>
            {w.stillOpen(
              listed(
                others.map((open) => nameAt(info, open)),
                language.value,
              ),
            )}
          </small>
        )}
      </p>
      {mine ? (
        <button class="btn" onClick={() => answer(proposal.by, false)}>
          {w.withdraw}
        </button>
      ) : meant !== null ? (
        <button class="btn pri" onClick={() => answer(meant, false)}>
          {w.stillHere}
        </button>
      ) : (
        asked !== undefined && (
          <>
            <button class="btn pri" onClick={() => answer(asked, true)}>
              <Icon name="check" />
              {w.agree}
            </button>
            <button class="btn" onClick={() => answer(asked, false)}>
              {w.refuse}
            </button>
          </>
        )
      )}
    </section>
  )
}

function proposalText(info: MatchInfo, proposal: ProposalInfo, seat: number): string {
  const w = words.value
  const by = nameAt(info, proposal.by)
  const target = proposal.target === null ? '' : nameAt(info, proposal.target)
  if (proposal.by === seat) return proposal.kind === 'undo' ? w.youWantUndo : w.youWantReplace(target)
  return proposal.kind === 'undo' ? w.wantsUndo(by) : w.wantsReplace(by, target)
}

/** Takes back at once, asks the others, or says that there is nothing to take back. */
export function UndoButton({
  info,
  doings,
  keys,
}: {
  info: MatchInfo | null
  doings: Doings
  keys: boolean
}): JSX.Element {
  const w = words.value
  const how = info?.undo ?? 'free'
  const [asking, setAsking] = useState(false)
  const press = (): void => {
    if (how === 'free') doings.undo()
    else if (how === 'ask' && !info?.proposal) setAsking(true)
  }
  useLayoutEffect(() => {
    // at once: a key pressed now means what the button says now
    if (!keys) return undefined
    const pressed = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'u' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as HTMLElement | null)?.closest('input, textarea, select, dialog, [role=dialog]')
      )
        return
      press()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
  const off = how === 'no' || (how === 'ask' && Boolean(info?.proposal))
  return (
    <>
      <button
        class="btn"
        aria-disabled={off || undefined}
        onClick={press}
        title={how === 'ask' ? w.undoAskTitle : how === 'no' ? w.undoNo : w.undoTitle}
      >
        <Icon name="undo" />
        <span>{how === 'ask' ? w.undoAsk : w.undo}</span> {keys && <kbd aria-hidden="true">U</kbd>}
      </button>
      {asking && (
        <Confirm
          question={w.undoAskQuestion}
          why={w.undoAskWhy}
          yes={w.ask}
          act={() => doings.propose('undo')}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** On the mat of somebody who is awaited: let a bot play on. */
export function ReplaceButton({
  mat,
  info,
  doings,
}: {
  mat: Mat
  info: MatchInfo
  doings: Doings
}): JSX.Element | null {
  const w = words.value
  const [asking, setAsking] = useState(false)
  const seat = info.seats[mat.seat]
  if (
    !seat ||
    seat.kind !== 'person' ||
    seat.you ||
    !seat.to_move ||
    info.status !== 'running' ||
    !info.you.length ||
    info.proposal
  )
    return null
  return (
    <>
      <button class="btn q2 repl" onClick={() => setAsking(true)}>
        <Icon name="people" />
        {w.replaceByBot}
      </button>
      {asking && (
        <Confirm
          question={w.replaceQuestion(seat.name || mat.name)}
          why={w.replaceWhy}
          yes={w.ask}
          act={() => doings.propose('replace', mat.seat)}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}

const LOW = 60
const CALLS = [300, 60, 30, 10]

/** The time a seat has left, ticking while it is asked; the own one is called out when it runs low. */
export function ClockTag({
  clock,
  seat,
  own,
}: {
  clock: ClockInfo
  seat: number
  own: boolean
}): JSX.Element | null {
  const w = words.value
  const running = clock.running[seat] ?? false
  const at = clock.left[seat]
  const left = useLeft(at ?? 0, running, clock.as_of)
  const low = running && left <= Math.min(LOW, clock.seconds / 3)
  const called = own && running ? CALLS.find((mark) => left <= mark && left > mark - 1.5) : undefined
  useEffect(() => {
    if (called) announcement.value = words.value.timeLow(timeInWords(called, language.value))
  }, [called])
  if (at === undefined) return null
  const spoken = left <= 0 ? w.timeUp : w.timeLeft(timeInWords(left, language.value))
  return (
    <span
      class={`clk${running ? ' runs' : ''}${low ? ' low' : ''}`}
      role="timer"
      aria-label={spoken}
      title={spoken}
    >
      <Icon name={low ? 'warn' : 'clock'} />
      {clockText(left)}
    </span>
  )
}

function useLeft(left: number, running: boolean, since: number): number {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    setNow(Date.now() / 1000)
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000)
    return () => clearInterval(timer)
  }, [running, left, since])
  return running ? Math.max(0, left - Math.max(0, now - since)) : left
}

/** What one can do with the match itself; stands in the menu of the top bar. */
export function MatchMenu({ info, doings }: { info: MatchInfo; doings: Doings | undefined }): JSX.Element {
  const w = words.value
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <a href={api.recordPath(info.id)} download={`${info.game}-${info.id}.json`}>
        <Icon name="save" />
        {w.saveRecord}
      </a>
      <label class="c">
        <input
          type="checkbox"
          checked={asksTwice.value}
          onChange={(event) => askTwice(event.currentTarget.checked)}
        />
        <span>{w.confirmFinal}</span>
      </label>
      {doings &&
        info.standing.map((answer) => <StandingSwitch key={answer.id} answer={answer} doings={doings} />)}
      {doings && info.resign.length > 0 && (
        <button onClick={() => setLeaving(true)}>
          <Icon name="flag" />
          {w.resign}
        </button>
      )}
      {leaving && doings && (
        <Resigning ways={info.resign} resign={doings.resign} close={() => setLeaving(false)} />
      )}
    </>
  )
}

/** Lets the server answer by itself; it shows what holds there, so it turns when the server says so. */
function StandingSwitch({ answer, doings }: { answer: StandingInfo; doings: Doings }): JSX.Element {
  const change = (box: HTMLInputElement): void => {
    const on = box.checked
    box.checked = answer.on
    doings.switchStanding(answer.id, on)
  }
  return (
    <label class="c">
      <input type="checkbox" checked={answer.on} onChange={(event) => change(event.currentTarget)} />
      <span>{answer.label}</span>
    </label>
  )
}

/** Gives the seat up: as the rules of the game say, where they do now, or to a bot. */
function Resigning({
  ways,
  resign,
  close,
}: {
  ways: Resignation[]
  resign: Doings['resign']
  close: () => void
}): JSX.Element {
  const w = words.value
  const bot = { text: w.resignToBot, act: () => resign('bot') }
  if (!ways.includes('rules'))
    return (
      <Confirm question={w.resignQuestion} why={w.resignWhy} yes={w.resign} bad act={bot.act} close={close} />
    )
  return (
    <Confirm
      question={w.resignQuestion}
      why={w.resignBothWhy}
      yes={w.resignByRules}
      bad
      act={() => resign('rules')}
      or={bot}
      close={close}
    />
  )
}
