/** Where long words may be broken, for browsers that have no dictionary of the language. */

const SOFT = '\u00ad'
const LONG = 8
/** So many letters stay together at both ends. */
const ENDS = 3
/** Letters that stand for one sound, or begin a syllable together. */
const TOGETHER = /(sch|ch|ph|th|sh|st|sp|ck|qu|[bdfgkptc][rl])$/i
const VOWEL = /[aeiouyäöüáéíóú]/i

/** The text with soft hyphens in its long words: before the last consonant between two vowels. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)))
}

function broken(word: string): string {
  const cuts: number[] = []
  for (let at = ENDS; at < word.length; at++) {
    const onset = onsetAt(word, at)
    if (onset && onset !== cuts[cuts.length - 1] && onset >= ENDS && onset <= word.length - ENDS) cuts.push(onset)
  }
  return cuts.reduceRight((text, cut) => `${text.slice(0, cut)}${SOFT}${text.slice(cut)}`, word)
}

/** Where the syllable begins whose vowel stands here, if a vowel is somewhere before it. */
function onsetAt(word: string, at: number): number {
  if (!VOWEL.test(word[at] ?? '') || VOWEL.test(word[at - 1] ?? '')) return 0
  const before = word.slice(0, at)
  const cluster = TOGETHER.exec(before)?.[0].length ?? 1
  return VOWEL.test(word.slice(0, at - cluster)) ? at - cluster : 0
}
