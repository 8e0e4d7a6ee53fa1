import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accounts, goesOn, gradeOf, joined, marked, momentAt } from '../src/analysis'
import { chipWidth } from '../src/chips'
import { softened } from '../src/hyphens'
import hyphens from '../src/hyphens.json'
import { de } from '../src/locale/de'
import { en } from '../src/locale/en'
import { changedThings, type Looks, looks, newLines, tailOf } from '../src/news'
import { mapOf, regionsOf } from '../src/maps'
import { amountsOf } from '../src/match/amount'
import { keysOf, offered } from '../src/match/verbs'
import { waysOf } from '../src/match/travel'
import {
  ago,
  clockText,
  listed,
  number,
  percent,
  signed,
  signedPercent,
  timeInWords,
  written,
} from '../src/numbers'
import { applied } from '../src/patch'
import { turningPoints } from '../src/turning'
import { meantPanel, sealsOf, sealText, typed } from '../src/seals'
import type { Area, Ask, Card, LogLine, MapPanel, Piece, RowPanel, Scene, Stat } from '../src/types'
import type { AnalysisInfo, VerdictInfo } from '../src/models'

describe('patch', () => {
  const scene = {
    log: [{ text: 'a' }, { text: 'b' }],
    ask: null as unknown,
    board: { mats: [{ id: 'x', 'a/b': 1 }], same: { deep: 1 } },
  }
  it('adds, replaces and removes', () => {
    const now = applied(scene, [
      { op: 'add', path: '/log/-', value: { text: 'c' } },
      { op: 'remove', path: '/log/0' },
      { op: 'replace', path: '/ask', value: { prompt: '?' } },
      { op: 'replace', path: '/board/mats/0/a~1b', value: 2 },
    ])
    expect(now.log.map((l) => l.text)).toEqual(['b', 'c'])
    expect(now.ask).toEqual({ prompt: '?' })
    expect(now.board.mats[0]?.['a/b']).toBe(2)
  })
  it('leaves the old document and what did not change alone', () => {
    const now = applied(scene, [{ op: 'replace', path: '/board/mats/0/id', value: 'y' }])
    expect(scene.board.mats[0]?.id).toBe('x')
    expect(now.board.same).toBe(scene.board.same)
  })
  it('replaces the whole and inserts in the middle', () => {
    expect(applied<unknown>(scene, [{ op: 'replace', path: '', value: 1 }])).toBe(1)
    expect(applied([1, 3], [{ op: 'add', path: '/1', value: 2 }])).toEqual([1, 2, 3])
  })
  it.each(['/none/x', '/log/7/text', '/log/x', 'log'])('refuses %s', (path) => {
    expect(() => applied(scene, [{ op: 'replace', path, value: 1 }])).toThrow()
  })
})

const ask = (things: string[][]): Ask => ({
  decision: 'd',
  prompt: '',
  why: '',
  clauses: [],
  widget: 'pick',
  picked: [],
  token: 't',
  options: things.map((t, i) => ({
    action: ['do', i],
    label: String(i),
    hint: '',
    things: t,
    free: false,
    final: false,
    name: String(i),
  })),
})

type Panel = Scene['board']['panels'][number]
const card = (id: string): Card => ({ id, title: '', state: 'open', pieces: [] as Piece[] }) as Card
const row = (id: string, ...of: Card[]): RowPanel => ({ type: 'row', id, cards: of }) as RowPanel

