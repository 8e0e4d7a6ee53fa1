/** The mats: how each player is doing. The viewer's own is larger. */
import { Fragment, type JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { Fact, Mat, RowPanel, Scene } from '../types'
import type { MatchInfo } from '../models'
import { Icon, Shape } from '../ui'
import { ClockTag } from './clock'
import { type MatchActions, ReplaceButton } from './proposals'
import { Chip } from './card'
import { HeadStats, Holdings } from './holdings'
import { Pools, poolsOf, StatCell } from './stats'
import { type Explained, explains, useTable, useThing } from './match-context'
import { t } from '../words'

interface MatsProps {
  scene: Scene
  info: MatchInfo | null
  actions: MatchActions | undefined
  /** Boards of their own, the one that stands in the middle, and how to look at another. */ boards: RowPanel[]
  home: RowPanel | undefined
  open: (id: string) => void
  /** Show only the viewer's own mat. */ ownOnly?: boolean
}

export function Mats({ scene, info, actions, boards, home, open, ownOnly = false }: MatsProps): JSX.Element {
  const boarded = (mat: Mat): RowPanel | undefined => boards.find((board) => board.mat === mat.id)
  const mats = [
    ...scene.board.mats.filter((mat) => mat.you && !(home && boarded(mat))),
    ...scene.board.mats.filter((mat) => !mat.you && !ownOnly),
  ]
  const box = useRef<HTMLElement>(null)
  const below = useBelow(box, scene)
  return (
    <section class="mats" aria-label={t('people')} tabIndex={0} ref={box}>
      {mats.map((mat) => (
        <MatSheet
          key={mat.id}
          mat={mat}
          info={info}
          actions={actions}
          board={boarded(mat)}
          brief={Boolean(home)}
          open={open}
        />
      ))}
      {below > 0 && (
        <button
          class="more-below"
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })}
        >
          {mats.slice(-below).map((mat) => (
            <span key={mat.id}>
              <Shape colour={mat.colour} label={mat.name} />
              {mat.points}
            </span>
          ))}
          <em>{t('more-below', { n: below })}</em>
          <Icon name="chevron" />
        </button>
      )}
    </section>
  )
}

/** How many mats are cut off below. */
function useBelow(box: { current: HTMLElement | null }, scene: Scene): number {
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const list = box.current
    if (!list) return undefined
    const count = (): void => {
      const end = list.getBoundingClientRect().bottom
      setBelow(
        [...list.querySelectorAll('.mat')].filter((mat) => mat.getBoundingClientRect().bottom > end + 4)
          .length,
      )
    }
    count()
    const watch = new ResizeObserver(count)
    watch.observe(list)
    list.addEventListener('scroll', count, { passive: true })
    return () => {
      watch.disconnect()
      list.removeEventListener('scroll', count)
    }
  }, [box, scene])
  return below
}

/** Whether a value has changed since it was first shown. */
function useChanged(value: string): boolean {
  const first = useRef(value)
  const changed = useRef(false)
  if (first.current !== value) changed.current = true
  return changed.current
}

/** Numbers of a mat beyond this are laid out in two lines. */
const MOST_IN_LINE = 6
/** Icons of facts that stand elsewhere on a mat with a board. */
const SHOWN: ReadonlySet<string> = new Set(['warn', 'hand', 'population', 'government'])

interface MatProps {
  mat: Mat
  info: MatchInfo | null
  actions: MatchActions | undefined
  board: RowPanel | undefined
  /** Its facts stand on its board. */ brief: boolean
  open: (id: string) => void
}

