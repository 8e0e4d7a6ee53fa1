/**
 * The layout of the table: one grid, computed from the size of the page and the needs of the game.
 *
 * There are no breakpoints. Everything is open with the dock at the foot if the board keeps the scale it
 * wants. Otherwise all panels fold, the dock goes where the board grows larger, and panels unfold one by one
 * while the board can spare the room. Sizes are CSS pixels of a page that is not scaled; `scale` enlarges
 * the whole table on large screens.
 */

export interface Size {
  width: number
  height: number
}

export interface StripForm {
  form: 'line' | 'two' | 'scroll'
  height: number
}

/** What a game tells the rule. */
export interface Needs {
  /** Size of the board at scale 1: everything that has a name. */
  core: Size
  /** The smallest scale at which the board can be read as a whole. */
  least: number
  /** The scale that the board keeps when a strip opens, and when a whole column does. */
  want: number
  spare: number
  /** The card rows in a strip of this width; null: they do not fit, or there are none. */
  strip: (width: number) => StripForm | null
  /** Whether there are card rows at all. */
  rows: boolean
  /** A card row that runs over the whole width, above everything. */
  stripAbove: boolean
  /** Whether the ribbon stays when the mats stand in their column. */
  ribbon: boolean
  /** Widths of the column of mats and of the side. */
  mats: number
  side: number
  /** Height of the side's own panel, a matrix or tracks, at a width; 0: there is none. */
  panel: (width: number) => number
  /** Whether that panel may stand at the left, below the viewer's mat. */
  panelLeft: boolean
  /** Width of the hand beside the options; 0: there is no hand. */
  hand: number
  /** Tracks that run along the board, above or below it. */
  edges?: readonly Edge[]
  /** The board takes the room of the side. */
  broad?: boolean
}

export type Edge = 'above' | 'below'

export type Part = 'top' | 'ribbon' | 'mats' | 'strip' | 'board' | 'side' | 'log' | 'own' | 'dock' | 'bar'

export interface Layout {
  scale: number
  margin: number
  gap: number
  dock: 'foot' | 'side'
  mats: 'column' | 'own' | 'ribbon'
  side: 'open' | 'left' | 'drawer'
  log: 'open' | 'drawer'
  strip: StripForm | null
  /** The hand beside the options, as a line below them, or in a drawer. */
  hand: 'own' | 'line' | 'drawer'
  /** Where the buttons of closed panels stand. */
  bar: 'none' | 'top' | 'tabs' | 'rail'
  /** The top bar and the ribbon share a line. */
  merged: boolean
  /** Heights of the tracks along the board, where there is room for them. */
  edges: EdgeHeights | null
  /** The board cannot be read as a whole: it opens on what can be chosen. */
  lens: boolean
  /** The room of the board and the scale it gets. */
  board: Size
  boardScale: number
  columns: string
  rows: string
  areas: string
}

/** Options that the dock shows without folding any. */
const OPTIONS = 8
const OPTION_WIDTH = 152
const DOCK_HEAD = 112
const LOG = 192
const TABS = 52
const OWN_STRIP = 40
const DOCK_SIDE_LEAST = 366
const DOCK_SIDE_MOST = 394
/** The height from which a column of mats fits beside a dock that stands at the side. */
const TALL = 640
/** A board beside the dock is at least this wide. */
const NARROWEST = 240
const OWN_MAT = 292
/** The width from which the top bar has room for buttons of closed panels. */
const TOP_BAR_ROOM = 900

/** Heights of tracks along the board, on high pages and on low ones. */
const EDGE_HEIGHTS: Record<'high' | 'low', EdgeHeights> = {
  high: { above: 50, below: 84 },
  low: { above: 32, below: 36 },
}
export type EdgeHeights = Record<Edge, number>
/** Between the board and a track along it. */
export const EDGE_GAP = 6
export const isLow = (edges: EdgeHeights): boolean => edges === EDGE_HEIGHTS.low
const EDGE_ROOM = { width: 700, height: 600 }
const HIGH = 760
/** The width from which a broad board keeps the mats beside it. */
const BROAD = 1150

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** What the page alone decides. */
interface Frame extends Size {
  scale: number
  margin: number
  gap: number
  top: number
  ribbon: number
  merged: boolean
}

