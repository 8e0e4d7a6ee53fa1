import { describe, expect, it } from 'vitest'
import {
  ago,
  clockText,
  listed,
  number,
  percent,
  read,
  signed,
  signedPercent,
  timeInWords,
  written,
} from '../src/numbers'

describe('numbers', () => {
  it('follows the language', () => {
    expect(number(12345, 'en')).toBe('12,345')
    expect(number(12345, 'de')).toBe('12.345')
    expect([written(3, 'en'), written(-1200, 'de'), written(0, 'en')]).toEqual(['3', '−1.200', '0'])
    expect([signed(3, 'en'), signed(-2, 'en'), signed(0, 'en')]).toEqual(['+3', '−2', '0'])
    expect(listed(['a', 'b', 'c'], 'de')).toBe('a, b und c')
  })
  it('writes and reads halves', () => {
    expect([12.5, 0.5, -0.5, 0.25].map((n) => number(n, 'en'))).toEqual(['12½', '½', '-½', '0.25'])
    expect([signed(1.5, 'de'), signed(-0.5, 'en')]).toEqual(['+1½', '−½'])
    expect(['+3', '−2', '+½', '−1½', '−½'].map(read)).toEqual([3, -2, 0.5, -1.5, -0.5])
  })
  it('tells how long ago', () => {
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(ago('2026-01-02T11:57:00Z', 'en', now)).toBe('3 minutes ago')
    expect(ago(now / 1000 - 7200, 'en', now)).toBe('2 hours ago')
    expect(ago(now, 'en', now)).toBe('now')
    expect(ago('nonsense', 'en', now)).toBe('')
  })
  it('writes parts of all', () => {
    expect([
      percent(0.376, 'en'),
      percent(0.0561, 'en'),
      percent(0.0561, 'de').replace(/\u00a0/, ' '),
      percent(1, 'en'),
      percent(0, 'en'),
      percent(0.376, 'en', 1),
    ]).toEqual(['38%', '5.6%', '5,6 %', '100%', '0%', '37.6%'])
    expect([signedPercent(0.12, 'en'), signedPercent(-0.12, 'en'), signedPercent(0, 'en')]).toEqual([
      '+12%',
      '−12%',
      '0%',
    ])
  })
})

describe('clocks', () => {
  it.each([
    [8.2, '0:09'],
    [725, '12:05'],
    [12_000, '3:20:00'],
    [190_000, '2 d 4 h'],
    [-3, '0:00'],
  ])('%d', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
  it('are said in words', () => {
    expect(timeInWords(600, 'en')).toBe('10 minutes')
    expect(timeInWords(30, 'de')).toBe('30 Sekunden')
  })
})
