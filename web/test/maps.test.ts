import { describe, expect, it } from 'vitest'
import { mapOf, regionsOf } from '../src/maps'
import type { Area, MapPanel } from '../src/types'

describe('regions', () => {
  const hex = (id: string, column: number, row: number, region: string): Area => ({
    id,
    name: id,
    lat: 0,
    lon: 0,
    outline: [],
    value: '',
    note: '',
    pieces: [],
    icon: '',
    terrain: 'plain',
    owners: null,
    warning: '',
    state: '',
    hex: [column, row],
    region,
    reasons: [],
  })
  const drawn = async (...areas: Area[]): Promise<[string, string][]> => {
    const panel: MapPanel = { type: 'map', id: 'map', title: '', areas, links: [], note: '', borders: [] }
    return regionsOf(areas, (await mapOf('none', panel)).areas)
  }
  const sides = (d: string | undefined): number => d?.split('M').length ?? 0
  it('outline their areas together: two hexes share one of their twelve sides', async () => {
    const [[name, d] = ['', ''], ...rest] = await drawn(
      hex('a', 0, 0, 'tile'),
      hex('b', 0, 1, 'tile'),
      hex('c', 4, 4, ''),
    )
    expect([name, rest.length]).toEqual(['tile', 0])
    expect(sides(d)).toBe(1 + 10)
  })
  it('are outlined each by itself', async () => {
    expect(
      (await drawn(hex('a', 0, 0, 'one'), hex('b', 0, 1, 'other'))).map(([name, d]) => [name, sides(d)]),
    ).toEqual([
      ['one', 7],
      ['other', 7],
    ])
  })
})
