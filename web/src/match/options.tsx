/** The options of a question, sized to share their box. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { classes } from '../classes'
import type { Ask, Option, Reason } from '../types'
import { Icon, useMedia } from '../ui'
import { explains, useTable } from './match-context'
import type { Size } from './layout'
import { useFonts, wordWidths } from './measure'
import { type Fit, fit, NOTHING, type Wording } from './options-layout'
import { useBox } from './use-box'
import { type Entry, isLesser, NO_KEY, sharedBeginning } from './verbs'
import { t } from '../words'

/** Names of a verb's options that fit below it. */
const SHORT = 30
/** Heights of a cell that a finger and a pointer can still hit. */
const TOUCHED = 44
const POINTED = 34
/** Least width of a column in the list of all options. */
const LISTED = 200

interface OptionsProps {
  ask: Ask
  entries: Entry[]
  barred: Reason[]
  /** They are all of one verb, which the question names. */ named: boolean
  /** All are listed, also those that do not fit. */ listed: boolean
  list: () => void
  open: (verb: string) => void
}

export function Options(props: OptionsProps): JSX.Element {
  const { ask, listed } = props
  const table = useTable()
  const box = useRef<HTMLDivElement>(null)
  const size = useBox(box)
  useFonts()
  const fine = useMedia('(pointer: fine)')
  const said = props.entries.map((entry) => ({ entry, ...saidBy(entry, ask, props.named) }))
  const layout = Number.isFinite(size.width)
    ? arranged(said, props.barred, size, fine ? POINTED : TOUCHED, table.confirming)
    : { cells: [], barred: [], fit: NOTHING }
  useFirstOnList(box, listed)
  const cells = listed ? said : layout.cells
  const rest = said.length - cells.length
  return (
    <div
      ref={box}
      class={classes(
        'options',
        listed && 'is-list',
        !listed && layout.fit.terse && 'is-terse',
        said.length === 1 && !layout.barred.length && 'is-single',
        !listed && layout.fit.tight && 'is-tight',
        !listed && layout.fit.narrow && 'is-narrow',
      )}
      style={{
        '--columns': listed ? Math.max(1, Math.floor(size.width / LISTED)) : layout.fit.columns,
        '--rows': layout.fit.rows,
        '--size': `${layout.fit.size}px`,
      }}
      role="group"
      aria-label={ask.prompt}
    >
      {cells.map((cell, i) => {
        const lines = listed ? 3 : (layout.fit.hints[i] ?? 0)
        const cut = !listed && (layout.fit.cut[i] ?? false)
        return cell.entry.verb ? (
          <VerbButton
            key={cell.entry.verb.id}
            cell={cell}
            verb={cell.entry.verb.id}
            lines={lines}
            open={props.open}
          />
        ) : (
          <OptionButton key={cell.entry.numbers[0]} ask={ask} cell={cell} lines={lines} cut={cut} />
        )
      })}
      {!listed &&
        layout.barred.map((part, i) => (
          <Barred key={part.label} part={part} lines={layout.fit.hints[cells.length + i] ?? 0} />
        ))}
      {rest > 0 && (
        <button class="option is-lesser show-more" onClick={props.list}>
          <b class="key" aria-hidden="true">
            <Icon name="chevron" />
          </b>
          <strong>{t('more', { n: rest })}</strong>
        </button>
      )}
    </div>
  )
}

/** An entry and what its cell says. */
export interface Cell {
  entry: Entry
  name: string
  hint: string
}
interface Arranged {
  cells: Cell[]
  barred: Reason[]
  fit: Fit
}
/** What is shown: barred options where there is room, and of too many first those that stand nowhere else. */
function arranged(cells: Cell[], barred: Reason[], size: Size, least: number, confirming: number): Arranged {
  const { width, height } = size
  for (let some = barred.length; some >= 0; some--) {
    const shown = barred.slice(0, some)
    const found = fit(
      width,
      height,
      [...cells.map(wordingOf), ...shown.map(({ label, value }) => wordingOf({ name: label, hint: value }))],
      least,
    )
    const all = found.shown === cells.length + some
    if (all && (!some || !found.terse)) return { cells, barred: shown, fit: found }
  }
  const first = cells.filter(({ entry }) => !entry.option.things.length || entry.numbers[0] === confirming)
  const ordered = [...first, ...cells.filter((cell) => !first.includes(cell))]
  const found = fit(width, height, ordered.map(wordingOf), least)
  const kept = ordered.slice(0, found.shown)
  const places = cells.filter((cell) => kept.includes(cell))
  const at = places.map((cell) => kept.indexOf(cell))
  return {
    cells: places,
    barred: [],
    fit: { ...found, hints: at.map((i) => found.hints[i] ?? 0), cut: at.map((i) => found.cut[i] ?? false) },
  }
}

