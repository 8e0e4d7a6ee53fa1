/** The menu of a match: the record, standing answers, giving up. */
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../api'
import type { MatchInfo, Resignation, StandingInfo } from '../models'
import { askTwice, asksTwice } from '../state'
import { Confirm, Icon } from '../ui'
import type { MatchActions } from './proposals'
import { t } from '../words'

/** What can be done with the match itself, in the menu of the top bar. */
export function MatchMenu({
  info,
  actions,
}: {
  info: MatchInfo
  actions: MatchActions | undefined
}): JSX.Element {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <a href={api.recordPath(info.id)} download={`${info.game}-${info.id}.json`}>
        <Icon name="save" />
        {t('save-record')}
      </a>
      <label class="check-field">
        <input
          type="checkbox"
          checked={asksTwice.value}
          onChange={(event) => askTwice(event.currentTarget.checked)}
        />
        <span>{t('confirm-final')}</span>
      </label>
      {actions &&
        info.standing.map((answer) => <StandingSwitch key={answer.id} answer={answer} actions={actions} />)}
      {actions && info.resign.length > 0 && (
        <button onClick={() => setLeaving(true)}>
          <Icon name="flag" />
          {t('resign')}
        </button>
      )}
      {leaving && actions && (
        <Resigning ways={info.resign} resign={actions.resign} close={() => setLeaving(false)} />
      )}
    </>
  )
}

/** Lets the server answer by itself; the switch shows the server's state, so it turns when the server confirms. */
function StandingSwitch({ answer, actions }: { answer: StandingInfo; actions: MatchActions }): JSX.Element {
  const change = (box: HTMLInputElement): void => {
    const on = box.checked
    box.checked = answer.on
    actions.switchStanding(answer.id, on)
  }
  return (
    <label class="check-field">
      <input type="checkbox" checked={answer.on} onChange={(event) => change(event.currentTarget)} />
      <span>{answer.label}</span>
    </label>
  )
}

/** Gives the seat up: by the rules of the game, if they allow it now, or to a bot. */
function Resigning({
  ways,
  resign,
  close,
}: {
  ways: Resignation[]
  resign: MatchActions['resign']
  close: () => void
}): JSX.Element {
  const bot = { text: t('resign-to-bot'), act: () => resign('bot') }
  if (!ways.includes('rules'))
    return (
      <Confirm
        question={t('resign-question')}
        why={t('resign-why')}
        yes={t('resign')}
        bad
        act={bot.act}
        close={close}
      />
    )
  return (
    <Confirm
      question={t('resign-question')}
      why={t('resign-both-why')}
      yes={t('resign-by-rules')}
      bad
      act={() => resign('rules')}
      or={bot}
      close={close}
    />
  )
}