function MatSheet({ mat, info, actions, board, brief, open }: MatProps): JSX.Element {
  const thing = useThing(mat.id, mat.name)
  const table = useTable()
  const on = mat.active && !table.scene.over
  const bump = useChanged(mat.points)
  const rate = mat.stats.find((stat) => stat.icon === mat.points_icon)
  const made = mat.facts.find(isPoints)
  const stats = mat.stats.filter((stat) => stat !== rate)
  return (
    <section
      class={classes(
        `mat seat-${mat.colour}`,
        on && (mat.you || board || mat.holdings.length > 0) && 'on',
        mat.you && 'own-mat',
        thing.can && 'can',
        thing.active && 'is-preview',
        thing.lit && 'is-lit',
      )}
      aria-label={mat.name}
    >
      <header>
        <Shape colour={mat.colour} />
        <h2>{mat.name}</h2>
        {mat.you ? (
          <span class="you">{t('you')}</span>
        ) : (
          <small>
            {mat.person || (board && mat.facts.find((fact) => fact.icon === 'government')?.value)}
          </small>
        )}
        {mat.holdings.length > 0 && <HeadStats stats={stats} />}
        {thing.can && (
          <button
            class={thing.text ? 'key' : 'key quiet'}
            aria-label={thing.label}
            data-thing={mat.id}
            onClick={thing.click}
            onMouseEnter={() => thing.look(true)}
            onMouseLeave={() => thing.look(false)}
          >
            {thing.seal || '•'}
          </button>
        )}
        {info?.clock && mat.seat >= 0 && info.seats[mat.seat]?.kind === 'person' && (
          <ClockTag clock={info.clock} seat={mat.seat} own={mat.you} />
        )}
        {board && (
          <button
            class="icon-button open-board"
            aria-label={t('board-of', { name: mat.name })}
            title={t('board-of', { name: mat.name })}
            onClick={() => open(board.id)}
          >
            <Icon name="eye" />
          </button>
        )}
        <span class="points">
          <span key={mat.points} class={bump ? 'bump' : ''}>
            {mat.points}
          </span>
          {rate ? (
            <small
              {...explains({ title: rate.label, kind: '', icon: rate.icon, text: '', lines: rate.reasons })}
            >
              {rate.value}
            </small>
          ) : (
            <small {...(made && explains(inNumbers(made)))}>{t('vp')}</small>
          )}
        </span>
      </header>
      {stats.length > 0 && !mat.holdings.length && (
        <div
          class={stats.length > MOST_IN_LINE ? 'mat-stats two' : 'mat-stats'}
          style={{ '--half': Math.ceil(stats.length / 2) }}
        >
          {stats.map((stat) => (
            <StatCell key={stat.id || stat.icon} stat={stat} />
          ))}
        </div>
      )}
      {mat.holdings.length > 0 && <Holdings holdings={mat.holdings} />}
      {board && brief ? (
        <BoardFacts mat={mat} board={board} />
      ) : (
        <FactLines facts={mat.facts} own={mat.you} known={common(table.scene)} />
      )}
      {info && actions && !mat.you && <ReplaceButton mat={mat} info={info} actions={actions} />}
    </section>
  )
}

/** In short what stands on somebody's board: what can be spent, names, workers by column; dangers last. */
function BoardFacts({ mat, board }: { mat: Mat; board: RowPanel }): JSX.Element {
  const named = namedFacts(mat)
  const workers = board.columns
    .map((column, i) => ({ column, n: workersIn(board, i) }))
    .filter(({ n }) => n > 0)
  return (
    <>
      <div class="fact-line">
        {poolsOf(mat).map((pool) => (
          <Pools key={pool.icon} pool={pool} />
        ))}
      </div>
      <div class="brief-facts">
        {named.map(({ icon, label, names }) => (
          <span key={icon} {...explains({ title: label, kind: '', icon, text: names.join(', ') })}>
            <Icon name={icon} label={label} />{' '}
            {icon === 'leader' ? <b>{names.join(', ')}</b> : names.join(', ')}
          </span>
        ))}
      </div>
      {workers.length > 0 && (
        <div class="workers">
          {workers.map(({ column, n }) => (
            <span key={column.name}>
              <Icon name={column.icon} label={column.name} />
              <b>{n}</b>
            </span>
          ))}
        </div>
      )}
      {mat.facts
        .filter((fact) => fact.icon === 'warn')
        .map((fact) => (
          <Line key={fact.label} fact={fact} />
        ))}
    </>
  )
}

