/** What a drawn map holds. */
import type { Language } from '../locale/messages'
/** Left, top, right, bottom. */
export type Box = [number, number, number, number]
/**
 * A drawn area: its land, its cell before the coast cut it, perhaps its waters; where name and pieces stand.
 */
export interface Place {
  d: string
  cell: string
  water?: string
  x: number
  y: number
  sea: boolean
  box: Box
}
/** A border or sea link: its line, its middle, and how something lies that crosses it. */
export interface Edge {
  d: string
  x: number
  y: number
  turn: number
  sea: boolean
}
/** Lines of a map of hexes: coasts, outlines of tiles, of unexplored ones, and sides inside a tile. */
export interface HexLines {
  coast: string
  tiles: string
  unknown: string
  inner: string
}
export interface MapData {
  /** Left, top, width, height. */
  frame: Box
  grid: string
  equator: string
  out: string
  areas: Record<string, Place>
  seas: ({ en: string; x: number; y: number; turn: number } & Partial<Record<Language, string>>)[]
  edges: Record<string, Edge>
  hexes?: HexLines
}