function frameOf(page: Size): Frame {
  const scale = clamp(1, Math.min(page.width / 1440, page.height / 900), 1.5)
  const width = page.width / scale
  const height = page.height / scale
  const short = Math.min(width, height)
  const top = Math.round(clamp(42, 34 + 0.022 * short, 54))
  const merged = top + 48 > 0.2 * height
  return {
    scale,
    width,
    height,
    margin: Math.round(clamp(0, (short - 420) / 28, 16)),
    gap: Math.round(clamp(6, (short - 420) / 40 + 6, 12)),
    top: merged ? 46 : top,
    ribbon: merged ? 0 : 48,
    merged,
  }
}

/** The height of a dock at the foot: its head and as many rows as the options need. */
export function footDock(width: number, height: number): number {
  const columns = Math.max(1, Math.floor((width - 34) / OPTION_WIDTH))
  const most = Math.max(height < 480 ? 1 : 2, Math.floor((0.42 * height - DOCK_HEAD) / 51))
  const rows = Math.min(Math.ceil(OPTIONS / columns), most)
  return DOCK_HEAD + rows * (rows > 3 ? 44 : 50) + (rows - 1) * 7
}

const scaleIn = (room: Size, { core }: Needs): number =>
  Math.min(room.width / core.width, room.height / core.height)

type Choice = Omit<
  Layout,
  'columns' | 'rows' | 'areas' | 'scale' | 'margin' | 'gap' | 'merged' | 'lens' | 'boardScale' | 'edges'
> & {
  dockHeight: number
  /** Heights of rows and widths of columns that the grid names. */
  below?: number
  dockWidth?: number
  /** Whether the log stands below the mats. */ broad?: boolean
  /** Whether the viewer's own numbers stand above the dock. */ own?: boolean
}

export function solve(page: Size, needs: Needs): Layout {
  const whole = frameOf(page)
  const edges = edgesOf(whole, needs)
  const taken = edges ? (needs.edges ?? []).reduce((sum, edge) => sum + edges[edge] + EDGE_GAP, 0) : 0
  const frame = { ...whole, height: whole.height - taken }
  const choice =
    broadlyOpen(frame, needs, whole.height > HIGH) ?? everythingOpen(frame, needs) ?? folded(frame, needs)
  const { dock, mats, side, log, strip, hand, bar, board } = choice
  const { scale, margin, gap, merged } = frame
  const boardScale = scaleIn(board, needs)
  const chosen = { dock, mats, side, log, strip, hand, bar, board, scale, margin, gap, merged, edges }
  return { ...chosen, ...gridOf(frame, needs, choice), boardScale, lens: boardScale < needs.least }
}

function edgesOf({ merged, width, height }: Frame, needs: Needs): EdgeHeights | null {
  const room = !merged && width >= EDGE_ROOM.width && height >= EDGE_ROOM.height
  return room && needs.edges?.length ? EDGE_HEIGHTS[height > HIGH ? 'high' : 'low'] : null
}

/** Mats, on high pages with the log below them; the rest of the width for the board, and the dock below it. */
function broadlyOpen(frame: Frame, needs: Needs, high: boolean): Choice | null {
  const { width, height, margin, gap } = frame
  const board = { width: width - 2 * margin - needs.mats - gap, height: 0 }
  const dockHeight = footDock(board.width - needs.hand, height)
  board.height = height - frame.top - dockHeight - margin - 2 * gap
  if (!needs.broad || frame.merged || width < BROAD || dockHeight < LOG) return null
  if (scaleIn(board, needs) < needs.least) return null
  return {
    dock: 'foot',
    mats: 'column',
    side: 'drawer',
    log: high ? 'open' : 'drawer',
    strip: null,
    hand: 'own',
    bar: 'top',
    board,
    dockHeight,
    broad: true,
  }
}

