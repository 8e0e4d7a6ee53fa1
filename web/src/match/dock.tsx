/** The dock: what is asked and the options, or who chooses now, or how it ended; one size for all of them. */
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { classes } from '../classes'
import type { MatchInfo } from '../models'
import type { Scene } from '../types'
import { Ended } from './ended'
import { Hand } from './hand'
import { isHalved } from './hand-sheet'
import { useFocusGoesOn } from './focus'
import type { MatchActions } from './proposals'
import { Question } from './question'
import { Quiet } from './quiet'
import type { Offer } from './verbs'
import { t } from '../words'

export interface DockProps {
  scene: Scene
  info: MatchInfo | null
  /** What is offered now, all or behind a verb or thing. */ offer: Offer | null
  /** Beside the options, as a line below them, or elsewhere. */ hand?: 'own' | 'line' | 'drawer'
  /** Show all of the hand over the board. */ showHand?: (() => void) | undefined
  open: (verb: string) => void
  widen: () => void
  actions: MatchActions | undefined
  explain: (ids: string[]) => void
  rematch?: () => void
}

export function Dock(props: DockProps): JSX.Element {
  const { scene, offer, hand = 'drawer' } = props
  const { ask } = scene
  const dock = useRef<HTMLElement>(null)
  const view = offer?.inner ? offer.entries.map((entry) => entry.numbers[0]).join() : ''
  useFocusGoesOn(
    dock,
    ask ? `${ask.token} ${ask.decision} ${ask.options.length} ${view}` : String(scene.over),
  )
  const cards = scene.over ? null : scene.board.hand
  const held = hand !== 'drawer' && cards?.cards.length ? cards : null
  return (
    <section
      ref={dock}
      class={classes('dock', ask && 'is-asked', held && `with-hand-${hand}`)}
      id="dock"
      aria-label={ask ? t('your-turn') : t('waiting')}
    >
      {ask && offer ? (
        <Question {...props} ask={ask} offer={offer} />
      ) : scene.over ? (
        <Ended {...props} />
      ) : (
        <Quiet {...props} />
      )}
      {held && <Hand hand={held} open={isHalved(held) ? props.showHand : undefined} />}
    </section>
  )
}
