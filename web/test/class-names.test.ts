/** Class names are words: kebab-case, no abbreviations. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const STYLE = new URL('../src/style/', import.meta.url)
/** Words of fewer than four letters. */
const SHORT = new Set(
  (
    'bad bar box can cut dot hex if in is key lit log low map mat new now of on out own rim row run say sea sum tab tag ' +
    'top two why you'
  ).split(' '),
)
function isWords(name: string): boolean {
  return name.split('-').every((word) => SHORT.has(word) || /^([a-z]{4,}|\d)$/.test(word))
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
  it.each(sheets)('in %s are words', (sheet) => {
    expect(classesOf(sheet).filter((name) => !isWords(name))).toEqual([])
  })
  it('of abbreviations are refused, words and states are not', () => {
    expect(['mx', 'pc-b', 'rowC', 'row_c', 'x1', 'er-t'].filter(isWords)).toEqual([])
    expect(['log', 'log-line', 'is-lit', 'turn-row'].filter((name) => !isWords(name))).toEqual([])
  })
})
