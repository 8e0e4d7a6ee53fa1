/** The table of a match: top bar, mats, board, side, dock and tabs, at every width. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { Said } from '../live'
import { meantPanel, sealsOf } from '../seals'
import { announcement, asksTwice, words } from '../state'
import type { MapPanel, MatrixPanel, RowPanel, Scene, TrackPanel } from '../types'
import type { MatchInfo } from '../models'
import { Icon, useMedia } from '../ui'
import { TopBar } from '../pages/layout'
import { MatchMenu } from './match-menu'
import { type MatchActions, ProposalBanner } from './proposals'
import { Hand, Rows, WideRow } from './cards'
import { Clauses, DetailPane } from './detail'
import { Dock } from './dock'
import { Log } from './log'
import { MapBoard } from './map'
import { Mats, OwnStrip, Ribbon, TurnOrder } from './mats'
import { Matrix } from './matrix'
import { Sheet } from './sheet'
import { hideDetail, TableContext, useTable } from './match-context'
import { Time, Tracks } from './track'
import { keysOf, offered } from './verbs'

export interface BoardProps {
  scene: Scene
  info: MatchInfo | null
  fresh?: ReadonlySet<string>
  news?: number
  pending?: number
  choose?: (option: number) => void
  actions?: MatchActions
  rematch?: () => void
  chat?: Said[]
  say?: (text: string) => void
  /** Stands in the dock's place (the replay bar). */
  instead?: ComponentChildren
  banner?: ComponentChildren
}

const NOTHING: ReadonlySet<string> = new Set()
/** So many cards are named. */
const FEW = 6
type View = 'board' | 'table' | 'seats' | 'log'

