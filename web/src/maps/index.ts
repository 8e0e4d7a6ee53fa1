/** Which map data a game's map panels are drawn with: the one place that knows games by name. */
import type { MapPanel } from '../types'

export interface Place { d: string; cell: string; x: number; y: number; sea: boolean; box: [number, number, number, number] }
export interface MapData {
  frame: [number, number, number, number]
  grid: string
  equator: string
  out: string
  areas: Record<string, Place>
  seas: { en: string; de: string; x: number; y: number; turn: number }[]
  links: Record<string, string>
}

const MAPS: Record<string, () => Promise<{ default: unknown }>> = {
  historia: () => import('./historia.json'),
}

export async function mapOf(game: string, panel: MapPanel): Promise<MapData> {
  const load = MAPS[game]
  const data = load ? ((await load()).default as MapData) : plain(panel)
  return panel.areas.every((area) => area.id in data.areas) ? data : plain(panel)
}

/** Without drawn data: outlines as they come, on a plain grid of degrees. */
function plain(panel: MapPanel): MapData {
  const at = ([lat, lon]: [number, number]): [number, number] => [Math.round((lon + 180) * 28) / 10 + 8, Math.round((85 - lat) * 33) / 10]
  const areas: Record<string, Place> = {}
  for (const area of panel.areas) {
    const [x, y] = at([area.lat, area.lon])
    const corners = area.outline.length > 2 ? area.outline.map(at) : ([[x - 20, y - 20], [x + 20, y - 20], [x + 20, y + 20], [x - 20, y + 20]] as [number, number][])
    const xs = corners.map((c) => c[0])
    const ys = corners.map((c) => c[1])
    const d = `M${corners.map((c) => c.join(',')).join('L')}Z`
    areas[area.id] = { d, cell: d, x, y: y - 8, sea: false, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
  }
  return { frame: [0, 0, 1024, 560], grid: '', equator: '', out: '', areas, seas: [], links: {} }
}
