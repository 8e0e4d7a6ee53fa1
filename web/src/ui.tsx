/** Small parts all pages are built from. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { classes } from './classes'
import { chipWidth, LEAD, PART } from './chips'
import { ICONS, PIECES } from './icons'
import type { Way } from './match/travel'
import { go } from './state'
import type { Piece } from './types'
import { t } from './words'

export const SHAPES: Record<number, string> = {
  1: 'M10 2.5L18 16.8H2z',
  2: 'M10 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8z',
  3: 'M3.4 3.4h13.2v13.2H3.4z',
  4: 'M10 1.6L18.4 10 10 18.4 1.6 10z',
  5: 'M7.4 2h5.2v5.4H18v5.2h-5.4V18H7.4v-5.4H2V7.4h5.4z',
  6: 'M10 1.5l2.5 5.5 6 .7-4.5 4.1 1.2 6-5.2-3-5.2 3 1.2-6L1.5 7.7l6-.7z',
  7: 'M10 1.5l7.4 4.3v8.5L10 18.5l-7.4-4.2V5.8z',
}

export function Icon({ name, label, flip }: { name: string; label?: string; flip?: boolean }): JSX.Element {
  const path = ICONS[name] ?? ICONS['card'] ?? ''
  return (
    <svg
      class={classes('icon', flip && 'flip', PIECES.has(name) && `icon-${name.replace('_', '-')}`)}
      viewBox="0 0 24 24"
      aria-hidden={label ? undefined : true}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}

/** A seat: always colour and shape together. */
export function Shape({ colour, label }: { colour: number; label?: string }): JSX.Element {
  return (
    <svg
      class={`seat seat-${colour}`}
      viewBox="0 0 20 20"
      aria-hidden={label ? undefined : true}
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      <path d={SHAPES[colour] ?? SHAPES[7]} />
    </svg>
  )
}

/** How a piece came to where it stands: along a way, from nowhere, or it stood there before. */
export function motion(way: Way | null | undefined): { class: string; style?: Record<string, string> } {
  if (way === undefined) return { class: '' }
  return way
    ? { class: 'travel', style: { '--dx': `${way.dx}px`, '--dy': `${way.dy}px` } }
    : { class: 'arrive' }
}

interface TokenProps {
  colour: number
  x: number
  y: number
  size?: number
  count?: number
  icon?: string
  mark?: string
  ghost?: boolean
  way?: Way | null | undefined
}

