import { describe, expect, it } from 'vitest'
import {
  actsOf,
  type LogEntry,
  type LogTurn,
  netOf,
  onlyConcerning,
  parted,
  turnsOf,
  unsaid,
} from '../src/match/log-turns'
import type { LogLine } from '../src/types'
import { change, line, mat } from './make'

const mats = [mat('civ:0', { name: 'Romans', you: true }), mat('civ:1', { name: 'Indians' })]
const by = (who: string, text: string, changes: Partial<LogLine> = {}): LogLine =>
  line(text, { who, turn: who, things: [who], ...changes })
const texts = (entries: LogEntry[]): string[] =>
  entries.map((entry) =>
    entry.kind === 'heading' ? `# ${entry.first.text}` : entry.lines.map((one) => one.text).join(' | '),
  )
const turn = (log: LogLine[], fresh = 0): LogTurn => {
  const [first] = turnsOf(log, mats, fresh)
  if (first?.kind !== 'turn') throw new Error('no turn')
  return first
}

describe('turns of the log', () => {
  it('gather the lines of one turn, whoever they are about', () => {
    const log = [
      by('civ:0', 'a'),
      by('civ:0', 'b'),
      line('c', { who: 'civ:1', turn: 'civ:0' }),
      by('civ:1', 'd'),
      line('Event: Famine', { who: 'card:famine', turn: 'civ:1' }),
    ]
    const entries = turnsOf(log, mats, 0)
    expect(texts(entries)).toEqual(['a | b | c', 'd | Event: Famine'])
    expect(entries.map((entry) => entry.kind === 'turn' && entry.mat?.name)).toEqual(['Romans', 'Indians'])
  })
  it('end at a heading, and begin anew after it', () => {
    const log = [by('civ:0', 'a'), line('Round 2', { heading: true }), by('civ:0', 'b')]
    expect(texts(turnsOf(log, mats, 0))).toEqual(['a', '# Round 2', 'b'])
  })
  it('stand for a heading that only says whose turn it is', () => {
    const log = [by('civ:1', 'a'), by('civ:1', 'Indians, round 2', { heading: true }), by('civ:1', 'b')]
    expect(texts(turnsOf(log, mats, 0))).toEqual(['a', 'b'])
  })
  it('outside of turns gather what is about one seat, and leave the rest alone', () => {
    const reveal = (who: string, text: string): LogLine => line(text, { who, things: [who] })
    const log = [
      reveal('civ:0', 'a'),
      reveal('civ:1', 'b'),
      reveal('civ:1', 'c'),
      line('All grow'),
      line('Order'),
      by('civ:1', 'd'),
    ]
    expect(texts(turnsOf(log, mats, 0))).toEqual(['a', 'b | c', 'All grow', 'Order', 'd'])
  })
  it('know how many of their lines were there at the last look', () => {
    const log = [by('civ:0', 'a'), by('civ:1', 'b'), by('civ:1', 'c'), by('civ:1', 'd')]
    const known = (fresh: number): (number | false)[] =>
      turnsOf(log, mats, fresh).map((entry) => entry.kind === 'turn' && entry.known)
    expect([known(0), known(2), known(4)]).toEqual([
      [1, 3],
      [1, 1],
      [0, 0],
    ])
  })
  it('keep the lines as they are, so that the page knows them again', () => {
    const log = [by('civ:0', 'a')]
    expect(turn(log).lines[0]).toBe(log[0])
  })
})

