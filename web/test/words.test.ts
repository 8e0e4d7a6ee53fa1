import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { type Message, parse, Visitor, type VariableReference } from '@fluent/syntax'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { firstOffered } from '../src/locale/choice'
import { LANGUAGES } from '../src/locale/messages'
import type * as Words from '../src/words'

const FOLDER = new URL('../src/locale/', import.meta.url)
const text = (code: string): string => readFileSync(new URL(`${code}.ftl`, FOLDER), 'utf8')
const codes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => name.replace('.ftl', ''))
const others = codes.filter((code) => code !== 'en')

class Variables extends Visitor {
  names = new Set<string>()
  visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name)
  }
}

function variablesOf(message: Message): string[] {
  const variables = new Variables()
  variables.visit(message)
  return [...variables.names].sort()
}

function messagesOf(code: string): Record<string, string[]> {
  const body = parse(text(code), {}).body
  expect(body.filter((entry) => entry.type === 'Junk')).toEqual([])
  const messages = body.filter((entry) => entry.type === 'Message')
  const found = Object.fromEntries(messages.map((message) => [message.id.name, variablesOf(message)]))
  expect(Object.keys(found)).toHaveLength(messages.length)
  return found
}

describe('messages', () => {
  it('are there in every language that is offered', () => {
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(codes.sort())
  })
  it.each(others)('are the same in %s as in English, with the same variables', (code) => {
    expect(messagesOf(code)).toEqual(messagesOf('en'))
  })
  it.each(codes)('can all be said in %s', (code) => {
    const bundle = new FluentBundle(code, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(text(code)))).toEqual([])
    for (const [id, variables] of Object.entries(messagesOf(code)))
      for (const n of [0, 1, 2, 5]) {
        const given = Object.fromEntries(variables.map((name) => [name, name === 'n' ? n : `‹${name}›`]))
        const said = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', given)
        expect(said, id).toBe(said.trim())
        expect(said, id).not.toMatch(/ {2}|[{}]/)
      }
  })
  it.each(codes)('call what is reconstructed as the scenes do in %s', (code) => {
    const core = readFileSync(new URL(`../../src/saecula/core/locale/${code}.ftl`, import.meta.url), 'utf8')
    const own = /^source-reconstructed = .*$/m.exec(text(code))?.[0]
    expect(core.split('\n')).toContain(own)
  })
})

describe('the language of the page', () => {
  it('is the first one that is offered', () => {
    expect(firstOffered([null, 'xx', 'de-AT', 'en'])).toBe('de')
    expect(firstOffered(['DE'])).toBe('de')
    expect(firstOffered(['xx', 'eng'])).toBe('en')
    expect(firstOffered([])).toBe('en')
  })
})

describe('t', () => {
  let words: typeof Words
  beforeAll(async () => {
    vi.stubGlobal('location', { search: '', pathname: '/' })
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } })
    vi.stubGlobal('addEventListener', () => undefined)
    words = await import('../src/words')
  })
  it('puts numbers and names into messages, in the plural where it is due', () => {
    expect(words.t('seat', { n: 12345 })).toBe('Seat 12,345')
    expect([1, 2].map((n) => words.t('clauses', { n }))).toEqual(['1 clause', '2 clauses'])
    expect(words.t('board-of', { name: 'Ada' })).toBe('Board of Ada')
  })
  it('finds messages by ids that are put together', () => {
    expect(words.lookup('error-full')).toBe('All seats are taken.')
    expect(words.lookup('error-of_its_own')).toBeUndefined()
  })
  it('speaks another language once it is loaded', async () => {
    await words.speak('de')
    expect(document.documentElement.lang).toBe('de')
    expect(words.t('seat', { n: 12345 })).toBe('Platz 12.345')
    await words.speak('en')
    expect(words.t('seat', { n: 1 })).toBe('Seat 1')
  })
})
