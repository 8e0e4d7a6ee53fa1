import { describe, expect, it } from 'vitest'
import { fit, linesOf, type Wording } from '../src/match/options-layout'
import { boxTowards } from '../src/match/roving'
import { stripForms } from '../src/match/strip-layout'
import { isLesser, keysOf, NO_KEY, offered } from '../src/match/verbs'
import type { Ask, Card, Option, RowPanel } from '../src/types'

const option = (action: unknown[], more: Partial<Option> = {}): Option => ({
  action,
  label: action.join(' '),
  hint: '',
  things: [],
  free: false,
  final: false,
  name: '',
  ...more,
})
const asked = (options: Option[], widget = 'pick'): Ask => ({
  decision: 'd',
  prompt: '',
  why: '',
  clauses: [],
  widget,
  picked: [],
  token: 't',
  options,
})

const said = (name: string, hint = ''): Wording => ({ name: widths(name), hint: widths(hint) })
const widths = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => word.length / 2)
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
    const { cut, hints } = fit(
      680,
      112,
      [said('Russia', HINT), ...several(3, 'India', `${HINT} `.repeat(8))],
      34,
    )
    expect(cut).toEqual([false, true, true, true])
    expect(hints.every((lines) => lines > 0)).toBe(true)
  })
  it('has nothing to say of an empty box', () => {
    expect(fit(0, 0, several(3), 34).shown).toBe(0)
  })
})

describe('the order of options', () => {
  const plays = asked([
    option(['play', 'arts'], { things: ['hand:arts'] }),
    option(['pass']),
    option(['play', 'war'], { things: ['hand:war', 'map'] }),
    option(['play', 'trade'], { things: ['hand:trade'] }),
  ])
  const hand = ['hand:war', 'hand:trade', 'hand:raid', 'hand:arts']
  it('is that of the hand for its cards; others keep their places', () => {
    const { entries } = offered(plays, [], '', [], hand)
    expect(entries.map(({ numbers, key }) => [numbers[0], key])).toEqual([
      [3, 1],
      [2, 2],
      [4, 3],
      [1, 4],
    ])
  })
  it('keeps its keys when a thing narrows the options', () => {
    expect([...keysOf(offered(plays, [], '', [1, 4], hand))]).toEqual([
      [4, 3],
      [1, 4],
    ])
  })
  it('makes amounts their own keys, and gives none to what stands beside them', () => {
    const { entries } = offered(
      asked([option(['pay', 2]), option(['pay', 0]), option(['pass'])], 'amount'),
      [],
      '',
      [],
    )
    expect(entries.map(({ key, numbers }) => [key, numbers[0]])).toEqual([
      [0, 2],
      [2, 1],
      [NO_KEY, 3],
    ])
  })
})

describe('lesser options', () => {
  const pass = option(['pass'])
  const end = option(['end_actions'])
  const free = option(['activate'], { free: true })
  const play = option(['play'])
  it('are those that end something, and free ones beside what is asked', () => {
    const ask = asked([play, free, pass, end])
    expect(ask.options.map((one) => isLesser(one, ask))).toEqual([false, true, true, true])
  })
  it('are not the free ones where one can only go on instead', () => {
    expect(isLesser(free, asked([free, pass]))).toBe(false)
    expect(isLesser(pass, asked([free, pass]))).toBe(true)
  })
  it('are never the only one', () => expect(isLesser(pass, asked([pass]))).toBe(false))
})

describe('the form of a strip', () => {
  const row = (
    count: number,
    more: Partial<RowPanel> = {},
    group: (at: number) => string = () => '',
  ): RowPanel =>
    ({
      type: 'row',
      cards: Array.from({ length: count }, (_, i) => ({ group: group(i) }) as Card),
      ...more,
    }) as RowPanel
  it('is a line while each card has its width, else a drawer', () => {
    const forms = stripForms([row(6), row(5)])
    expect(forms(624)).toEqual({ form: 'line', height: 128 })
    expect(forms(623)).toBeNull()
    expect(stripForms([])(2000)).toBeNull()
  })
  it('folds a row of prices: one line, two lines, a scrolling line', () => {
    const forms = stripForms([row(13, { wide: true }, (i) => `${1 + Math.floor(i / 5)}`)])
    expect(forms(1296)).toEqual({ form: 'line', height: 142 })
    expect(forms(1295)).toEqual({ form: 'two', height: 154 })
    expect(forms(700)).toEqual({ form: 'two', height: 154 })
    expect(forms(699)).toEqual({ form: 'scroll', height: 132 })
    expect(forms(390)).toEqual({ form: 'scroll', height: 122 })
  })
  it('is a drawer for columns of cards', () => {
    expect(stripForms([row(18, {}, (i) => `group ${i % 6}`), row(6)])(2000)).toBeNull()
  })
})

describe('arrow keys', () => {
  const at = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y,
    width: 80,
    height: 40,
  })
  const boxes = [at(0, 0), at(100, 0), at(200, 0), at(0, 60), at(100, 60)]
  it('lead to the nearest thing in their direction', () => {
    expect(boxTowards(boxes, 0, 'ArrowRight')).toBe(1)
    expect(boxTowards(boxes, 1, 'ArrowDown')).toBe(4)
    expect(boxTowards(boxes, 4, 'ArrowUp')).toBe(1)
    expect(boxTowards(boxes, 2, 'ArrowDown')).toBe(4)
  })
  it('lead nowhere beyond the edge, and other keys do not either', () => {
    expect(boxTowards(boxes, 0, 'ArrowLeft')).toBe(-1)
    expect(boxTowards(boxes, 0, 'Enter')).toBe(-1)
    expect(boxTowards([], 0, 'Home')).toBe(-1)
  })
  it('go to both ends', () => {
    expect(boxTowards(boxes, 2, 'Home')).toBe(0)
    expect(boxTowards(boxes, 2, 'End')).toBe(4)
  })
})
