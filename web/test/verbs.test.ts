import { describe, expect, it } from 'vitest'
import { keysOf, offered, sharedBeginning } from '../src/match/verbs'
import type { Ask } from '../src/types'
import { asking, option } from './make'

const acting = (...actions: [string, string?][]): Ask =>
  asking(actions.map((action) => option(action, { label: action.join(' '), name: action[1] ?? '' })))
const VERBS = [
  { id: 'take', label: 'Take' },
  { id: 'build', label: 'Build' },
]
const many = acting(
  ['take', 'a'],
  ['take', 'b'],
  ['rest'],
  ['take', 'c'],
  ['build', 'd'],
  ['sell', 'e'],
  ['sell', 'f'],
  ['take', 'g'],
  ['end'],
)

describe('verbs', () => {
  it('leaves few options as they are', () => {
    const offer = offered(acting(['take', 'a'], ['take', 'b'], ['end']), VERBS, '', [])
    expect(offer.gathered).toBe(false)
    expect(offer.entries.map((entry) => entry.key)).toEqual([1, 2, 3])
  })
  it('gathers many under their verbs, in the order in which these come', () => {
    const { entries, gathered, inner } = offered(many, VERBS, '', [])
    expect([gathered, inner]).toEqual([true, false])
    expect(entries.map((entry) => entry.verb?.label ?? entry.title ?? entry.option.label)).toEqual([
      'Take',
      'rest',
      'Build',
      'sell e',
      'sell f',
      'end',
    ])
    expect(entries.map((entry) => entry.key)).toEqual([1, 2, 3, 4, 5, 6])
    expect(entries[0]?.numbers).toEqual([1, 2, 4, 8])
  })
  it('counts anew behind a verb or a thing, and tells which key means which option', () => {
    const offer = offered(many, VERBS, 'take', [])
    expect(offer.inner).toBe(true)
    expect([...keysOf(offer)]).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
    ])
    expect([...keysOf(offered(many, VERBS, '', [4, 5]))]).toEqual([
      [4, 1],
      [5, 2],
    ])
    expect(keysOf(offered(many, VERBS, '', [])).get(1)).toBeUndefined()
  })
  it('does not gather what is all of one verb, or has no name', () => {
    const takes = acting(...Array.from({ length: 12 }, (_, i): [string, string] => ['take', String(i)]))
    expect(offered(takes, VERBS, '', []).gathered).toBe(false)
    expect(offered(many, [], '', []).gathered).toBe(false)
  })
})

describe('what all options begin with', () => {
  const named = (...labels: string[]): Ask =>
    asking(labels.map((label, i) => option([i ? `verb ${i % 2}` : 'other'], { label })))
  it('is the one that they are about, whatever is done with it', () => {
    expect(sharedBeginning(named('Harappans: idle', 'Harappans: Trade'))).toBe('Harappans: ')
    const ending = option(['done'], { label: 'Done' })
    expect(sharedBeginning(asking([...named('A: b', 'A: c').options, ending]))).toBe('A: ')
  })
  it('is nothing where they differ, or where it names their verb', () => {
    expect(sharedBeginning(named('Harappans: idle', 'Shang: Trade'))).toBe('')
    expect(sharedBeginning(named('Go', 'Go: on'))).toBe('')
    const builds = [
      option(['build', 1], { label: 'Build: fort' }),
      option(['build', 2], { label: 'Build: city' }),
    ]
    expect(sharedBeginning(asking(builds))).toBe('')
  })
})