function everythingOpen(frame: Frame, needs: Needs): Choice | null {
  const { width, height, margin, gap } = frame
  const inner = width - 2 * margin
  const board = { width: inner - needs.mats - needs.side - 2 * gap, height: 0 }
  const dockHeight = footDock(inner - needs.mats - gap - needs.hand, height)
  const strip = needs.strip(needs.stripAbove ? inner : board.width)
  const stripHeight = strip ? strip.height + gap : 0
  const ribbon = needs.ribbon ? frame.ribbon + gap : 0
  board.height = height - frame.top - ribbon - stripHeight - dockHeight - margin - 2 * gap
  if (frame.merged || scaleIn(board, needs) < needs.want) return null
  const panel = needs.panel(needs.side)
  const column = board.height + (needs.stripAbove ? 0 : ribbon + stripHeight)
  const fits = !panel || column - panel - gap >= LOG
  return {
    dock: 'foot',
    mats: 'column',
    side: fits ? 'open' : 'drawer',
    log: 'open',
    strip,
    hand: 'own',
    bar: fits && (strip || !needs.rows) ? 'none' : 'top',
    board,
    dockHeight,
  }
}

/** Everything folded, and the dock where the board grows larger. */
function folded(frame: Frame, needs: Needs): Choice {
  const { width, height, margin, gap } = frame
  const inner = width - 2 * margin
  const dock = footDock(inner, height)
  const below = height - frame.top - frame.ribbon - margin
  const column = Math.round(clamp(300, 0.27 * width, 400))
  const beside = { width: inner - column - gap - (railed(frame) ? TABS : 0), height: below - gap }
  const above = { width: inner, height: below - dock - 2 * gap }
  const tabbed = { width: inner, height: above.height - TABS }
  const aside = Math.min(scaleIn(beside, needs), needs.spare)
  const atop = Math.min(scaleIn(scaleIn(above, needs) < needs.least ? tabbed : above, needs), needs.spare)
  // Where it is large enough either way, or a lens either way, the dock follows the shape of the page.
  const alike = aside === atop || Math.max(aside, atop) < needs.least
  const lies = beside.width >= NARROWEST && (alike ? width > height : aside > atop)
  return lies ? dockAtSide(frame, needs, beside, column) : dockAtFoot(frame, needs, above, dock)
}

/** Whether closed panels stand in a rail at the left of a page with the dock at its side. */
const railed = (frame: Frame): boolean => frame.merged || frame.width < TOP_BAR_ROOM

function dockAtSide(frame: Frame, needs: Needs, room: Size, dockWidth: number): Choice {
  const { height, margin, gap } = frame
  const column = height - frame.top - margin - gap
  const dock = Math.min(DOCK_SIDE_MOST, column - gap - LOG)
  const logged = dock >= DOCK_SIDE_LEAST
  const board = { ...room }
  const choice: Choice = {
    dock: 'side',
    mats: 'ribbon',
    side: 'drawer',
    log: logged ? 'open' : 'drawer',
    strip: null,
    hand: (logged ? dock : column) >= DOCK_SIDE_LEAST ? 'line' : 'drawer',
    bar: railed(frame) ? 'rail' : 'top',
    board,
    dockHeight: logged ? dock : column,
    dockWidth,
  }
  if (scaleIn(board, needs) < needs.least || choice.bar === 'rail') return choice
  const strip = needs.strip(board.width)
  const left = strip ? board.height - strip.height - gap : 0
  if (strip && scaleIn({ ...board, height: left }, needs) >= (needs.stripAbove ? needs.least : needs.want)) {
    choice.strip = strip
    board.height = left
  }
  const tall = height - frame.top - margin >= TALL
  const spares = (width: number, higher: number): boolean =>
    tall && scaleIn({ width: board.width - width - gap, height: board.height + higher }, needs) >= needs.spare
  if (needs.panelLeft && spares(OWN_MAT, 0)) {
    choice.side = 'left'
    choice.mats = 'own'
    board.width -= OWN_MAT + gap
  } else if (!needs.panelLeft && spares(needs.mats, needs.ribbon ? 0 : frame.ribbon)) {
    choice.mats = 'column'
    board.width -= needs.mats + gap
  }
  if (choice.strip) choice.strip = needs.strip(board.width)
  return choice
}

