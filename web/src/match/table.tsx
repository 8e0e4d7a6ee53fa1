/** The table of a match: top bar, mats, board, strip, side, log and dock in one computed grid. */
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { classes } from '../classes'
import type { Said } from '../live'
import type { MatchInfo } from '../models'
import { PageMenu, TopBar } from '../pages/layout'
import { sealsOf } from '../seals'
import { announcement, asksTwice } from '../state'
import type { Scene } from '../types'
import { ClosedPanels, Drawer, useDrawers } from './drawers'
import { Clauses, DetailPane } from './detail'
import { Dock } from './dock'
import { Hand } from './hand'
import { HandSheet, isHalved } from './hand-sheet'
import { type Layout, type Part as PartName, partsOf, solve } from './layout'
import { Log } from './log'
import { useMapData } from './map/data'
import { mapNeeds } from './map/needs'
import { MatchMenu } from './match-menu'
import { hideDetail, TableContext, type Table } from './match-context'
import { Mats } from './mats'
import { Middle } from './middle'
import { type BoardNeeds, needsOf } from './needs'
import { type Panels, sortPanels, stripRows } from './panels'
import { type MatchActions, ProposalBanner } from './proposals'
import { OwnStrip, Ribbon, TurnOrder } from './ribbon'
import { SidePanels } from './side-panels'
import { Strip } from './strip'
import { stripForms } from './strip-layout'
import { Time } from './track'
import { type Offer, keysOf, offered, verbKeysOf } from './verbs'
import { t } from '../words'

