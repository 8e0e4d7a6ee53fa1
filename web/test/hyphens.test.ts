import { describe, expect, it } from 'vitest'
import { softened } from '../src/hyphens'
import hyphens from '../src/hyphens.json'

describe('hyphens', () => {
  const shown = (text: string, language: 'en' | 'de'): string =>
    softened(text, language).replaceAll('\u00ad', '-')
  it('breaks long words between syllables and leaves short ones alone', () => {
    expect(shown('Agriculture', 'en')).toBe('Agri-cul-ture')
    expect(shown('Constitutional Monarchy', 'en')).toBe('Con-sti-tu-tional Monarchy')
    expect(shown('Iron', 'en')).toBe('Iron')
  })
  it('breaks compounds of German where their parts meet', () => {
    expect(shown('Landwirtschaft', 'de')).toBe('Land-wirt-schaft')
    expect(shown('Metallverarbeitung', 'de')).toBe('Metall-ver-ar-bei-tung')
    expect(shown('Unabhängigkeitserklärung', 'de')).toBe('Unab-hän-gig-keits-er-klä-rung')
    expect(shown('Mittelalterliche Kriegskunst', 'de')).toBe('Mit-tel-al-ter-li-che Kriegs-kunst')
  })
  it('leaves what is no name of the language to the browser', () => {
    expect(shown('Landwirtschaft', 'en')).toBe('Landwirtschaft')
    expect(shown('', 'de')).toBe('')
  })
  it.each(['en', 'de'] as const)('leaves no crumbs in %s', (language) => {
    for (const word of hyphens[language].split(' ')) {
      const parts = word.split('-')
      expect(Math.min(parts[0]?.length ?? 0, parts.at(-1)?.length ?? 0), word).toBeGreaterThanOrEqual(3)
      expect(
        parts.filter((part) => part.length < 2 || !/[aeiouyäöüáéíóú]/.test(part)),
        word,
      ).toEqual([])
    }
  })
})