describe('what concerns the viewer', () => {
  const concerned = (...lines: LogLine[]): boolean => turn(lines).concerns
  it('is a change of mine, or being named, in the turn of another', () => {
    expect(concerned(by('civ:1', 'attack', { changes: [change('civ:0', 'food', '−2')] }))).toBe(true)
    expect(concerned(by('civ:1', 'attack', { things: ['civ:1', 'civ:0'] }))).toBe(true)
    expect(concerned(by('civ:1', 'rest'))).toBe(false)
  })
  it('is not what I do myself, nor being named where it is nobody’s turn', () => {
    expect(concerned(by('civ:0', 'eat', { changes: [change('civ:0', 'food', '−2')] }))).toBe(false)
    expect(concerned(line('reveal', { who: 'civ:0', things: ['civ:0'] }))).toBe(false)
    expect(concerned(line('all lose', { changes: [change('civ:0', 'VP', '−1', true)] }))).toBe(true)
  })
  it('is nothing for who only looks on', () => {
    const [entry] = turnsOf([by('civ:1', 'x', { things: ['civ:0'] })], [mat('civ:0'), mat('civ:1')], 0)
    expect(entry).toMatchObject({ concerns: false })
  })
  it('stays under its own heading when the rest is left out', () => {
    const hit = { changes: [change('civ:0', 'food', '−1')] }
    const log = [
      line('Round 1', { heading: true }),
      by('civ:1', 'rest'),
      line('Round 2', { heading: true }),
      by('civ:0', 'mine'),
      by('civ:1', 'raid', hit),
      by('civ:0', 'mine'),
      by('civ:1', 'war', hit),
    ]
    expect(texts(onlyConcerning(turnsOf(log, mats, 0)))).toEqual(['# Round 2', 'raid', 'war'])
  })
})

describe('the sum of a turn', () => {
  it('adds up each number of the seat, points first, and leaves out what cancels out', () => {
    const lines = [
      by('civ:0', 'a', { changes: [change('civ:0', 'cubes', '−1'), change('civ:0', 'technology', '+1')] }),
      by('civ:0', 'b', { changes: [change('civ:0', 'cubes', '+1'), change('civ:1', 'VP', '+5', true)] }),
      by('civ:0', 'c', { changes: [change('civ:0', 'VP', '+2', true)] }),
      by('civ:0', 'd', { changes: [change('civ:0', 'VP', '−3', true)] }),
    ]
    expect(netOf(lines, 'civ:0')).toEqual([
      { label: 'VP', by: -1, points: true },
      { label: 'technology', by: 1, points: false },
    ])
    expect(netOf([], 'civ:0')).toEqual([])
  })
})

describe('sentences', () => {
  it('are parted after the name they begin with', () => {
    expect(parted('Romans score 1 VP', 'Romans')).toEqual(['Romans', 'score 1 VP'])
    expect(parted('Inder: Handel ist wirkungslos', 'Inder')).toEqual(['Inder:', 'Handel ist wirkungslos'])
  })
  it('stay whole where the name is part of a word, stands elsewhere, or is none', () => {
    expect(parted('Yellow’s unrest rises', 'Yellow')).toEqual(['', 'Yellow’s unrest rises'])
    expect(parted('The people of Red eat', 'Red')).toEqual(['', 'The people of Red eat'])
    expect(parted('Rotation', 'Rot')).toEqual(['', 'Rotation'])
    expect(parted('All grow', '')).toEqual(['', 'All grow'])
  })
  it('that mention a number need not repeat it', () => {
    const told = line('Red makes 3 resources', {
      changes: [change('civ:0', 'resources', '+3'), change('civ:0', 'food', '−13')],
    })
    expect(unsaid(told).map((one) => one.label)).toEqual(['food'])
  })
  it('that tell a turn are the player’s own choices, else its first', () => {
    const chosen = [
      line('Gone from the row', { who: 'card:x', turn: 'civ:0' }),
      by('civ:0', 'takes Homer'),
      by('civ:0', 'scores', { cause: 'Homer' }),
      by('civ:0', 'builds a mine'),
    ]
    expect(actsOf(turn(chosen)).map((one) => one.text)).toEqual(['takes Homer', 'builds a mine'])
    expect(actsOf(turn([by('civ:0', 'eats', { cause: 'Hunger' })])).map((one) => one.text)).toEqual(['eats'])
  })
})
