// The world map of 7 Ages draws the borders of the content, all of them and no others.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawnByArcs, faultsOfMap } from '../scripts/map-arcs.mjs'
import { drawnBorders, faultsOf, pairOf, wantedBorders } from '../scripts/map-borders.mjs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const source = read('../maps-src/seven_ages.json')
const content = (name) => read(`../../src/saecula/games/seven_ages/content/${name}.json`)
const areas = content('areas')
const arrows = content('arrows')

describe('the world map of 7 Ages', () => {
  it('draws every border of the content, and no other', () => {
    expect(faultsOfMap(source)).toEqual([])
    expect([...drawnBorders(source.shapes).keys()].sort()).toEqual([...wantedBorders(areas)].sort())
  })
  it('is drawn from its source and the content as they are', () => {
    expect(drawnByArcs(source)).toEqual(read('../src/maps/seven_ages.json'))
  })
  it('has an arrow for every strait, twice where the world is cut', () => {
    const { straits } = drawnByArcs(source)
    const strokes = straits.split('M').length - 1
    expect(strokes / 3).toBe(arrows.length + 1)
  })
})

describe('what is wrong with a map', () => {
  const changed = (id, change) => areas.map((area) => (area.id === id ? { ...area, ...change(area) } : area))
  const faults = (content) => faultsOf(source.shapes, content, arrows)
  it('are borders that are not drawn', () => {
    const wider = changed('egypt', ({ land }) => ({ land: [...land, 'peru'] }))
    expect(faults(wider)).toEqual([`missing border: ${pairOf('egypt', 'peru')}`])
  })
  it('are borders that are drawn and do not exist', () => {
    const [lost] = areas.find(({ id }) => id === 'nepal').land
    const without = (id, other) => (area) =>
      area.id === id ? { ...area, land: area.land.filter((one) => one !== other) } : area
    const fewer = areas.map(without('nepal', lost)).map(without(lost, 'nepal'))
    expect(faults(fewer)).toEqual([`false border: ${pairOf('nepal', lost)}`])
  })
  it('are areas without a shape, and shapes without an area', () => {
    expect(faults([...areas, { id: 'atlantis' }])).toEqual(['no shape: atlantis'])
    const { iceland, ...objects } = source.shapes.objects
    expect(iceland).toBeDefined()
    expect(faultsOf({ ...source.shapes, objects }, areas, arrows)).toContain('no shape: iceland')
    expect(faults(areas.filter(({ id }) => id !== 'hawaii'))).toContain('no such area: hawaii')
  })
  it('are borders of arcs that two areas no longer share', () => {
    const { egypt, ...others } = source.shapes.objects
    const shrunk = { ...source.shapes, objects: { ...others, egypt: egypt.slice(1) } }
    expect(faultsOf(shrunk, areas, arrows).some((fault) => fault.startsWith('missing border: '))).toBe(true)
  })
})
