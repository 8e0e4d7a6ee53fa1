/** Where long words of names may be broken; what is not in the table is left to the browser. */
import table from './hyphens.json'

const SOFT = '\u00ad'

function read(list: string): ReadonlyMap<string, number[]> {
  return new Map(list.split(' ').map((word) => [word.replaceAll('-', ''), cutsOf(word)]))
}

/** After which letters a word is broken. */
function cutsOf(word: string): number[] {
  let at = 0
  return word
    .split('-')
    .slice(0, -1)
    .map((part) => (at += part.length))
}

const CUTS = new Map(Object.entries(table).map(([language, list]) => [language, read(list)]))

/** The text with soft hyphens in its long words; a language without a table is left as it is. */
export function softened(text: string, language: string): string {
  return text.replace(/\p{L}+/gu, (word) => broken(word, CUTS.get(language)?.get(word.toLowerCase()) ?? []))
}

function broken(word: string, cuts: number[]): string {
  return cuts.reduceRight((text, cut) => `${text.slice(0, cut)}${SOFT}${text.slice(cut)}`, word)
}
