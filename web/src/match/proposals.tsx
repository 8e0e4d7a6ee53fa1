/** Proposals to the other players: take a choice back, give a seat to a bot. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { MatchInfo, ProposalInfo, Resignation } from '../models'
import { listed } from '../numbers'
import { announcement, language, words } from '../state'
import type { Mat } from '../types'
import { Confirm, Icon } from '../ui'

/** What a player can do in a match besides choosing. */
export interface MatchActions {
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
  actions,
}: {
  info: MatchInfo
  seat: number
  actions: MatchActions
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
  const answer = (own: number, agree: boolean): void => actions.answer(own, proposal.id, agree)
  const others = proposal.open.filter((open) => open !== asked)
  return (
    <section class="proposal-banner panel" role="region" aria-label={w.proposal}>
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
        <button class="btn primary" onClick={() => answer(meant, false)}>
          {w.stillHere}
        </button>
      ) : (
        asked !== undefined && (
          <>
            <button class="btn primary" onClick={() => answer(asked, true)}>
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
  actions,
  keys,
}: {
  info: MatchInfo | null
  actions: MatchActions
  keys: boolean
}): JSX.Element {
  const w = words.value
  const how = info?.undo ?? 'free'
  const [asking, setAsking] = useState(false)
  const press = (): void => {
    if (how === 'free') actions.undo()
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
          act={() => actions.propose('undo')}
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
  actions,
}: {
  mat: Mat
  info: MatchInfo
  actions: MatchActions
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
      <button class="btn secondary replace-button" onClick={() => setAsking(true)}>
        <Icon name="people" />
        {w.replaceByBot}
      </button>
      {asking && (
        <Confirm
          question={w.replaceQuestion(seat.name || mat.name)}
          why={w.replaceWhy}
          yes={w.ask}
          act={() => actions.propose('replace', mat.seat)}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}