describe('the board that is meant', () => {
  const home = row('home', card('farm'), card('mine'))
  const events = row('events', card('war'), card('pact'))
  const colonies = row('colonies', card('isle'))
  const meant = (inner: boolean, ...things: string[]): string =>
    meantPanel(home, [events, colonies], sealsOf(ask(things.map((thing) => [thing]))), inner).id
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
    expect([sealText([]), sealText([3]), sealText([1, 2]), sealText([1, 2, 3])]).toEqual([
      '',
      '3',
      '1,2',
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
})

const acting = (...actions: [string, string?][]): Ask => ({
  decision: 'act',
  prompt: '',
  why: '',
  clauses: [],
  widget: 'pick',
  picked: [],
  token: 't',
  options: actions.map((action) => ({
    action,
    label: action.join(' '),
    hint: '',
    things: [],
    free: false,
    final: false,
    name: action[1] ?? '',
  })),
})
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

describe('numbers', () => {
  it('follows the language', () => {
    expect(number(12345, 'en')).toBe('12,345')
    expect(number(12345, 'de')).toBe('12.345')
    expect([written(3, 'en'), written(-1200, 'de'), written(0, 'en')]).toEqual(['3', '−1.200', '0'])
    expect([signed(3, 'en'), signed(-2, 'en'), signed(0, 'en')]).toEqual(['+3', '−2', '0'])
    expect(listed(['a', 'b', 'c'], 'de')).toBe('a, b und c')
  })
  it('tells how long ago', () => {
    const now = Date.parse('2026-01-02T12:00:00Z')
    expect(ago('2026-01-02T11:57:00Z', 'en', now)).toBe('3 minutes ago')
    expect(ago(now / 1000 - 7200, 'en', now)).toBe('2 hours ago')
    expect(ago(now, 'en', now)).toBe('now')
    expect(ago('nonsense', 'en', now)).toBe('')
  })
})

describe('news', () => {
  const line = { key: '', who: '', heading: false, things: [], turn: '', cause: '', changes: [] }
  const log = (...texts: string[]): LogLine[] => texts.map((text) => ({ ...line, text }))
  it('counts lines since the last look, also when old lines fell off', () => {
    const tail = tailOf(log('a', 'b', 'c'))
    expect(newLines(log('a', 'b', 'c'), tail)).toBe(0)
    expect(newLines(log('a', 'b', 'c', 'd', 'e'), tail)).toBe(2)
    expect(newLines(log('c', 'd'), tail)).toBe(1)
    expect(newLines(log('x', 'y'), tail)).toBe(2)
    expect(newLines(log('x'), [])).toBe(0)
  })
  const piece = (kind: string, count: number, counts: Stat[] = []): Piece => ({
    id: `${kind} ${count}`,
    kind,
    colour: 1,
    count,
    label: '',
    counts,
    strong: false,
    icon: '',
    mark: '',
  })
  const seen = (...panels: Panel[]): Looks => looks({ board: { panels } } as Scene)
  const map = (...areas: [string, Piece[]][]): Panel =>
    ({ type: 'map', areas: areas.map(([id, pieces]) => ({ id, pieces })) }) as unknown as Panel
  const cards = (...titles: string[]): RowPanel =>
    row('row', ...titles.map((title, i) => ({ ...card(`space ${i}`), title })))
  it('marks areas where pieces came, went or stand in other number', () => {
    const before = seen(
      map(['a', [piece('cube', 1), piece('city', 1)]], ['b', [piece('cube', 2)]], ['c', []]),
    )
    const now = seen(
      map(['a', [piece('city', 1), piece('cube', 1)]], ['b', [piece('cube', 3)]], ['c', [piece('cube', 1)]]),
    )
    expect([...changedThings(before, now)]).toEqual(['b', 'c'])
    expect(changedThings(null, now).size).toBe(0)
  })
  it('knows a card that moves on to another space, and marks only what came', () => {
    expect([
      ...changedThings(seen(cards('Iron', 'Moses', 'Iron')), seen(cards('Moses', 'Iron', 'Homer'))),
    ]).toEqual(['space 2'])
    expect([...changedThings(seen(cards('Iron')), seen(cards('Iron', 'Iron')))]).toEqual(['space 1'])
  })
  it('leaves out empty spaces, whether a card can be taken, and the numbers of pieces', () => {
    const before = seen(row('row', { ...card('a'), title: 'Iron' }, { ...card('b'), state: 'empty' }))
    const now = seen(
      row(
        'row',
        {
          ...card('a'),
          title: 'Iron',
          state: 'used',
          pieces: [piece('army', 1, [{ icon: '', label: '', value: '3' } as Stat])],
        },
        { ...card('b'), title: 'Moses', state: 'empty' },
      ),
    )
    expect(changedThings(before, now).size).toBe(0)
  })
})

describe('turning points', () => {
  it('finds changes of the lead and great gains, in order of time', () => {
    const points = [
      [0, 0],
      [2, 0],
      [2, 2],
      [2, 9],
    ].map((scores, i) => ({ at: i * 10, moment: `m${i}`, scores }))
    expect(turningPoints({ points, turns: [] })).toEqual([
      { at: 10, seat: 0, gain: 0, moment: 'm1' },
      { at: 30, seat: 1, gain: 0, moment: 'm3' },
      { at: 30, seat: 1, gain: 7, moment: 'm3' },
    ])
  })
  it('finds none where nothing happens', () => expect(turningPoints({ points: [], turns: [] })).toEqual([]))
})

describe('amounts', () => {
  const option = (action: unknown[]): Ask['options'][number] => ({
    action,
    label: '',
    hint: '',
    things: [],
    free: false,
    final: false,
    name: '',
  })
  const asked = (widget: string, ...actions: unknown[][]): Ask => ({
    ...ask([]),
    widget,
    options: actions.map(option),
  })
  it('orders the numbers of one verb and keeps their options', () => {
    expect(
      amountsOf(asked('amount', ['pay', 2], ['pay', 0], ['pass']))?.map(({ value, n }) => [value, n]),
    ).toEqual([
      [0, 2],
      [2, 1],
    ])
  })
  it('leaves other questions alone', () => {
    expect(amountsOf(asked('pick', ['pay', 0], ['pay', 1]))).toBeNull()
    expect(amountsOf(asked('amount', ['pay', 0], ['take', 1]))).toBeNull()
    expect(amountsOf(asked('amount', ['pass']))).toBeNull()
  })
})

describe('ways', () => {
  const at = (
    id: string,
    colour: number,
    x: number,
  ): { id: string; kind: string; colour: number; x: number; y: number } => ({
    id,
    kind: 'cube',
    colour,
    x,
    y: 0,
  })
  it('lets a new piece come from where one of its kind and colour vanished', () => {
    expect([...waysOf([at('a', 1, 10), at('b', 2, 0)], [at('c', 1, 30), at('b', 2, 0)])]).toEqual([
      ['c', { dx: -20, dy: 0 }],
    ])
  })
  it('knows pieces from nowhere, and gives each origin once', () => {
    expect([...waysOf([at('a', 1, 10)], [at('c', 1, 30), at('d', 1, 40), at('e', 2, 0)])]).toEqual([
      ['c', { dx: -20, dy: 0 }],
      ['d', null],
      ['e', null],
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

describe('analysis', () => {
  const verdict = (at: number, seat: number, loss: number): VerdictInfo => ({
    at,
    seat,
    prompt: '',
    loss,
    options: [],
  })
  const info = (
    status: AnalysisInfo['status'],
    verdicts: VerdictInfo[],
    level: AnalysisInfo['level'] = 'prince',
  ): AnalysisInfo => ({
    level,
    status,
    done: verdicts.length,
    all: 9,
    others: 0,
    seconds: null,
    yours: true,
    chances: [],
    turning: [],
    verdicts,
  })
  it('calls what gives much away a slip, a mistake, a blunder', () =>
    expect([0, 0.009, 0.01, 0.025, 0.06, 0.7].map(gradeOf)).toEqual(['', '', '?!', '?', '??', '??']))
  it('joins what came since, once', () => {
    const known = info('running', [verdict(0, 0, 0), verdict(3, 1, 0)])
    const now = joined(known, info('done', [verdict(3, 1, 0), verdict(4, 0, 0)]))
    expect([now.status, ...now.verdicts.map((v) => v.at)]).toEqual(['done', 0, 3, 4])
    expect(joined({ ...known, chances: [{ at: 0, chances: [1] }] }, info('done', [])).chances).toHaveLength(1)
    expect(joined(known, info('none', [], 'emperor')).verdicts).toEqual([])
    expect(joined(null, known)).toBe(known)
  })
  it('follows what waits or runs', () =>
    expect(
      (['none', 'waiting', 'running', 'stopped', 'done', 'failed'] as const).map((status) =>
        goesOn(info(status, [])),
      ),
    ).toEqual([false, true, true, false, false, false]))
  it('averages what each seat gave away, and finds its worst choices', () => {
    const [first, second] = accounts(
      [
        verdict(0, 0, 0.012),
        verdict(1, 1, 0.001),
        verdict(2, 0, 0.2),
        verdict(3, 0, 0.03),
        verdict(4, 0, 0.02),
      ],
      2,
    )
    expect(first?.mean).toBeCloseTo(0.0655, 5)
    expect([first?.grades, first?.worst.map((v) => v.at)]).toEqual([{ '?!': 2, '?': 1, '??': 1 }, [2, 3, 4]])
    expect([second?.worst, second?.grades['?!']]).toEqual([[], 0])
  })
  it('marks mistakes and no slips, in their order', () => {
    expect(marked([verdict(5, 0, 0.3), verdict(1, 1, 0.02), verdict(2, 0, 0.03)]).map((v) => v.at)).toEqual([
      2, 5,
    ])
    const many = Array.from({ length: 100 }, (_, at) => verdict(at, 0, 0.1 + at / 1000))
    expect(marked(many).map((v) => v.at)).toEqual(Array.from({ length: 40 }, (_, k) => 60 + k))
  })
  it('knows the moment of a choice', () => {
    const scores = {
      points: [
        { at: 0, moment: 'a', scores: [] },
        { at: 10, moment: 'b', scores: [] },
      ],
      turns: [],
    }
    expect([momentAt(scores, 9), momentAt(scores, 10), momentAt(null, 1)]).toEqual(['a', 'b', ''])
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

describe('regions', () => {
  const hex = (id: string, column: number, row: number, region: string): Area => ({
    id,
    name: id,
    lat: 0,
    lon: 0,
    outline: [],
    value: '',
    note: '',
    pieces: [],
    icon: '',
    terrain: 'plain',
    owners: null,
    warning: '',
    state: '',
    hex: [column, row],
    region,
    reasons: [],
  })
  const drawn = async (...areas: Area[]): Promise<[string, string][]> => {
    const panel: MapPanel = { type: 'map', id: 'map', title: '', areas, links: [], note: '', borders: [] }
    return regionsOf(areas, (await mapOf('none', panel)).areas)
  }
  const sides = (d: string | undefined): number => d?.split('M').length ?? 0
  it('outline their areas together: two hexes share one of their twelve sides', async () => {
    const [[name, d] = ['', ''], ...rest] = await drawn(
      hex('a', 0, 0, 'tile'),
      hex('b', 0, 1, 'tile'),
      hex('c', 4, 4, ''),
    )
    expect([name, rest.length]).toEqual(['tile', 0])
    expect(sides(d)).toBe(1 + 10)
  })
  it('are outlined each by itself', async () => {
    expect(
      (await drawn(hex('a', 0, 0, 'one'), hex('b', 0, 1, 'other'))).map(([name, d]) => [name, sides(d)]),
    ).toEqual([
      ['one', 7],
      ['other', 7],
    ])
  })
})

describe('chips', () => {
  const count: Stat = {
    icon: 'unit',
    value: '2',
    label: 'units',
    best: false,
    reasons: [],
    id: '',
    colour: 0,
  }
  const piece: Piece = {
    id: 'p',
    kind: 'units',
    colour: 1,
    label: '',
    count: 1,
    counts: [count, count],
    strong: false,
    icon: '',
    mark: '',
  }
  it('have room for letters before the numbers', () => {
    expect(chipWidth({ ...piece, mark: 'Eg' })).toBeGreaterThan(chipWidth(piece))
    expect(chipWidth({ ...piece, icon: 'unit' })).toBe(chipWidth({ ...piece, mark: 'Eg' }))
  })
})
