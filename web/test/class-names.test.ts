/** Class names are words: kebab-case, no abbreviations. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const STYLE = new URL('../src/style/', import.meta.url)
/** Words of fewer than four letters. */
const SHORT = new Set(
  'bad bar box can dot if is key lit log low map mat new now on out own row run say sum tab tag top'.split(
    ' ',
  ),
)
/** Sheets with names that are still to be written out. */
const LATER = new Set([
  'match/boards.css',
  'match/cards.css',
  'match/dock.css',
  'match/map.css',
  'match/mats.css',
  'match/ribbon.css',
  'match/strip.css',
  'match/table.css',
  'match/top-bar.css',
  'games/sands_of_time.css',
  'games/through_the_ages.css',
])
/** Names that all sheets share and that change in all of them at once. */
const SHARED = /^(i|btn|gd|opt|s\d|pi-\w+)$/

function isWords(name: string): boolean {
  return name.split('-').every((word) => SHORT.has(word) || /^[a-z]{4,}$/.test(word))
}

function classesOf(sheet: string): string[] {
  const css = readFileSync(new URL(sheet, STYLE), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'[^']*'/g, '')
  const selectors = css.match(/[^{};]+(?=\{)/g) ?? []
  const names = selectors
    .filter((selector) => !selector.trim().startsWith('@') && !/^[\s\d.%,]+$/.test(selector))
    .flatMap((selector) => selector.match(/(?<=\.)-?[a-zA-Z_][\w-]*/g) ?? [])
  return [...new Set(names)]
}

const sheets = readdirSync(STYLE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

describe('class names', () => {
  it.each(sheets.filter((sheet) => !LATER.has(sheet)))('in %s are words', (sheet) => {
    expect(classesOf(sheet).filter((name) => !isWords(name) && !SHARED.test(name))).toEqual([])
  })
  it('of abbreviations are refused, words and states are not', () => {
    expect(['mx', 'pc-b', 'rowC', 'row_c', 'x1', 'er-t'].filter(isWords)).toEqual([])
    expect(['log', 'log-line', 'is-lit', 'turn-row'].filter((name) => !isWords(name))).toEqual([])
  })
})
