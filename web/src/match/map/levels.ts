/** How large things are drawn, and how much is shown, at a scale. */
import { HEX, type MapData } from '../../maps'
import { clamp } from './boxes'

/**
 * Far: who holds what. Middle: what stands where. Near: names, terrain and all marks. Maps of few areas are
 * always near.
 */
export type Level = 'far' | 'middle' | 'near'

/** Up to this many areas, all names are shown wherever they can be read. */
export const FEW = 40
const FAR = 64
const MIDDLE = 129
const FAR_HEX = 20
const MIDDLE_HEX = 30

export const nameSize = (scale: number): number => clamp(11.8, 16 * scale, 15.5)
export const tokenScale = (scale: number): number => clamp(0.84, scale, 1.22)

export function levelOf(data: MapData, scale: number): Level {
  if (data.hexes) return level(HEX * scale, FAR_HEX, MIDDLE_HEX)
  return isLarge(data) ? level(sideOf(data) * scale, FAR, MIDDLE) : 'near'
}

function level(size: number, far: number, middle: number): Level {
  return size < far ? 'far' : size < middle ? 'middle' : 'near'
}

export const isLarge = (data: MapData): boolean => Object.keys(data.areas).length > FEW

/** The scale from which a large map is drawn near. */
export const nearScale = (data: MapData): number =>
  data.hexes ? MIDDLE_HEX / HEX : isLarge(data) ? MIDDLE / sideOf(data) : 0

/** The scale by which names and pieces grow: a large map, near, shows them in the size of any other. */
export const sizeScale = (data: MapData, scale: number): number =>
  !data.hexes && isLarge(data) ? scale / nearScale(data) : scale

/** The side of a square as large as the areas of a map are on average. */
export function sideOf({ frame, areas }: MapData): number {
  return Math.sqrt((frame[2] * frame[3]) / Math.max(Object.keys(areas).length, 1))
}

/** The size of a hex's name, in pixels. */
export const hexNameSize = (scale: number): number => clamp(11.5, 12.6 * scale, 15.5)