/** Facts that name something, those of one icon together; what is being built with how far it is. */
function namedFacts(mat: Mat): { icon: string; label: string; names: string[] }[] {
  const found = new Map<string, { icon: string; label: string; names: string[] }>()
  for (const [fact, progress] of grouped(mat.facts)) {
    if (!fact || fact.pools.length || SHOWN.has(fact.icon)) continue
    const name = progress
      ? `${fact.label} ${progress.progress.join('/')}`
      : fact.icon === 'pact'
        ? fact.label
        : fact.value
    const known = found.get(fact.icon)
    if (known) known.names.push(name)
    else found.set(fact.icon, { icon: fact.icon, label: fact.label, names: [name] })
  }
  return [...found.values()]
}

function workersIn(board: RowPanel, column: number): number {
  const counts = board.cards
    .filter((card) => card.place?.[0] === column)
    .flatMap((card) => card.pieces.flatMap((piece) => piece.counts))
  return counts
    .filter((count) => count.icon === 'yellow')
    .reduce((sum, count) => sum + Number(count.value), 0)
}

/** Labels that stand on every mat and name no zone: their icon says enough. */
function common(scene: Scene): ReadonlySet<string> {
  const zones = new Set(
    scene.board.panels.flatMap((panel) =>
      panel.type === 'matrix' ? panel.zones.map((zone) => zone.name) : [],
    ),
  )
  const sets = scene.board.mats
    .filter((mat) => mat.seat >= 0)
    .map((mat) => new Set(mat.facts.map((fact) => fact.label)))
  return new Set(
    [...(sets[0] ?? [])].filter((label) => !zones.has(label) && sets.every((set) => set.has(label))),
  )
}

/** A fact and the progress lines that belong to it. */
function grouped(facts: Fact[]): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const last = groups[groups.length - 1]
    if (fact.progress.length && last) last.push(fact)
    else groups.push([fact])
  }
  return groups
}

/**
 * Words first, then cards in one flow, then plans. Mats of others are brief: what a number means stands in
 * its explanation.
 */
function FactLines({
  facts,
  own,
  known,
}: {
  facts: Fact[]
  own: boolean
  known: ReadonlySet<string>
}): JSX.Element {
  const groups = grouped(facts)
  const plans = groups.filter((group) => group.length > 1)
  const single = groups.flatMap((group) => (group.length === 1 ? group : []))
  const numbers = single.filter((fact) => fact.stats.length && !isPoints(fact))
  const points = own ? single.find(isPoints) : undefined
  const lines = single.filter((fact) => !fact.cards.length && !fact.stats.length)
  const cards = single.filter((fact) => fact.cards.length)
  return (
    <>
      {numbers.length > 0 && (
        <div class="number-facts">
          {numbers
            .filter((fact) => !isHeld(fact))
            .map((fact) => (
              <Numbers key={fact.label} fact={fact} />
            ))}
          <span class="held-numbers">
            {numbers.filter(isHeld).map((fact) => (
              <Numbers key={fact.label} fact={fact} />
            ))}
          </span>
        </div>
      )}
      {own && !numbers.length ? (
        lines.map((fact) => <Line key={fact.label} fact={fact} />)
      ) : (
        <>
          {lines
            .filter((fact) => fact.icon === 'warn')
            .map((fact) => (
              <Line key={fact.label} fact={fact} />
            ))}
          <div class="brief-facts">
            {lines
              .filter((fact) => fact.icon !== 'warn')
              .map((fact) => (
                <Brief key={fact.label} fact={fact} known={known.has(fact.label)} />
              ))}
          </div>
        </>
      )}
      {cards.length > 0 && (
        <div class="chip-list">
          {cards.map(
            ({ label, value, icon, cards: [first, ...rest] }) =>
              first && (
                <Fragment key={label}>
                  <span class="icon-chip">
                    {icon && (
                      <span class="chip-icon" {...explains({ title: label, kind: '', icon, text: value })}>
                        <Icon name={icon} label={`${label}: ${value}`} />
                      </span>
                    )}
                    <Chip card={first} brief={rest.length > 0} />
                  </span>
                  {rest.map((card) => (
                    <Chip key={card.id} card={card} brief />
                  ))}
                </Fragment>
              ),
          )}
        </div>
      )}
      {points && (
        <div class="number-facts is-points">
          <span class="label">{points.label}</span>
          <Numbers fact={points} />
        </div>
      )}
      {plans.map(([head, ...parts]) => head && <Plan key={head.label} head={head} parts={parts} own={own} />)}
    </>
  )
}

