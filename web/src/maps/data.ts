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
  /** The middle of an area too small to be aimed at. */
  ring?: { x: number; y: number }
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
/** Lines of a map whose areas share their borders, in parts that lie close together: few are in sight. */
export interface SharedLines {
  coast: string[]
  /** The coast with less detail. */
  shore: string[]
  inner: string[]
  sea: string[]
  regions: string[]
  rivers: string[]
  straits: string
}
/** A name on the map that is no area's. */
export type SheetName = { en: string; x: number; y: number } & Partial<Record<Language, string>>
export interface MapData {
  /** Left, top, width, height. */
  frame: Box
  grid: string
  equator: string
  out: string
  areas: Record<string, Place>
  seas: (SheetName & { turn: number })[]
  edges: Record<string, Edge>
  hexes?: HexLines
  lines?: SharedLines
  /** Written over their areas from afar. */
  regions?: SheetName[]
}
