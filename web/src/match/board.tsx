/** The table of a match: top bar, mats, board, side, dock and tabs, at every width. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Said } from '../live'
import { sealsOf } from '../seals'
import { words } from '../state'
import type { MapPanel, MatrixPanel, RowPanel, Scene, TrackPanel } from '../types'
import type { MatchInfo } from '../wire'
import { Icon, useMedia } from '../ui'
import { TopBar } from '../pages/frame'
import { type Doings, MatchMenu, ProposalBanner } from './affairs'
import { Hand, Rows, WideRow } from './cards'
import { Clauses, DetailPane } from './detail'
import { Dock } from './dock'
import { Log } from './log'
import { MapBoard } from './map'
import { Mats, OwnStrip, Ribbon } from './mats'
import { Matrix } from './matrix'
import { hideDetail, TableContext } from './table'
import { Time, Tracks } from './track'

export interface BoardProps {
  scene: Scene
  info: MatchInfo | null
  fresh?: ReadonlySet<string>
  news?: number
  pending?: number
  choose?: (option: number) => void
  doings?: Doings
  rematch?: () => void
  chat?: Said[]
  say?: (text: string) => void
  /** Stands in the dock's place (the replay bar). */
  instead?: ComponentChildren
  banner?: ComponentChildren
}

const NOTHING: ReadonlySet<string> = new Set()
type View = 'board' | 'table' | 'seats' | 'log'

export function Board({ scene, info, fresh = NOTHING, news = 0, pending = 0, choose, doings, rematch, chat = [], say, instead, banner }: BoardProps): JSX.Element {
  const w = words.value
  const preview = useSignal(0)
  const lit = useSignal(NOTHING)
  useGameTheme(scene.game)
  const narrow = useMedia('(max-width: 1199px)')
  const [narrowed, setNarrowed] = useState<number[]>([])
  const [view, setView] = useState<View>('board')
  const [explained, setExplained] = useState<string[]>([])
  const ask = choose ? scene.ask : null
  const token = ask ? `${ask.token}${ask.decision}${ask.options.length}` : ''
  useEffect(() => {
    preview.value = 0
    setNarrowed([])
    hideDetail()
  }, [token])
  const table = useMemo(() => ({ scene, seals: sealsOf(ask), fresh, pending, preview, choose: choose ?? (() => undefined), narrow: setNarrowed, lit }), [scene, ask, fresh, pending, choose])
  const { panels, mats, time } = scene.board
  const maps = panels.filter((panel): panel is MapPanel => panel.type === 'map')
  const allRows = panels.filter((panel): panel is RowPanel => panel.type === 'row')
  const wide = allRows.filter((panel) => panel.wide)
  const rows = allRows.filter((panel) => !panel.wide)
  const matrices = panels.filter((panel): panel is MatrixPanel => panel.type === 'matrix')
  const tracks = panels.filter((panel): panel is TrackPanel => panel.type === 'track')
  const own = mats.find((mat) => mat.you)
  const elsewhere = ask && view !== 'board' ? false : onTable(table.seals, scene.board.hand ? [...rows, scene.board.hand] : rows, [...matrices, ...tracks])
  const tabs: [View, string, string, number][] = [['board', 'globe', w.board, 0], ['table', 'grid', w.table, 0], ['seats', 'people', w.people, 0], ['log', 'list', w.log, news]]
  return (
    <TableContext.Provider value={table}>
      <div class={`app${instead ? ' past' : ''}${wide.length ? ' rowed' : ''}`} data-view={view}>
        <a class="skip" href="#dock">{w.skip}</a>
        <TopBar title={scene.title} game={scene.game} replay={info && !instead ? `/replay/${info.id}` : ''} moment={scene.board.moment} {...(info && !instead ? { more: <MatchMenu info={info} doings={doings} /> } : {})}>{time && <Time time={time} />}</TopBar>
        <main class="parts">
        {wide.map((panel) => <WideRow key={panel.id} panel={panel} />)}
        <Mats scene={scene} info={info} doings={doings} />
        <div class="board">
          {banner}
          {info && doings && <ProposalBanner info={info} seat={scene.viewer} doings={doings} />}
          <Ribbon scene={scene} />
          {maps.map((panel) => <MapBoard key={panel.id} panel={panel} />)}
          <Rows panels={rows} />
          {narrow && scene.board.hand && scene.board.hand.cards.length > 0 && <div class="hand-below"><Hand hand={scene.board.hand} /></div>}
        </div>
        {own && <OwnStrip mat={own} />}
        <section class="side" aria-label={w.table} tabIndex={0}>
          {matrices.map((panel) => <Matrix key={panel.id} panel={panel} />)}
          {tracks.length > 0 && <Tracks panels={tracks} />}
          <Log scene={scene} fresh={news} chat={chat} {...(say ? { say } : {})} />
        </section>
        {instead ?? <Dock scene={scene} info={info} narrowed={narrowed} widen={() => setNarrowed([])} doings={doings} explain={setExplained} {...(rematch ? { rematch } : {})} />}
        </main>
        <nav class="tabs" aria-label={w.views}>
          {tabs.map(([to, icon, label, count]) => (
            <button key={to} aria-current={view === to ? 'page' : undefined} onClick={() => setView(to)}>
              <Icon name={icon} /><span>{label}{count > 0 && <i class="new">{count}</i>}{to === 'table' && elsewhere && <i class="dotl" />}</span>
            </button>
          ))}
        </nav>
        {explained.length > 0 && <Clauses game={scene.game} ids={explained} close={() => setExplained([])} />}
        <DetailPane />
      </div>
    </TableContext.Provider>
  )
}

/** A game may have colours of its own; see style/games. */
function useGameTheme(game: string): void {
  useEffect(() => {
    document.documentElement.dataset['game'] = game
    return () => { delete document.documentElement.dataset['game'] }
  }, [game])
}

/** Whether something can be chosen on the table's other view. */
function onTable(seals: ReadonlyMap<string, number[]>, rows: RowPanel[], side: (MatrixPanel | TrackPanel)[]): boolean {
  return rows.some((row) => row.cards.some((card) => seals.has(card.id))) || side.some((panel) => panel.cells.some((cell) => seals.has(cell.id)))
}
