import { describe, expect, it } from 'vitest'
import { fit, linesOf, type Wording } from '../src/match/options-layout'

const said = (name: string, hint = ''): Wording => ({ name: widths(name), hint: widths(hint) })
const widths = (text: string): number[] => text.split(' ').filter(Boolean).map((word) => word.length / 2)
const several = (count: number, name = 'Expansion', hint = ''): Wording[] =>
  Array.from({ length: count }, () => said(name, hint))
const shape = (width: number, height: number, wordings: Wording[], least = 34): [number, number, number] => {
  const { columns, rows, shown } = fit(width, height, wordings, least)
  return [columns, rows, shown]
}
const HINT = 'place a cube in a territory within reach'

describe('lines', () => {
  it('wraps words as they come, and breaks what is too wide', () => {
    expect(linesOf([], 10)).toBe(0)
    expect(linesOf([4, 4], 10)).toBe(1)
    expect(linesOf([4, 4, 4], 9)).toBe(2)
    expect(linesOf([25], 10)).toBe(3)
  })
})

describe('the layout of options', () => {
  it('fills a wide box with one line, and a high one with a list', () => {
    expect(shape(680, 112, several(4, 'Russia', HINT))).toEqual([4, 1, 4])
    expect(shape(337, 240, several(4, 'Russia', HINT))).toEqual([1, 4, 4])
  })
  it('makes an only option one cell', () => {
    expect(shape(337, 240, several(1, 'Pass'))).toEqual([1, 1, 1])
    expect(shape(680, 112, several(1, 'Pass'))).toEqual([1, 1, 1])
  })
  it('shows eight options with their hints in every dock', () => {
    for (const [width, height] of [
      [337, 223],
      [676, 112],
      [360, 217],
    ] as const) {
      const { shown, terse, hints } = fit(width, height, several(8, 'Expansion', HINT), 44)
      expect([shown, terse]).toEqual([8, false])
      expect(Math.min(...hints)).toBeGreaterThan(0)
    }
  })
  it('keeps cells high enough to be hit', () => {
    for (const least of [34, 44])
      for (let count = 1; count <= 40; count++) {
        const { columns, rows, shown } = fit(337, 223, several(count), least)
        expect((223 - (rows - 1) * 7) / rows).toBeGreaterThanOrEqual(least)
        expect(columns * rows).toBeGreaterThanOrEqual(shown < count ? shown + 1 : count)
      }
  })
  it('folds what does not fit, and leaves a cell for the rest', () => {
    const { columns, rows, shown } = fit(337, 223, several(30), 44)
    expect(shown).toBe(columns * rows - 1)
    expect(shown).toBeLessThan(30)
  })
  it('makes names smaller before they take a third line, and never cuts them', () => {
    const long = several(6, 'Transcontinental Railroad Company')
    const { size, columns } = fit(337, 150, long, 34)
    expect(size).toBeLessThan(14.5)
    expect(size).toBeGreaterThanOrEqual(12.5)
    const text = (337 - (columns - 1) * 7) / columns - 54
    expect(linesOf(long[0]?.name ?? [], text / size)).toBeLessThanOrEqual(2)
  })
  it('shows only names in low cells', () => {
    const { terse, hints, cut } = fit(680, 36, several(4, 'Russia', HINT), 34)
    expect([terse, hints[0], cut[0]]).toEqual([true, 0, true])
  })
  it('says whether a hint is shown whole', () => {
    const { cut, hints } = fit(680, 112, [said('Russia', HINT), ...several(3, 'India', `${HINT} `.repeat(8))], 34)
    expect(cut).toEqual([false, true, true, true])
    expect(hints.every((lines) => lines > 0)).toBe(true)
  })
  it('has nothing to say of an empty box', () => {
    expect(fit(0, 0, several(3), 34).shown).toBe(0)
  })
})
