import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { de } from '../src/locale/de'
import { en } from '../src/locale/en'

describe('words', () => {
  it.each([
    ['en', en],
    ['de', de],
  ] as const)('call what is reconstructed as the scenes in %s do', (language, own) => {
    const core = readFileSync(
      new URL(`../../src/saecula/core/locale/${language}.ftl`, import.meta.url),
      'utf8',
    )
    expect(core).toContain(`\nsource-reconstructed = ${own.sourceReconstructed}\n`)
  })
})
