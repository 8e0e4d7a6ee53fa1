import { describe, expect, it } from 'vitest'
import { type Box, placeFor } from '../src/match/place'

const page = { width: 1000, height: 700 }
const size = { width: 288, height: 150 }
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

describe('the pane that explains', () => {
  it('stands right of the thing, or left where there is no room', () => {
    expect(placeFor(size, box(100, 100, 50, 50), page, [])).toEqual({ left: 160, top: 100 })
    expect(placeFor(size, box(900, 100, 50, 50), page, [])).toEqual({ left: 602, top: 100 })
  })
  it('stands above or below what is as broad as the page', () => {
    const place = placeFor(size, box(0, 300, 1000, 40), page, [])
    expect(place.top).toBe(300 - 150 - 10)
    expect(placeFor(size, box(0, 20, 1000, 40), page, []).top).toBe(70)
  })
  const dock = box(0, 500, 1000, 200)
  it.each([
    ['an option in a dock at the foot', box(20, 560, 300, 44), dock],
    ['a card beside it', box(700, 380, 100, 100), dock],
    ['an option in a dock at the side', box(720, 300, 260, 44), box(700, 0, 300, 700)],
    ['a thing beside that', box(600, 300, 90, 40), box(700, 0, 300, 700)],
  ])('covers neither the question nor %s', (_, at, free) => {
    const pane = { ...placeFor(size, at, page, [free]), ...size }
    expect(meets(pane, at)).toBe(false)
    expect(meets(pane, free)).toBe(false)
  })
  it('takes a measured size, whose sides are no fields of its own', () => {
    const measured = new (class {
      get width(): number {
        return size.width
      }
      get height(): number {
        return size.height
      }
    })()
    const at = box(20, 560, 300, 44)
    expect(placeFor(measured, at, page, [dock])).toEqual(placeFor(size, at, page, [dock]))
  })
  it('stays within the page at all its corners', () => {
    for (const left of [0, 490, 960])
      for (const top of [0, 330, 670]) {
        const place = placeFor(size, box(left, top, 40, 30), page, [dock])
        expect(place.left).toBeGreaterThanOrEqual(8)
        expect(place.left + size.width).toBeLessThanOrEqual(992)
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + size.height).toBeLessThanOrEqual(692)
      }
  })
})