export interface MatchTableProps {
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

export function MatchTable(props: MatchTableProps): JSX.Element {
  const { scene, info, news = 0, actions, rematch, chat = [], say, instead, banner } = props
  useGameTheme(scene.game)
  const question = useQuestion(props)
  const { table, offer } = question
  const [explained, setExplained] = useState<string[]>([])
  const [looked, setLooked] = useState('')
  const token = tokenOf(question.ask)
  useEffect(() => setLooked(''), [token])
  const panels = useMemo(() => sortPanels(scene), [scene])
  const data = useMapData(scene.game, panels.map)
  const layout = useLayout(scene, panels, data ? mapNeeds(data, panels.map) : null)
  const open = partsOf(layout)
  const drawers = useDrawers(scene, panels, layout, table.seals, news, token, Boolean(instead))
  const look = (id: string): void => {
    setLooked(id)
    drawers.close()
  }
  const beside = layout.edges ? { ...panels, tracks: panels.tracks.filter((track) => !track.edge) } : panels
  const side = <SidePanels panels={beside} looked={looked} look={look} />
  const parts: Record<'mats' | 'side' | 'strip' | 'log' | 'hand', ComponentChildren> = {
    mats: (
      <Mats
        scene={scene}
        info={info}
        actions={actions}
        boards={panels.boards}
        home={panels.home}
        open={look}
      />
    ),
    side,
    strip: <Strip rows={stripRows(panels)} />,
    log: (
      <Log
        scene={scene}
        fresh={news}
        answered={actions && info ? info.answered : []}
        chat={chat}
        {...(say ? { say } : {})}
      />
    ),
    hand:
      scene.board.hand &&
      (isHalved(scene.board.hand) ? <HandSheet hand={scene.board.hand} /> : <Hand hand={scene.board.hand} />),
  }
  const shown = drawers.shown
  const replay = info && !instead ? `/replay/${info.id}` : ''
  const menu = info && !instead ? <MatchMenu info={info} actions={actions} /> : undefined
  return (
    <TableContext.Provider value={table}>
      <div class={classes('table', Boolean(instead) && 'past')} style={gridStyle(layout)} {...formOf(layout)}>
        <a class="skip" href="#dock">
          {t('skip')}
        </a>
        {open.has('top') && (
          <Part name="top">
            <TopBar
              title={scene.title}
              game={scene.game}
              replay={replay}
              moment={scene.board.moment}
              more={menu}
            >
              {scene.board.time && <Time time={scene.board.time} />}
              {!open.has('ribbon') && <TurnOrder scene={scene} />}
              {layout.bar === 'top' && <ClosedPanels drawers={drawers} />}
            </TopBar>
          </Part>
        )}
        <Part name="dock">
          {instead ?? (
            <Dock
              scene={scene}
              info={info}
              offer={offer}
              hand={layout.hand}
              showHand={() => look(looked === scene.board.hand?.id ? '' : (scene.board.hand?.id ?? ''))}
              open={(verb) => question.show(verb, [])}
              widen={question.widen}
              actions={actions}
              explain={setExplained}
              {...(rematch ? { rematch } : {})}
            />
          )}
        </Part>
        {open.has('ribbon') && (
          <Part name="ribbon" label={t('turn-order')}>
            <Ribbon
              scene={scene}
              values={layout.mats !== 'column'}
              open={layout.mats === 'column' ? undefined : () => drawers.toggle('mats')}
            />
          </Part>
        )}
        {open.has('strip') && <Part name="strip">{parts.strip}</Part>}
        {open.has('mats') && (
          <Part name="mats">
            {layout.mats === 'own' ? (
              <>
                <Mats
                  scene={scene}
                  info={info}
                  actions={actions}
                  boards={panels.boards}
                  home={panels.home}
                  open={look}
                  ownOnly
                />
                {side}
              </>
            ) : (
              parts.mats
            )}
          </Part>
        )}
        <main class="part" data-part="board">
          <Middle
            scene={scene}
            panels={panels}
            data={data}
            edges={layout.edges}
            looked={looked}
            inner={offer?.inner ?? false}
            look={setLooked}
          />
          <div class="banners">
            {banner}
            {info && actions && <ProposalBanner info={info} seat={scene.viewer} actions={actions} />}
          </div>
          {shown && (
            <Drawer key={shown} name={shown} close={drawers.close}>
              {parts[shown]}
            </Drawer>
          )}
        </main>
        {open.has('side') && <Part name="side">{side}</Part>}
        {open.has('own') && panels.own && (
          <Part name="own">
            <OwnStrip mat={panels.own} />
          </Part>
        )}
        {open.has('log') && <Part name="log">{parts.log}</Part>}
        {open.has('bar') && (
          <Part name="bar">
            {!open.has('top') && <PageMenu replay={replay} more={menu} />}
            <ClosedPanels drawers={drawers} />
          </Part>
        )}
        <DetailPane />
        {explained.length > 0 && <Clauses game={scene.game} ids={explained} close={() => setExplained([])} />}
      </div>
    </TableContext.Provider>
  )
}

interface PartProps {
  name: PartName
  /** Makes it a landmark, where what stands in it is none. */ label?: string
  children: ComponentChildren
}

function Part({ name, label, children }: PartProps): JSX.Element {
  const Box = label ? 'section' : 'div'
  return (
    <Box class="part" data-part={name} style={{ gridArea: name }} aria-label={label}>
      {children}
    </Box>
  )
}

function gridStyle(layout: Layout): Record<string, string | number> {
  return {
    zoom: layout.scale,
    gridTemplateColumns: layout.columns,
    gridTemplateRows: layout.rows,
    gridTemplateAreas: layout.areas,
    '--gap': `${layout.gap}px`,
    '--margin': `${layout.margin}px`,
    '--scale': layout.scale,
  }
}

/** What style sheets must know of a layout. */
function formOf(layout: Layout): Record<string, string> {
  return {
    'data-dock': layout.dock,
    'data-bar': layout.bar,
    'data-mats': layout.mats,
    'data-hand': layout.hand,
    'data-strip': layout.strip?.form ?? 'none',
    'data-lens': String(layout.lens),
  }
}

/** The layout for this page: computed again when the page or its panels change, not after a choice. */
function useLayout(scene: Scene, panels: Panels, map: BoardNeeds | null): Layout {
  const page = usePage()
  const { board, language } = scene
  const kept = [
    language,
    board.hand?.id,
    board.panels.map((panel) => panel.id),
    board.mats.length,
    map,
  ].flat()
  return useMemo(
    () => solve(page, needsOf(scene, panels, map, stripForms(stripRows(panels)))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `kept` says what of a scene shapes the layout
    [page, JSON.stringify(kept)],
  )
}

function usePage(): { width: number; height: number } {
  const read = (): { width: number; height: number } => ({ width: innerWidth, height: innerHeight })
  const [page, setPage] = useState(read)
  useEffect(() => {
    const changed = (): void => setPage(read())
    addEventListener('resize', changed)
    return () => removeEventListener('resize', changed)
  }, [])
  return page
}

const tokenOf = (ask: Scene['ask']): string => (ask ? `${ask.token}${ask.decision}${ask.options.length}` : '')

const handOf = (scene: Scene): string[] => scene.board.hand?.cards.map((card) => card.id) ?? []

interface Question {
  ask: Scene['ask']
  offer: Offer | null
  table: Table
  /** Show the options of a verb, or only these. */ show: (verb: string, some: number[]) => void
  widen: () => void
}

/** What is shown of a question. */
interface View {
  /** The question it belongs to. */ token: string
  /** The verb whose options are shown. */ opened: string
  /** The only options shown, if any. */ narrowed: number[]
  /** The option that is asked once more. */ confirming: number
}

const WHOLE: View = { token: '', opened: '', narrowed: [], confirming: 0 }

/** What is asked: which options are shown, looked at, confirmed. */
function useQuestion({ scene, fresh = NOTHING, pending = 0, choose }: MatchTableProps): Question {
  const preview = useSignal(0)
  const gathered = useSignal<readonly number[]>([])
  const lit = useSignal(NOTHING)
  const ask = choose ? scene.ask : null
  const token = tokenOf(ask)
  const [kept, setView] = useState(WHOLE)
  // Set aside with the question it belongs to: an effect would do so late, and undo what a fast key opened.
  const view = kept.token === token ? kept : WHOLE
  const { opened, narrowed, confirming } = view
  const show = useCallback(
    (verb: string, some: number[]): void => setView({ token, opened: verb, narrowed: some, confirming: 0 }),
    [token],
  )
  const widen = useCallback((): void => show('', []), [show])
  useEffect(() => {
    preview.value = 0
    gathered.value = []
    hideDetail()
  }, [token, preview, gathered])
  const offer = useMemo(
    () => (ask ? offered(ask, scene.board.verbs, opened, narrowed, handOf(scene)) : null),
    [scene, ask, opened, narrowed],
  )
  const pick = useCallback(
    (n: number): void => {
      const option = ask?.options[n - 1]
      if (!option?.final || !asksTwice.value || confirming === n) return choose?.(n)
      const hidden = offer && !keysOf(offer).has(n)
      setView({ ...view, token, confirming: n, ...(hidden && { narrowed: [n] }) })
      announcement.value = `${t('confirm')}: ${option.label}`
    },
    [ask, choose, token, view, confirming, offer],
  )
  const table = useMemo((): Table => {
    const some = offer?.gathered && offer.inner ? offer.entries.flatMap((entry) => entry.numbers) : undefined
    return {
      scene,
      seals: sealsOf(ask, some),
      keys: offer ? keysOf(offer) : new Map<number, number>(),
      verbKeys: offer ? verbKeysOf(offer) : new Map<number, number>(),
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
  return { ask, offer, table, show, widen }
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