const wordingOf = ({ name, hint }: Pick<Cell, 'name' | 'hint'>): Wording => ({
  name: wordWidths(name, 600),
  hint: wordWidths(hint, 400),
})

/** Whether its name says more than a number. */
const isNamed = (option: Option): boolean => !/^\d*$/.test(option.name)

function saidBy(
  { option, verb, title, numbers }: Entry,
  ask: Ask,
  named: boolean,
): { name: string; hint: string } {
  if (verb) {
    const names = numbers.map((n) => ask.options[n - 1]?.name ?? '').join(', ')
    return { name: verb.label, hint: names.length <= SHORT ? names : t('ways', { n: numbers.length }) }
  }
  if (named && isNamed(option)) return { name: option.name, hint: option.hint }
  if (!title) return { name: shortened(option.label, ask), hint: option.hint }
  const what = isNamed(option) ? option.name : ''
  return { name: title, hint: [what, option.hint].filter(Boolean).join('; ') }
}

/** A name without what all begin with, which the question says. */
function shortened(label: string, ask: Ask): string {
  const beginning = sharedBeginning(ask)
  const rest = label.startsWith(beginning) ? label.slice(beginning.length) : label
  return beginning ? rest.charAt(0).toUpperCase() + rest.slice(1) : rest
}

/** When all are listed, the focus is on the first of them. */
function useFirstOnList(box: { current: HTMLElement | null }, listed: boolean): void {
  const before = useRef(listed)
  useLayoutEffect(() => {
    if (before.current !== listed) box.current?.querySelector<HTMLElement>('.option')?.focus()
    before.current = listed
  }, [box, listed])
}

/** A verb: its options come when it is chosen. */
function VerbButton({
  cell: { entry, name, hint },
  verb,
  lines,
  open,
}: {
  cell: Cell
  verb: string
  lines: number
  open: (verb: string) => void
}): JSX.Element {
  const table = useTable()
  const look = (on: boolean): void => {
    table.gathered.value = on ? entry.numbers : []
  }
  return (
    <button
      class="option"
      data-option={entry.numbers[0]}
      data-verb={verb}
      aria-keyshortcuts={entry.key <= 9 ? String(entry.key) : undefined}
      aria-disabled={table.pending > 0 || undefined}
      onClick={() => {
        look(false)
        open(verb)
      }}
      {...explains(UNEXPLAINED, look)}
    >
      <Face seal={entry.key} name={name} hint={hint} lines={lines} />
    </button>
  )
}

const UNEXPLAINED = { title: '', kind: '', icon: '', text: '' }

interface OptionProps {
  ask: Ask
  cell: Cell
  /** Lines of the hint that fit. */ lines: number
  /** Its hint is not shown whole. */ cut: boolean
}

export function OptionButton({ ask, cell, lines, cut }: OptionProps): JSX.Element {
  const { entry, name, hint } = cell
  const { option } = entry
  const n = entry.numbers[0] ?? 0
  const table = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const asking = table.confirming === n
  useEffect(() => {
    if (asking) button.current?.scrollIntoView({ block: 'nearest' })
  }, [asking])
  const explained = useMemo(
    () => (cut ? { title: option.label, kind: '', icon: 'help', text: hint } : UNEXPLAINED),
    [cut, option, hint],
  )
  return (
    <button
      ref={button}
      class={classes(
        'option',
        isLesser(option, ask) && 'is-lesser',
        table.preview.value === n && 'is-preview',
        asking && 'is-asking',
        table.pending === n && 'is-sent',
      )}
      data-option={n}
      aria-keyshortcuts={entry.key >= 0 && entry.key <= 9 ? String(entry.key) : undefined}
      aria-disabled={table.pending > 0 || undefined}
      onClick={() => table.choose(n)}
      {...explains(explained, (on) => {
        table.preview.value = on ? n : 0
      })}
    >
      <Face
        seal={entry.key}
        name={asking ? `${t('confirm')}: ${name}` : name}
        hint={hint}
        lines={lines}
        final={option.final}
      />
    </button>
  )
}

function Face({
  seal,
  name,
  hint,
  lines,
  final = false,
}: {
  seal: number
  name: string
  hint: string
  lines: number
  final?: boolean
}): JSX.Element {
  return (
    <>
      {seal !== NO_KEY && (
        <b class="key" aria-hidden="true">
          {seal}
        </b>
      )}
      <strong>
        {name}
        {final && (
          <span class="final" title={t('final-note')}>
            <Icon name="lock" label={t('final-note')} />
          </span>
        )}
      </strong>
      {hint && <small style={{ '--lines': lines }}>{hint}</small>}
    </>
  )
}

function Barred({ part, lines }: { part: Reason; lines: number }): JSX.Element {
  return (
    <div class="option is-barred">
      <strong>{part.label}</strong>
      <small style={{ '--lines': lines }}>{part.value}</small>
    </div>
  )
}
