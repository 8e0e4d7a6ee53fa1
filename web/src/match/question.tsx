/** A question: what is asked, why, what may be taken back, and the options. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Ask, Card, Scene } from '../types'
import { Icon } from '../ui'
import { amountsOf } from './amount'
import { Amounts } from './amounts'
import type { DockProps } from './dock'
import { useKeys } from './keys'
import { useRovingFocus } from './roving'
import { explains, useTable } from './match-context'
import { Options } from './options'
import { UndoButton } from './proposals'
import { Pools, poolsOf } from './stats'
import { type Offer, sharedBeginning } from './verbs'
import { t } from '../words'

/** Fewer amounts are options like others, with all that is to be said of them. */
const MANY_AMOUNTS = 5

interface QuestionProps extends DockProps {
  ask: Ask
  offer: Offer
}

export function Question({
  scene,
  info,
  ask,
  offer,
  open,
  widen,
  actions,
  explain,
}: QuestionProps): JSX.Element {
  const { confirming, choose } = useTable()
  const [listed, setListed] = useState(false)
  const { entries, gathered, inner } = offer
  const question = `${ask.token} ${ask.decision}`
  useEffect(() => setListed(false), [question, inner])
  const amounts = inner ? null : amountsOf(ask)
  const back = listed ? (): void => setListed(false) : inner || confirming ? widen : undefined
  const keys = entries.map((entry) => entry.key).filter((key) => key >= 0)
  useKeys({
    question,
    least: Math.min(...keys),
    most: Math.max(...keys),
    choose: (key) => {
      const entry = entries.find((one) => one.key === key)
      if (entry?.verb) open(entry.verb.id)
      else if (entry) choose(entry.numbers[0] ?? 0)
    },
    explain: () => explain(ask.clauses),
    back,
  })
  const verb =
    inner && gathered
      ? scene.board.verbs.find((one) => entries.every((entry) => entry.option.action[0] === one.id))
      : undefined
  const shared = sharedBeginning(ask).replace(/: $/, '')
  const work = scene.board.mats.find((mat) => mat.you)?.played.find((card) => card.reason)
  return (
    <div class="dock-main">
      <div class="dock-head">
        <span class="dock-tag">{t('your-turn')}</span>
        <CarriedOut scene={scene} work={work} />
        <Steps scene={scene} />
      </div>
      <h2 class="question" tabIndex={-1}>
        {ask.prompt}
        {verb && <em> {verb.label}</em>}
        {shared && <em> {shared}</em>}
      </h2>
      <Why ask={ask} work={work} explain={explain} />
      <Picked ask={ask} />
      {amounts && amounts.length >= MANY_AMOUNTS ? (
        <Amounts amounts={amounts} ask={ask} entries={entries} />
      ) : (
        <Options
          ask={ask}
          entries={entries}
          barred={inner ? [] : scene.board.barred}
          named={Boolean(verb)}
          listed={listed}
          list={() => setListed(true)}
          open={open}
        />
      )}
      <div class="dock-actions">
        {(listed || inner) && back && <BackButton back={back} gathered={gathered && !listed} />}
        {actions && <UndoButton info={info} actions={actions} keys />}
        <button class="button secondary" onClick={() => explain(ask.clauses)} title={t('explain-title')}>
          <Icon name="help" />
          <span>{t('explain')}</span> <kbd aria-hidden="true">?</kbd>
        </button>
      </div>
    </div>
  )
}

function BackButton({ back, gathered }: { back: () => void; gathered: boolean }): JSX.Element {
  const text = gathered ? t('to-verbs') : t('all')
  return (
    <button class="button go-back" onClick={back} title={text}>
      <Icon name="chevron" flip />
      <span>{text}</span> <kbd aria-hidden="true">Esc</kbd>
    </button>
  )
}

/** The card that is carried out, and what can be spent on it. */
function CarriedOut({ scene, work }: { scene: Scene; work: Card | undefined }): JSX.Element {
  const pools = scene.board.mats.filter((mat) => mat.you).flatMap(poolsOf)
  return (
    <>
      {work && (
        <span class="carried-out">
          <Icon name={work.icon} />
          {work.title}
        </span>
      )}
      {pools.map((pool) => (
        <Pools key={pool.icon} pool={pool} worded />
      ))}
    </>
  )
}

/** The steps this question is one of; else where in the match we are. */
function Steps({ scene }: { scene: Scene }): JSX.Element {
  const { steps, moment } = scene.board
  if (!steps.length) return <span class="dock-moment">{moment}</span>
  return (
    <ol class="dock-steps">
      {steps.map((step, i) => (
        <li key={i} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          {step.state === 'done' && <Icon name="check" />}
        </li>
      ))}
    </ol>
  )
}

function Why({
  ask,
  work,
  explain,
}: {
  ask: Ask
  work: Card | undefined
  explain: (ids: string[]) => void
}): JSX.Element {
  const task = work?.band && work.text ? `${work.title}: ${work.text}.` : ''
  const links = useRovingFocus<HTMLSpanElement>()
  const whole = { title: ask.prompt, kind: '', icon: '', text: `${task} ${ask.why}` }
  return (
    <div class="why">
      <p {...explains(whole)}>
        {task && <b>{task} </b>}
        {ask.why}
      </p>
      <span class="clause-links" ref={links}>
        {ask.clauses.map((id) => (
          <button key={id} class="clause-link" data-roving onClick={() => explain([id])}>
            {id}
          </button>
        ))}
      </span>
    </div>
  )
}

function Picked({ ask }: { ask: Ask }): JSX.Element | null {
  if (!ask.picked.length) return null
  return (
    <p class="picked">
      {t('picked')}:
      {ask.picked.map((text, i) => (
        <span key={i}>
          <Icon name="check" />
          {text}
        </span>
      ))}
    </p>
  )
}