export function Board({
  scene,
  info,
  fresh = NOTHING,
  news = 0,
  pending = 0,
  choose,
  actions,
  rematch,
  chat = [],
  say,
  instead,
  banner,
}: BoardProps): JSX.Element {
  const w = words.value
  const preview = useSignal(0)
  const gathered = useSignal<readonly number[]>([])
  const lit = useSignal(NOTHING)
  useGameTheme(scene.game)
  const narrow = useMedia('(max-width: 1199px)')
  const [narrowed, setNarrowed] = useState<number[]>([])
  const [opened, setOpened] = useState('')
  const [confirming, setConfirming] = useState(0)
  const [looked, setLooked] = useState('')
  const [view, setView] = useState<View>('board')
  const [explained, setExplained] = useState<string[]>([])
  const ask = choose ? scene.ask : null
  const token = ask ? `${ask.token}${ask.decision}${ask.options.length}` : ''
  const show = useCallback((verb: string, some: number[]): void => {
    setOpened(verb)
    setNarrowed(some)
    setConfirming(0)
  }, [])
  const widen = useCallback((): void => show('', []), [show])
  useEffect(() => {
    preview.value = 0
    gathered.value = []
    widen()
    setLooked('')
    hideDetail()
  }, [token, preview, gathered, widen])
  const offer = useMemo(
    () => (ask ? offered(ask, scene.board.verbs, opened, narrowed) : null),
    [scene, ask, opened, narrowed],
  )
  const pick = useCallback(
    (n: number): void => {
      const option = ask?.options[n - 1]
      if (!option?.final || !asksTwice.value || confirming === n) return choose?.(n)
      setConfirming(n)
      if (offer && !keysOf(offer).has(n)) setNarrowed([n])
      announcement.value = `${words.value.confirm}: ${option.label}`
    },
    [ask, choose, confirming, offer],
  )
  const table = useMemo(() => {
    const some = offer?.gathered && offer.inner ? offer.entries.flatMap((entry) => entry.numbers) : undefined
    return {
      scene,
      seals: sealsOf(ask, some),
      keys: offer ? keysOf(offer) : new Map<number, number>(),
      fresh,
      pending,
      preview,
      gathered,
      confirming,
      choose: pick,
      narrow: (some: number[]) => show('', some),
      lit,
    }
  }, [scene, ask, offer, fresh, pending, preview, gathered, confirming, pick, show, lit])
  const { panels, mats, time } = scene.board
  const maps = panels.filter((panel): panel is MapPanel => panel.type === 'map')
  const allRows = panels.filter((panel): panel is RowPanel => panel.type === 'row')
  const wide = allRows.filter((panel) => panel.wide)
  const boards = allRows.filter((panel) => panel.columns.length > 0)
  const rows = allRows.filter((panel) => !panel.wide && !panel.columns.length)
  const matrices = panels.filter((panel): panel is MatrixPanel => panel.type === 'matrix')
  const allTracks = panels.filter((panel): panel is TrackPanel => panel.type === 'track')
  const tracks = allTracks.filter((panel) => !panel.row)
  const own = mats.find((mat) => mat.you)
  const home = boards.find((panel) => panel.mat === own?.id) ?? boards[0]
  const others = [...boards, ...rows].filter((panel) => panel !== home)
  const middle =
    home &&
    ([home, ...others].find((panel) => panel.id === looked) ??
      meantPanel(home, others, table.seals, offer?.inner ?? false))
  const look = (id: string): void => {
    setLooked(id)
    setView('board')
  }
  const back = middle && middle !== home ? (): void => setLooked(home.id) : undefined
  const piles = middle && rows.length > 0 && <Piles rows={rows} shown={middle} open={look} />
  // With one opponent there is room below the mat, and the log needs the room in the side.
  const alone = !narrow && mats.filter((mat) => !boards.length || mat !== own).length === 1
  const elsewhere =
    ask && view !== 'board'
      ? false
      : onTable(table.seals, scene.board.hand ? [...rows, scene.board.hand] : rows, [...matrices, ...tracks])
  const tabs: [View, string, string, number][] = [
    ['board', maps.length ? 'globe' : 'wonder', scene.board.view || w.board, 0],
    ['table', 'grid', w.table, 0],
    ['seats', 'people', w.people, 0],
    ['log', 'list', w.log, news],
  ]
  return (
    <TableContext.Provider value={table}>
      <div class={classes('app', Boolean(instead) && 'past', wide.length > 0 && 'rowed')} data-view={view}>
        <a class="skip" href="#dock">
          {w.skip}
        </a>
        <TopBar
          title={scene.title}
          game={scene.game}
          replay={info && !instead ? `/replay/${info.id}` : ''}
          moment={scene.board.moment}
          {...(info && !instead ? { more: <MatchMenu info={info} actions={actions} /> } : {})}
        >
          {time && <Time time={time} />}
          {boards.length > 0 && <TurnOrder scene={scene} />}
        </TopBar>
        <main class="parts">
          {boards.length > 0 && <Ribbon scene={scene} />}
          {wide.map((panel) => (
            <WideRow key={panel.id} panel={panel} />
          ))}
          <Mats scene={scene} info={info} actions={actions} boards={boards} open={look}>
            {alone && piles}
          </Mats>
          <div class="board">
            {banner}
            {info && actions && <ProposalBanner info={info} seat={scene.viewer} actions={actions} />}
            {!boards.length && <Ribbon scene={scene} />}
            {maps.map((panel) => (
              <MapBoard key={panel.id} panel={panel} />
            ))}
            {middle && !(narrow && view === 'table') ? (
              middle.columns.length ? (
                <Sheet
                  panel={middle}
                  mat={mats.find((mat) => mat.id === middle.mat)}
                  banks={allTracks.filter((panel) => panel.row === middle.id)}
                  hand={middle === home && own && scene.board.hand ? scene.board.hand.cards : []}
                  close={back}
                />
              ) : (
                <Rows panels={[middle]} close={back} />
              )
            ) : (
              <Rows panels={rows} />
            )}
            {narrow && scene.board.hand && scene.board.hand.cards.length > 0 && (
              <div class="hand-below">
                <Hand hand={scene.board.hand} />
              </div>
            )}
          </div>
          {own && !boards.length && <OwnStrip mat={own} />}
          <section class="side" aria-label={w.table} tabIndex={0}>
            {matrices.map((panel) => (
              <Matrix key={panel.id} panel={panel} />
            ))}
            {tracks.length > 0 && <Tracks panels={tracks} />}
            {!alone && piles}
            <Log
              scene={scene}
              fresh={news}
              answered={actions && info ? info.answered : []}
              chat={chat}
              {...(say ? { say } : {})}
            />
          </section>
          {instead ?? (
            <Dock
              scene={scene}
              info={info}
              offer={offer}
              open={(verb) => show(verb, [])}
              widen={widen}
              actions={actions}
              explain={setExplained}
              {...(rematch ? { rematch } : {})}
            />
          )}
          <DetailPane />
        </main>
        <nav class="tabs" aria-label={w.views}>
          {tabs.map(([to, icon, label, count]) => (
            <button key={to} aria-current={view === to ? 'page' : undefined} onClick={() => setView(to)}>
              <Icon name={icon} />
              <span>
                {label}
                {count > 0 && <i class="new">{count}</i>}
                {to === 'table' && elsewhere && <i class="dotl" />}
              </span>
            </button>
          ))}
        </nav>
        {explained.length > 0 && <Clauses game={scene.game} ids={explained} close={() => setExplained([])} />}
      </div>
    </TableContext.Provider>
  )
}

/** Rows that have no place of their own beside boards: what lies there in a word, and a way to look. */
function Piles({
  rows,
  shown,
  open,
}: {
  rows: RowPanel[]
  shown: RowPanel
  open: (id: string) => void
}): JSX.Element {
  const { seals } = useTable()
  return (
    <div class="piles">
      {rows.map((row) => {
        const groups = [...new Set(row.cards.map((card) => card.group))].filter(Boolean)
        return (
          <button key={row.id} class="e" aria-pressed={row === shown} onClick={() => open(row.id)}>
            <Icon name={row.cards[0]?.icon ?? 'card'} />
            <span>{row.title}</span>
            <b>
              {row.cards.length <= FEW && row.cards.every((card) => card.state !== 'down')
                ? row.cards.map((card) => card.title).join(', ') || words.value.none
                : groups.join(', ')}
            </b>
            {row.cards.some((card) => seals.has(card.id)) && <i class="dotl" />}
          </button>
        )
      })}
    </div>
  )
}

/** A game may have colours of its own; see style/games. */
function useGameTheme(game: string): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = game
    return () => {
      delete document.documentElement.dataset['game']
    }
  }, [game])
}

/** Whether something can be chosen on the table's other view. */
function onTable(
  seals: ReadonlyMap<string, number[]>,
  rows: RowPanel[],
  side: (MatrixPanel | TrackPanel)[],
): boolean {
  return (
    rows.some((row) => row.cards.some((card) => seals.has(card.id))) ||
    side.some((panel) => panel.cells.some((cell) => seals.has(cell.id)))
  )
}