/** Where points come from: on rivals' mats it explains their sum. */
const isPoints = (fact: Fact): boolean => fact.icon === 'vp' && fact.stats.length > 0
/** What is held is framed, beside what stands on the board. */
const isHeld = (fact: Fact): boolean => fact.icon === 'hand' || fact.icon === 'technology'

function inNumbers(fact: Fact): Explained {
  const lines = fact.stats.map(({ label, value }) => ({ label, value }))
  return { title: fact.label, kind: '', icon: fact.icon, text: '', lines }
}

/** A fact in several numbers. */
function Numbers({ fact }: { fact: Fact }): JSX.Element {
  return (
    <span
      class={classes('fact-numbers', isHeld(fact) && 'is-framed')}
      role="img"
      aria-label={`${fact.label}: ${fact.value}`}
      {...explains(inNumbers(fact))}
    >
      {fact.stats.map((stat) => (
        <span key={stat.icon}>
          <Icon name={stat.icon} />
          <b>{stat.value}</b>
        </span>
      ))}
    </span>
  )
}

function Line({ fact }: { fact: Fact }): JSX.Element {
  return (
    <div
      class={classes('fact-line', fact.icon === 'warn' && 'danger')}
      {...explains({ title: fact.label, kind: '', icon: fact.icon, text: fact.value })}
    >
      {fact.icon && <Icon name={fact.icon} />}
      <span class="label">{fact.label}</span>
      <span class="value">{fact.value}</span>
    </div>
  )
}

function Brief({ fact, known }: { fact: Fact; known: boolean }): JSX.Element {
  const number = known && /^\d/.test(fact.value)
  return (
    <span {...explains({ title: fact.label, kind: '', icon: fact.icon, text: fact.value })}>
      {fact.icon && <Icon name={fact.icon} label={number ? fact.label : ''} />}
      {!number && <b>{fact.label}</b>} {fact.value}
    </span>
  )
}

/** How much of `[done, all]` is done. */
function percentOf([done = 0, all = 1]: number[]): number {
  return Math.min(100, Math.round((100 * done) / Math.max(1, all)))
}

function Plan({ head, parts, own }: { head: Fact; parts: Fact[]; own: boolean }): JSX.Element {
  if (!own)
    return (
      <div
        class="fact-line"
        {...explains({
          title: head.label,
          kind: head.value,
          icon: head.icon,
          text: '',
          lines: parts.map((part) => ({
            label: `${part.label}: ${part.progress.join('/')}`,
            value: part.value,
          })),
        })}
      >
        <Icon name={head.icon} />
        <span class="label">{head.label}</span>
        <span class="value plan-parts">
          {parts.map((part) => (
            <span key={part.label}>
              <Icon name={part.icon} label={part.label} />
              {part.progress.join('/')}
            </span>
          ))}
        </span>
      </div>
    )
  return (
    <div class="plan">
      <div class="plan-head">
        <Icon name={head.icon} />
        <b>{head.label}</b>
        <span class="value">{head.value}</span>
      </div>
      {parts.map((part) => (
        <div class="progress" key={part.label}>
          <span>{part.label}</span>
          <span class="bar">
            <i
              style={{
                width: `${percentOf(part.progress)}%`,
              }}
            />
          </span>
          <b>{part.progress.join('/')}</b>
          <span>{part.value}</span>
        </div>
      ))}
    </div>
  )
}