function dockAtFoot(frame: Frame, needs: Needs, room: Size, dockHeight: number): Choice {
  const board = { ...room }
  const { gap } = frame
  const lens = scaleIn(board, needs) < needs.least
  const choice: Choice = {
    dock: 'foot',
    mats: 'ribbon',
    side: 'drawer',
    log: 'drawer',
    strip: null,
    hand: 'drawer',
    bar: 'tabs',
    board,
    dockHeight,
  }
  const strip = needs.strip(board.width)
  const left = strip ? board.height - strip.height - gap : 0
  if (
    strip &&
    (needs.stripAbove ? left - TABS >= 110 : scaleIn({ ...board, height: left }, needs) >= needs.least)
  ) {
    choice.strip = strip
    board.height = left
  }
  const below = Math.max(needs.panel(needs.side) - 20, 236)
  if (
    !lens &&
    board.width >= TALL &&
    scaleIn({ ...board, height: board.height - below - gap }, needs) >= needs.least
  ) {
    choice.log = 'open'
    choice.side = 'open'
    choice.below = below
    choice.bar = 'top'
    board.height -= below + gap
  }
  if (choice.bar === 'tabs') board.height -= TABS
  choice.own = choice.bar === 'tabs' && !needs.stripAbove && board.height >= 160 + OWN_STRIP
  if (choice.own) board.height -= OWN_STRIP
  return choice
}

type Row = [areas: Part[], size: string]
const px = (size: number): string => `${Math.round(size)}px`
const REST = 'minmax(0, 1fr)'

function gridOf(frame: Frame, needs: Needs, choice: Choice): Pick<Layout, 'columns' | 'rows' | 'areas'> {
  const [columns, rows] =
    choice.dock === 'side'
      ? choice.bar === 'rail'
        ? railGrid(frame, choice)
        : sideGrid(frame, needs, choice)
      : choice.broad
        ? broadGrid(frame, needs, choice)
        : choice.mats === 'column'
          ? openGrid(frame, needs, choice)
          : footGrid(frame, needs, choice)
  return {
    columns: columns.join(' '),
    rows: rows.map(([, size]) => size).join(' '),
    areas: rows.map(([areas]) => `"${areas.join(' ')}"`).join(' '),
  }
}

/** Mats and log in a column, board and dock beside it. */
function broadGrid(frame: Frame, needs: Needs, choice: Choice): [string[], Row[]] {
  return [
    [px(needs.mats), REST],
    [
      [['top', 'top'], px(frame.top)],
      [['mats', 'board'], REST],
      [[choice.log === 'open' ? 'log' : 'mats', 'dock'], px(choice.dockHeight)],
    ],
  ]
}

/** Everything open: mats, board and side beside each other, the dock below board and side. */
function openGrid(frame: Frame, needs: Needs, choice: Choice): [string[], Row[]] {
  const { strip } = choice
  const rows: Row[] = [[['top', 'top', 'top'], px(frame.top)]]
  if (strip && needs.stripAbove) rows.push([['strip', 'strip', 'strip'], px(strip.height)])
  const middle: [Part, number][] = []
  if (needs.ribbon) middle.push(['ribbon', frame.ribbon])
  middle.push(['board', 0])
  if (strip && !needs.stripAbove) middle.push(['strip', strip.height])
  const panel = choice.side === 'open' ? needs.panel(needs.side) : 0
  rows.push(...beside(middle, panel, frame.gap).map(([areas, size]): Row => [['mats', ...areas], size]))
  rows.push([['mats', 'dock', 'dock'], px(choice.dockHeight)])
  return [[px(needs.mats), REST, px(needs.side)], rows]
}

