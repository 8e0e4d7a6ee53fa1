/** A chip of a seat's shape and two letters, in text. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Piece } from '../types'
import { Shape } from '../ui'

interface MarkChipProps {
  piece: Piece
  /** Drawn as an outline. */ open?: boolean
  /** The viewer's own is ringed. */ mine?: boolean
  /** A number beside the letters. */ value?: string
}

export function MarkChip({ piece, open = false, mine = false, value = '' }: MarkChipProps): JSX.Element {
  return (
    <span
      class={classes('mark-chip', `seat-${piece.colour}`, open && 'is-open', mine && 'is-mine')}
      role="img"
      aria-label={[piece.label, value].filter(Boolean).join(' ')}
      title={piece.label}
    >
      <Shape colour={piece.colour} />
      {piece.mark && <b>{piece.mark}</b>}
      {value && <i>{value}</i>}
    </span>
  )
}
