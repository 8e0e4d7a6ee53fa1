// Written by tools/scene_types.py from saecula.core.scene. Do not edit.

/** An area of a map, placed by latitude and longitude, or a hex. */
export interface Area {
  id: string
  name: string
  lat: number
  lon: number
  outline: [number, number][]
  value: string
  note: string
  pieces: Piece[]
  icon: string
  terrain: string
  owners: number[] | null
  warning: string
  state: string
  hex: [number, number] | null
  region: string
  reasons: Reason[]
}

/** The question a viewer is asked. */
export interface Ask {
  decision: string
  prompt: string
  why: string
  clauses: string[]
  widget: string
  options: Option[]
  picked: string[]
  token: string
}

/** What a game contributes to a scene. */
export interface Board {
  moment: string
  mats: Mat[]
  panels: (MapPanel | RowPanel | MatrixPanel | TrackPanel)[]
  hand: RowPanel | null
  time: TrackPanel | null
  steps: Step[]
  final: string[]
  verdict: string
  view: string
  verbs: Verb[]
  barred: Reason[]
}

/** A border or sea link that can be chosen or hold pieces. */
export interface Border {
  id: string
  ends: [string, string]
  name: string
  value: string
  note: string
  pieces: Piece[]
}

/** A card anywhere: in a row, in hand, on a mat. */
export interface Card {
  id: string
  title: string
  kind: string
  icon: string
  text: string
  corner: string
  cost: string
  state: string
  reason: string
  source: string
  pieces: Piece[]
  foot: string
  group: string
  reasons: Reason[]
  band: string
  marks: Stat[]
  price: Stat | null
  steps: Step[]
  place: [number, number] | null
  value: string
  colour: number
  emblem: string
  beside: string
  hexes: Area[]
  halves: Half[]
}

/** A column of a grid of cards. */
export interface Column {
  name: string
  icon: string
  band: string
}

/** One line of a mat: label left, value right, perhaps cards or pieces. */
export interface Fact {
  label: string
  value: string
  icon: string
  cards: Card[]
  progress: number[]
  pools: Pool[]
  stats: Stat[]
}

/** One of the ways in which a card can be used. */
export interface Half {
  title: string
  kind: string
  icon: string
  text: string
  cost: string
  progress: number[]
  choices: string[]
}

/** One of several states of a player, with numbers of its own: a line of the mat. */
export interface Holding {
  id: string
  name: string
  piece: Piece
  stats: Stat[]
  card: Card | null
  details: Stat[]
  active: boolean
}

/** A public number that a line of the log changed. */
export interface LogChange {
  who: string
  label: string
  value: string
  points: boolean
}

/** A sentence of the journal as this viewer may read it. */
export interface LogLine {
  key: string
  text: string
  who: string
  heading: boolean
  things: string[]
  turn: string
  cause: string
  changes: LogChange[]
}

/** A map of areas; links are pairs of ids that border each other. */
export interface MapPanel {
  type: 'map'
  id: string
  title: string
  areas: Area[]
  links: [string, string][]
  note: string
  borders: Border[]
}

/** A civilization's sheet. */
export interface Mat {
  id: string
  seat: number
  colour: number
  name: string
  person: string
  points: string
  active: boolean
  you: boolean
  stats: Stat[]
  facts: Fact[]
  played: Card[]
  points_icon: string
  holdings: Holding[]
}

/** A cell of a matrix. */
export interface MatrixCell {
  id: string
  column: number
  row: number
  zone: string
  note: string
  pieces: Piece[]
}

/** A column or row of a matrix: its name and the benefit of reaching it. */
export interface MatrixLevel {
  id: string
  name: string
  note: string
}

/** A matrix of cells, which need not be complete. Levels, if given, explain each column and row. */
export interface MatrixPanel {
  type: 'matrix'
  id: string
  title: string
  across: string
  up: string
  columns: string[]
  rows: string[]
  zones: MatrixZone[]
  cells: MatrixCell[]
  note: string
  column_levels: MatrixLevel[]
  row_levels: MatrixLevel[]
}

/** A region of a matrix with one meaning. */
export interface MatrixZone {
  id: string
  name: string
  value: string
  colour: string
  text: string
}

/** One legal action: what to send, its label, and the things it concerns. */
export interface Option {
  action: unknown[]
  label: string
  hint: string
  things: string[]
  free: boolean
  final: boolean
  name: string
}

/** A piece on the board. */
export interface Piece {
  id: string
  kind: string
  colour: number
  label: string
  count: number
  counts: Stat[]
  strong: boolean
  icon: string
  mark: string
  emblem: string
  mood: string
  toward: string
  aboard: boolean
}

/** Something that is spent and regained: how many are left, and how many there are. */
export interface Pool {
  icon: string
  label: string
  left: number
  all: number
}

/** One line of an explained number: where a part of it comes from. */
export interface Reason {
  label: string
  value: string
}

/** A row of cards. */
export interface RowPanel {
  type: 'row'
  id: string
  title: string
  cards: Card[]
  note: string
  wide: boolean
  over: boolean
  columns: Column[]
  levels: string[]
  bands: number
  mat: string
}

/** Everything that a viewer sees of a match. */
export interface Scene {
  game: string
  title: string
  viewer: number
  language: string
  to_move: number[]
  over: boolean
  board: Board
  ask: Ask | null
  log: LogLine[]
}

/** A number with its icon. */
export interface Stat {
  icon: string
  value: string
  label: string
  best: boolean
  reasons: Reason[]
  id: string
  colour: number
}

/** One of several steps. */
export interface Step {
  label: string
  state: string
}

/** A step of a track. */
export interface TrackCell {
  id: string
  label: string
  state: string
  note: string
  pieces: Piece[]
  group: string
  strong: boolean
  spaces: number
  filled: number
  icon: string
}

/** A track: time, points, order. Tracks that follow each other are drawn on one sheet, a line each. */
export interface TrackPanel {
  type: 'track'
  id: string
  title: string
  cells: TrackCell[]
  note: string
  icon: string
  row: string
  token: string
  stats: Stat[]
  edge: string
}

/** A verb, and the heading of its options. */
export interface Verb {
  id: string
  label: string
}
