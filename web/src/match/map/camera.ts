/** The camera of a map: the arithmetic of panning, zooming and opening it. */
import { type Box, clamp, type Size, type Spot, union } from './boxes'

/** The point in the middle of the frame, and how many pixels a unit of the map has. */
export interface Camera extends Spot {
  scale: number
}

/** How many pixels of each side lie under a sheet. */
export interface Covered {
  top: number
  right: number
  bottom: number
  left: number
}

/** What bounds the camera: the map's sheet, the frame it is seen through, and the greatest scale. */
export interface Bounds {
  sheet: Box
  size: Size
  covered: Covered
  most: number
}

/** What the neatline takes of each side. */
const RIM = 12
/** What is come near to keeps some room around it. */
const ROOM = 0.85

export const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0, left: 0 }

/** The greatest scale at which a box fits into a frame. */
export function fitting(box: Box, { width, height }: Size): number {
  return Math.min(width / Math.max(box[2] - box[0], 1), height / Math.max(box[3] - box[1], 1))
}

/** The whole sheet in the middle; what is left of the frame shows the sea around it. */
export function wholeView({ sheet, size }: Bounds): Camera {
  return { x: (sheet[0] + sheet[2]) / 2, y: (sheet[1] + sheet[3]) / 2, scale: fitting(sheet, size) }
}

/** The camera within its bounds: no farther than the whole sheet, and never beside it. */
export function bounded(camera: Camera, bounds: Bounds): Camera {
  const { sheet, size, covered } = bounds
  const whole = fitting(sheet, size)
  const scale = clamp(whole, camera.scale, Math.max(whole, bounds.most))
  return {
    x: between(camera.x, sheet[0], sheet[2], size.width / scale, covered.left / scale, covered.right / scale),
    y: between(
      camera.y,
      sheet[1],
      sheet[3],
      size.height / scale,
      covered.top / scale,
      covered.bottom / scale,
    ),
    scale,
  }
}

/** A middle such that `room` around it stays on the sheet; what is covered may lie beside it. */
function between(
  middle: number,
  first: number,
  last: number,
  room: number,
  before: number,
  after: number,
): number {
  const least = first + room / 2
  const most = last - room / 2
  const centre = (first + last) / 2
  return least > most
    ? clamp(centre - before, middle, centre + after)
    : clamp(least - before, middle, most + after)
}

export function panned(camera: Camera, dx: number, dy: number, bounds: Bounds): Camera {
  return bounded({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, bounds)
}

/** Nearer or farther, so that the place under a point of the frame stays there. */
export function zoomed(camera: Camera, factor: number, at: Spot, bounds: Bounds): Camera {
  const { size, sheet } = bounds
  const whole = fitting(sheet, size)
  const scale = clamp(whole, camera.scale * factor, Math.max(whole, bounds.most))
  const dx = at.x - size.width / 2
  const dy = at.y - size.height / 2
  return bounded(
    {
      x: camera.x + dx / camera.scale - dx / scale,
      y: camera.y + dy / camera.scale - dy / scale,
      scale,
    },
    bounds,
  )
}

/** The part of the map that is seen. */
export function viewOf({ x, y, scale }: Camera, { width, height }: Size): Box {
  return [x - width / 2 / scale, y - height / 2 / scale, x + width / 2 / scale, y + height / 2 / scale]
}

/** The part of the map that is seen and not covered. */
export function freeView({ x, y, scale }: Camera, { size, covered }: Bounds): Box {
  const [left, top, right, bottom] = viewOf({ x, y, scale }, size)
  return [
    left + covered.left / scale,
    top + covered.top / scale,
    right - covered.right / scale,
    bottom - covered.bottom / scale,
  ]
}

/** Whether a box lies in a view, but for a unit that nobody would miss. */
export function isInside(box: Box, view: Box): boolean {
  return box[0] >= view[0] - 1 && box[1] >= view[1] - 1 && box[2] <= view[2] + 1 && box[3] <= view[3] + 1
}

/** A box in the middle of what is not covered. */
export function centred(box: Box, scale: number, bounds: Bounds): Camera {
  const { covered } = bounds
  return bounded(
    {
      x: (box[0] + box[2]) / 2 + (covered.right - covered.left) / 2 / scale,
      y: (box[1] + box[3]) / 2 + (covered.bottom - covered.top) / 2 / scale,
      scale,
    },
    bounds,
  )
}

/** The smallest move that brings a box into what is free. */
export function revealed(camera: Camera, box: Box, bounds: Bounds): Camera {
  const view = freeView(camera, bounds)
  const shift = (first: number, last: number, from: number, to: number): number =>
    last - first > to - from
      ? (first + last - from - to) / 2
      : Math.min(0, first - from) + Math.max(0, last - to)
  return bounded(
    {
      ...camera,
      x: camera.x + shift(box[0], box[2], view[0], view[2]),
      y: camera.y + shift(box[1], box[3], view[1], view[3]),
    },
    bounds,
  )
}

export interface Opening {
  /** The smallest scale at which names can be read. */
  least: number
  /** A scale at which there is no need to zoom in. */
  good: number
  /** The smallest scale at which what can be chosen stands clear of its neighbours. */
  clear?: number
  /** What can be chosen. */
  asked: readonly Box[]
  /** What I hold. */
  held: readonly Box[]
}

/** Whether the map opens on a part of it: the whole would be too small to read. */
export function isLens(bounds: Bounds, least: number): boolean {
  return fitting(bounds.sheet, bounds.size) < least
}

/** Where a map opens: whole, or on what can be chosen, else on what I hold. */
export function homeView(bounds: Bounds, { least, good, clear = 0, asked, held }: Opening): Camera {
  const whole = wholeView(bounds)
  const wanted = union(asked)
  if (!isLens(bounds, least) && (!wanted || whole.scale >= clear)) {
    const view = freeView(whole, bounds)
    return wanted && !isInside(wanted, view) ? revealed(whole, wanted, bounds) : bounded(whole, bounds)
  }
  const target = wanted ?? union(held)
  if (!target) return bounded({ ...whole, scale: least }, bounds)
  const { size, covered } = bounds
  const free = {
    width: Math.max(size.width - covered.left - covered.right - 2 * RIM, 1),
    height: Math.max(size.height - covered.top - covered.bottom - 2 * RIM, 1),
  }
  const near = fitting(target, free) * (clear ? ROOM : 1)
  return centred(target, clamp(least, near, Math.max(least, good)), bounds)
}

/** A view on the way from one to another; `part` runs from 0 to 1. */
export function midway(from: Camera, to: Camera, part: number): Camera {
  const eased = 1 - (1 - part) ** 3
  const scale = from.scale * (to.scale / from.scale) ** eased
  // Where scales differ, the middle moves by what the scale has come nearer, or the way would bend.
  const way =
    Math.abs(to.scale / from.scale - 1) < 0.01
      ? eased
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale }
}
