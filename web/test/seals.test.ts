import { describe, expect, it } from 'vitest'
import { meantPanel, sealsOf, sealText, typed } from '../src/seals'
import { ask, card, row } from './make'

describe('the board that is meant', () => {
  const home = row('home', card('farm'), card('mine'))
  const events = row('events', card('war'), card('pact'))
  const colonies = row('colonies', card('isle'))
  const meant = (inner: boolean, ...things: string[]): string | undefined =>
    meantPanel(home, [events, colonies], sealsOf(ask(things.map((thing) => [thing]))), inner)?.id
  it('is the own one while anything can be chosen there, or elsewhere in sight', () => {
    expect(meant(false)).toBe('home')
    expect(meant(false, 'farm', 'war', 'pact')).toBe('home')
    expect(meant(false, 'a card in hand', 'war', 'pact')).toBe('home')
  })
  it('is another one when all that can be chosen lies on others', () => {
    expect(meant(false, 'war', 'pact', 'isle')).toBe('events')
    expect(meant(false, 'isle')).toBe('colonies')
  })
  it('is the one with most of what the chosen verb means', () => {
    expect(meant(true, 'a card in hand', 'war')).toBe('events')
    expect(meant(true, 'farm', 'war')).toBe('home')
    expect(meant(true, 'a card in hand')).toBe('home')
  })
})

describe('seals', () => {
  it('gives each thing the numbers of its options', () => {
    const seals = sealsOf(ask([['a'], ['b', 'a'], []]))
    expect(seals.get('a')).toEqual([1, 2])
    expect(seals.get('b')).toEqual([2])
    expect(seals.has('c')).toBe(false)
    expect(sealsOf(null).size).toBe(0)
  })
  it('leaves a thing to what is asked where a free action means it too', () => {
    const asked = ask([['a'], ['a'], ['b']])
    for (const option of asked.options.slice(1)) option.free = true
    const seals = sealsOf(asked)
    expect(seals.get('a')).toEqual([1])
    expect(seals.get('b')).toEqual([3])
  })
  it('writes one, two, many', () => {
    expect([sealText([]), sealText([3]), sealText([1, 2]), sealText([9, 20]), sealText([1, 2, 3])]).toEqual([
      '',
      '3',
      '1,2',
      '9…',
      '1…',
    ])
  })
  it('chooses by key at once while no longer number can come', () => {
    expect(typed('', '4', 4)).toEqual({ chosen: 4, kept: '' })
    expect(typed('', '5', 4)).toEqual({ chosen: null, kept: '' })
    expect(typed('', '1', 13)).toEqual({ chosen: null, kept: '1' })
    expect(typed('1', '3', 13)).toEqual({ chosen: 13, kept: '' })
    expect(typed('', '2', 13)).toEqual({ chosen: 2, kept: '' })
    expect(typed('1', '9', 13)).toEqual({ chosen: 9, kept: '' })
    expect(typed('', '0', 13)).toEqual({ chosen: null, kept: '' })
    expect(typed('', '0', 13, 0)).toEqual({ chosen: 0, kept: '' })
  })
  it('shows only some options where only some are offered', () => {
    expect([...sealsOf(ask([['a'], ['b'], ['a']]), [2, 3])]).toEqual([
      ['b', [2]],
      ['a', [3]],
    ])
  })
})