/** Rows of the middle, with the side's panel beside the first of them and the log beside the rest. */
function beside(middle: [Part, number][], panel: number, gap: number): Row[] {
  const rows: Row[] = []
  let left = panel
  for (const [part, height] of middle) {
    if (part === 'board') {
      if (left > 0) rows.push([['board', 'side'], px(left)])
      left = 0
      rows.push([['board', 'log'], REST])
    } else if (left > 0) {
      rows.push([[part, 'side'], px(height)])
      left -= height + gap
    } else rows.push([[part, 'log'], px(height)])
  }
  return rows
}

/** The dock as a column at the right, the log below it if there is room. */
function sideGrid(frame: Frame, needs: Needs, choice: Choice): [string[], Row[]] {
  const { strip } = choice
  const left: Part[] = choice.side === 'left' || choice.mats === 'column' ? ['mats'] : []
  const width = choice.mats === 'column' ? needs.mats : OWN_MAT
  const ribbon = !frame.merged && (choice.mats !== 'column' || needs.ribbon)
  const rows: Row[] = [[[...left.map((): Part => 'top'), 'top', 'top'], px(frame.top)]]
  let above = 0
  const push = (part: Part, height: number): void => {
    rows.push([[...left, part, 'dock'], px(height)])
    above += height + frame.gap
  }
  if (ribbon) push('ribbon', frame.ribbon)
  if (strip && needs.stripAbove) push('strip', strip.height)
  if (choice.log === 'open') {
    rows.push([[...left, 'board', 'dock'], px(choice.dockHeight - above)])
    rows.push([[...left, 'board', 'log'], REST])
    if (strip && !needs.stripAbove) rows.push([[...left, 'strip', 'log'], px(strip.height)])
  } else {
    rows.push([[...left, 'board', 'dock'], REST])
    if (strip && !needs.stripAbove) rows.push([[...left, 'strip', 'dock'], px(strip.height)])
  }
  return [[...left.map(() => px(width)), REST, px(choice.dockWidth ?? 0)], rows]
}

/** Small pages that lie: a rail at the left; on very short ones the ribbon takes the top bar's place. */
function railGrid(frame: Frame, choice: Choice): [string[], Row[]] {
  const top: Row[] = frame.merged ? [] : [[['top', 'top', 'top'], px(frame.top)]]
  const logged = choice.log === 'open'
  return [
    [px(TABS), REST, px(choice.dockWidth ?? 0)],
    [
      ...top,
      [['bar', 'ribbon', 'dock'], px(frame.merged ? frame.top : frame.ribbon)],
      [['bar', 'board', 'dock'], logged ? px(choice.dockHeight - frame.ribbon - frame.gap) : REST],
      ...(logged ? [[['bar', 'board', 'log'], REST] as Row] : []),
    ],
  ]
}

/** Upright pages: everything below each other, the dock at the foot. */
function footGrid(frame: Frame, needs: Needs, choice: Choice): [string[], Row[]] {
  const { strip, below } = choice
  const across = (part: Part): Part[] => (below ? [part, part] : [part])
  const rows: Row[] = [[across(frame.merged ? 'ribbon' : 'top'), px(frame.top)]]
  if (!frame.merged) rows.push([across('ribbon'), px(frame.ribbon)])
  if (strip && needs.stripAbove) rows.push([across('strip'), px(strip.height)])
  rows.push([across('board'), REST])
  if (strip && !needs.stripAbove) rows.push([across('strip'), px(strip.height)])
  if (below) rows.push([['side', 'log'], px(below)])
  if (choice.own) rows.push([across('own'), px(OWN_STRIP)])
  rows.push([across('dock'), px(choice.dockHeight)])
  if (choice.bar === 'tabs') rows.push([across('bar'), px(TABS)])
  return [below ? [px(340), REST] : [REST], rows]
}

/** The parts that stand in the grid of a layout. */
export function partsOf({ areas }: Pick<Layout, 'areas'>): ReadonlySet<string> {
  return new Set(areas.replaceAll('"', '').split(/\s+/).filter(Boolean))
}