/** A piece inside an SVG. */
export function Token({
  colour,
  x,
  y,
  size = 19,
  count = 1,
  icon = '',
  mark = '',
  ghost = false,
  way,
}: TokenProps): JSX.Element {
  return (
    <g
      class={classes(`piece token seat-${colour}`, ghost && 'is-ghost')}
      transform={`translate(${x} ${y})`}
      aria-hidden="true"
    >
      {way !== undefined && <circle class="glow" cx={size / 2} cy={size / 2} r={size * 0.8} />}
      <g {...motion(way)}>
        <rect class="piece-shadow" x=".6" y="1.8" width={size} height={size} rx="3.5" />
        <rect class="piece-body" width={size} height={size} rx="3.5" />
        <Face colour={colour} size={size} icon={icon} mark={mark} />
        {count > 1 && (
          <g class="piece-count" transform={`translate(${size} 1)`}>
            <circle r="7" />
            <text dy=".36em" text-anchor="middle">
              {count}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}

/** What is drawn on a token: its letters, its icon, or the shape of its colour. */
function Face({
  colour,
  size,
  icon,
  mark,
}: {
  colour: number
  size: number
  icon: string
  mark: string
}): JSX.Element {
  if (mark)
    return (
      <text
        class="piece-mark"
        x={size / 2}
        y={size / 2}
        dy=".35em"
        text-anchor="middle"
        font-size={size * 0.58}
      >
        {mark}
      </text>
    )
  if (ICONS[icon])
    return (
      <path
        class="piece-icon"
        transform={`translate(${size * 0.14} ${size * 0.14}) scale(${size * 0.03})`}
        d={ICONS[icon]}
      />
    )
  return (
    <path
      class="piece-shape"
      transform={`translate(${size * 0.2} ${size * 0.2}) scale(${size * 0.03})`}
      d={SHAPES[colour] ?? SHAPES[7]}
    />
  )
}

/** A piece of several numbers inside an SVG; the strong one is square. */
export function NumberChip({
  piece,
  x,
  y,
  way,
}: {
  piece: Piece
  x: number
  y: number
  way: Way | null | undefined
}): JSX.Element {
  const { colour, counts, strong, mark, icon } = piece
  const width = chipWidth(piece)
  const lead = mark || icon ? LEAD : 0
  return (
    <g class={`piece chip seat-${colour}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      {way !== undefined && <rect class="glow" x="-4" y="-4" width={width + 8} height="29" rx="14" />}
      <g {...motion(way)}>
        <rect width={width} height="21" rx={strong ? 3 : 10.5} />
        {mark ? (
          <text class="chip-mark" x={3 + LEAD / 2} y="15.2" text-anchor="middle">
            {mark}
          </text>
        ) : (
          icon && <path class="chip-icon" transform="translate(4 3.6) scale(.57)" d={ICONS[icon] ?? ''} />
        )}
        {counts.map((count, i) => (
          <g
            key={count.label}
            class={count.colour ? `seat-${count.colour} is-other` : undefined}
            transform={`translate(${4 + lead + i * PART} 0)`}
          >
            {count.colour > 0 && <rect x="-1" y="2.5" width={PART - 1} height="16" rx="3" />}
            {count.icon ? (
              <path class="chip-icon" transform="translate(-.5 3.6) scale(.57)" d={ICONS[count.icon] ?? ''} />
            ) : (
              <path transform="translate(0 5.4) scale(.53)" d={SHAPES[count.colour || colour] ?? SHAPES[7]} />
            )}
            <text x="12" y="15.4">
              {count.value}
            </text>
          </g>
        ))}
      </g>
    </g>
  )
}

/** The round seal inside an SVG. */
export function Seal({
  x,
  y,
  text,
  r = 12.5,
  quiet = false,
}: {
  x: number
  y: number
  text: string
  r?: number
  quiet?: boolean
}): JSX.Element {
  return (
    <g class={quiet ? 'seal is-quiet' : 'seal'} transform={`translate(${x} ${y})`} aria-hidden="true">
      {!quiet && <circle class="halo" r={r + 5} />}
      <circle r={r} />
      <text dy=".35em" text-anchor="middle" font-size={text.length > 1 ? r * 1.05 : r * 1.3}>
        {text}
      </text>
    </g>
  )
}

interface LinkProps {
  to: string
  children: ComponentChildren
  class?: string
  title?: string
  target?: string
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
}

/** A link inside the client; with a target it is an ordinary one. */
export function Link({ to, children, ...rest }: LinkProps): JSX.Element {
  return (
    <a
      href={to}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button || rest.target) return
        event.preventDefault()
        go(to)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}

export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.2" />
      <circle cx="16" cy="16" r="9.4" />
      <path d="M16 1.8v4.8M16 25.4v4.8M1.8 16h4.8M25.4 16h4.8" />
      <circle class="dot" cx="16" cy="16" r="3" />
    </svg>
  )
}

/** Asks before something that others notice: a modal sheet, closed by Escape. */
export function Confirm({
  question,
  why,
  yes,
  bad = false,
  act,
  or,
  close,
}: {
  question: string
  why: string
  yes: string
  bad?: boolean
  act: () => void
  or?: { text: string; act: () => void } | undefined
  close: () => void
}): JSX.Element {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.showModal()
    return () => before?.focus()
  }, [])
  return (
    <dialog class="confirm panel" ref={box} aria-labelledby="confirm-q" onClose={close}>
      <h2 id="confirm-q">{question}</h2>
      <p>{why}</p>
      <div class="hstack">
        <button
          class={bad ? 'button bad' : 'button primary'}
          onClick={() => {
            act()
            box.current?.close()
          }}
        >
          {yes}
        </button>
        {or && (
          <button
            class="button"
            onClick={() => {
              or.act()
              box.current?.close()
            }}
          >
            {or.text}
          </button>
        )}
        <button class="button" onClick={() => box.current?.close()}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  )
}

export function Empty({
  icon,
  text,
  why,
  children,
}: {
  icon: string
  text: string
  why?: string
  children?: ComponentChildren
}): JSX.Element {
  return (
    <div class="notice-box">
      <Icon name={icon} />
      <p>{text}</p>
      {why && <small>{why}</small>}
      {children}
    </div>
  )
}

export function Failure({ text, again }: { text: string; again?: () => void }): JSX.Element {
  return (
    <div class="notice-box is-error" role="alert">
      <Icon name="warn" />
      <p>{text}</p>
      <small>{t('nothing-lost')}</small>
      {again && (
        <button class="button" onClick={again}>
          {t('again')}
        </button>
      )}
    </div>
  )
}

export function Loading({ text }: { text: string }): JSX.Element {
  return (
    <div class="notice-box is-loading" role="status">
      <i />
      <i />
      <i />
      <small>{text}</small>
    </div>
  )
}

/** Whether a media query holds, followed while it changes. */
export function useMedia(query: string): boolean {
  const [holds, set] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const follow = (): void => set(list.matches)
    follow()
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [query])
  return holds
}
