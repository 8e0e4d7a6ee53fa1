// Writes src/hyphens.json: where the long words in the names of all content may be broken, by the patterns of
// TeX. Their tables are large and the words are few, so the page is given the words. With --check it only
// compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const OUT = new URL('../src/hyphens.json', import.meta.url)
const GAMES = new URL('../../src/saecula/games/', import.meta.url)
/** Shorter words have room on a line of their own. */
const LONG = 10
/** This many letters stay together at both ends. */
const ENDS = 3
/** The patterns do not know every foreign name: a part without a vowel is no syllable. */
const UNSPOKEN = /(^|-)([^aeiouyäöüáéíóú-]+)-/gu
const LETTER = /-(\p{L})(?=-)/gu

/** Languages whose patterns have another name. */
const PATTERNS = { en: 'en-us' }

const texts = new Map()
for (const game of readdirSync(GAMES, { withFileTypes: true })) {
  const folder = new URL(`${game.name}/content/`, GAMES)
  if (game.isDirectory() && readdirSync(new URL(`${game.name}/`, GAMES)).includes('content'))
    for (const file of readdirSync(folder)) collect(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
}

function collect(value) {
  if (value === null || typeof value !== 'object') return
  for (const [language, name] of Object.entries(value.name ?? {}))
    if (typeof name === 'string') texts.set(language, (texts.get(language) ?? new Set()).add(name))
  for (const part of Object.values(value)) collect(part)
}

function broken(hyphenate, found) {
  const words = new Set(
    [...found]
      .flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= LONG),
  )
  const cut = [...words]
    .map((word) => tidy(hyphenate(word, { hyphenChar: '-' })))
    .filter((word) => word.includes('-'))
  return cut.sort().join(' ')
}

/** Without the breaks that leave too little between them or at an end. */
function tidy(word) {
  const parts = word.split('-')
  while (parts.length > 1 && parts[0].length < ENDS) parts.splice(0, 2, parts[0] + parts[1])
  while (parts.length > 1 && parts.at(-1).length < ENDS) parts.splice(-2, 2, parts.at(-2) + parts.at(-1))
  return parts.join('-').replace(UNSPOKEN, '$1$2').replace(LETTER, '$1')
}

const table = {}
for (const [language, found] of texts) {
  const patterns = await import(`hyphen/${PATTERNS[language] ?? language}/index.js`).catch(() => null)
  if (patterns) table[language] = broken(patterns.default.hyphenateSync, found)
}
const text = `${JSON.stringify(table, null, 1)}\n`
if (!process.argv.includes('--check')) writeFileSync(OUT, text)
else if (readFileSync(OUT, 'utf8') !== text) {
  console.error('src/hyphens.json is not what the names of the content give: npm run hyphens')
  process.exitCode = 1
}
