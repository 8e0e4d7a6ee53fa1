/** Proposals to the other players: take a choice back, give a seat to a bot. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { MatchInfo, ProposalInfo, Resignation } from '../models'
import { listed } from '../numbers'
import { announcement, language } from '../state'
import type { Mat } from '../types'
import { Confirm, Icon } from '../ui'
import { t } from '../words'

/** What a player can do in a match besides choosing. */
export interface MatchActions {
  undo: () => void
  propose: (kind: 'undo' | 'replace', target?: number) => void
  answer: (seat: number, proposal: string, agree: boolean) => void
  resign: (how: Resignation) => void
  switchStanding: (id: string, on: boolean) => void
}

function nameAt(info: MatchInfo, seat: number): string {
  return info.seats[seat]?.name || t('seat', { n: seat + 1 })
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
  const asked = info.you.find((own) => proposal.open.includes(own))
  const mine = info.you.includes(proposal.by)
  const meant = proposal.target !== null && info.you.includes(proposal.target) ? proposal.target : null
  const answer = (own: number, agree: boolean): void => actions.answer(own, proposal.id, agree)
  const others = proposal.open.filter((open) => open !== asked)
  return (
    <section class="proposal-banner panel" role="region" aria-label={t('proposal')}>
      <Icon name={proposal.kind === 'undo' ? 'undo' : 'people'} />
      <p>
        <b>{text}</b>
        {meant !== null && <small>{t('target-hint')}</small>}
        {others.length > 0 && (
          <small>
            {t('still-open', {
              names: listed(
                others.map((open) => nameAt(info, open)),
                language.value,
              ),
            })}
          </small>
        )}
      </p>
      {mine ? (
        <button class="button" onClick={() => answer(proposal.by, false)}>
          {t('withdraw')}
        </button>
      ) : meant !== null ? (
        <button class="button primary" onClick={() => answer(meant, false)}>
          {t('still-here')}
        </button>
      ) : (
        asked !== undefined && (
          <>
            <button class="button primary" onClick={() => answer(asked, true)}>
              <Icon name="check" />
              {t('agree')}
            </button>
            <button class="button" onClick={() => answer(asked, false)}>
              {t('refuse')}
            </button>
          </>
        )
      )}
    </section>
  )
}

function proposalText(info: MatchInfo, proposal: ProposalInfo, seat: number): string {
  const by = nameAt(info, proposal.by)
  const target = proposal.target === null ? '' : nameAt(info, proposal.target)
  if (proposal.by === seat)
    return proposal.kind === 'undo' ? t('you-want-undo') : t('you-want-replace', { target })
  return proposal.kind === 'undo' ? t('wants-undo', { name: by }) : t('wants-replace', { name: by, target })
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
        class="button"
        aria-disabled={off || undefined}
        onClick={press}
        title={how === 'ask' ? t('undo-ask-title') : how === 'no' ? t('undo-no') : t('undo-title')}
      >
        <Icon name="undo" />
        <span>{how === 'ask' ? t('undo-ask') : t('undo')}</span> {keys && <kbd aria-hidden="true">U</kbd>}
      </button>
      {asking && (
        <Confirm
          question={t('undo-ask-question')}
          why={t('undo-ask-why')}
          yes={t('ask')}
          act={() => actions.propose('undo')}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** On the mat of a player whom the others wait for: let a bot play on. */
export function ReplaceButton({
  mat,
  info,
  actions,
}: {
  mat: Mat
  info: MatchInfo
  actions: MatchActions
}): JSX.Element | null {
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
      <button class="button secondary replace-button" onClick={() => setAsking(true)}>
        <Icon name="people" />
        {t('replace-by-bot')}
      </button>
      {asking && (
        <Confirm
          question={t('replace-question', { name: seat.name || mat.name })}
          why={t('replace-why')}
          yes={t('ask')}
          act={() => actions.propose('replace', mat.seat)}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}
