/** An event as it is carried out: its text, and which of its steps are done. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import { softened } from '../hyphens'
import { language } from '../state'
import type { Card, Step } from '../types'
import { Icon } from '../ui'
import { CardShell } from './card-shell'

interface EventProps {
  card: Card
  /** Its kind and its drawer are shown above. */ titled: boolean
}

export function EventCard({ card, titled }: EventProps): JSX.Element {
  return (
    <CardShell card={card} kind="event-card">
      {!titled && (
        <span class="event-kind">
          {card.kind}
          {card.foot && <em>{card.foot}</em>}
        </span>
      )}
      <span class="event-name">{softened(card.title, language.value)}</span>
      {card.text && <span class="event-text">{card.text}</span>}
      {card.steps.length > 0 && (
        <span class="event-steps">
          {card.steps.map((step, i) => (
            <EventStep key={i} step={step} />
          ))}
        </span>
      )}
    </CardShell>
  )
}

function EventStep({ step }: { step: Step }): JSX.Element {
  return (
    <span class={classes('event-step', step.state && `is-${step.state}`)}>
      {step.state === 'done' ? <Icon name="check" /> : step.state === 'now' ? <Icon name="chevron" /> : <i />}
      <span>{step.label}</span>
    </span>
  )
}
