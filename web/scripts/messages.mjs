// Writes src/locale/messages.ts from the .ftl files beside it: the languages there are, and the messages of
// English with their variables, so that TypeScript knows both. With --check it only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, Visitor } from '@fluent/syntax'

const FOLDER = new URL('../src/locale/', import.meta.url)
const OUT = new URL('messages.ts', FOLDER)
const FALLBACK = 'en'

class Variables extends Visitor {
  names = new Set()
  visitVariableReference(node) {
    this.names.add(node.id.name)
  }
}

/** The messages of a language, each with the names of its variables and its text, if that is plain. */
function messagesOf(code) {
  const resource = parse(readFileSync(new URL(`${code}.ftl`, FOLDER), 'utf8'), {})
  const found = new Map()
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${code}.ftl: ${entry.content}`)
    if (entry.type !== 'Message') continue
    const variables = new Variables()
    variables.visit(entry)
    found.set(entry.id.name, { variables: [...variables.names].sort(), text: entry.value.elements[0].value })
  }
  return found
}

const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`

function language(code) {
  const messages = messagesOf(code)
  const [name, short, guest] = ['language-name', 'language-short', 'guest-name'].map((id) => {
    const text = messages.get(id)?.text
    if (!text) throw new Error(`${code}.ftl: ${id} is missing`)
    return quoted(text)
  })
  return `  { code: ${quoted(code)}, name: ${name}, short: ${short}, guest: ${guest} },\n`
}

const codes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => name.slice(0, -'.ftl'.length))
  .sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK) || a.localeCompare(b))
const messages = [...messagesOf(FALLBACK)].map(
  ([id, { variables }]) => `  ${quoted(id)}: ${variables.map(quoted).join(' | ') || 'never'}\n`,
)
const text = `/** Written by scripts/messages.mjs from the .ftl files. */

/** The languages there are, English first, and what each calls itself and a guest. */
export const LANGUAGES = [
${codes.map(language).join('')}] as const
export type Language = (typeof LANGUAGES)[number]['code']

/** The variables of every message. */
export interface Messages {
${messages.join('')}}
`
if (!process.argv.includes('--check')) writeFileSync(OUT, text)
else if (readFileSync(OUT, 'utf8') !== text) {
  console.error('src/locale/messages.ts is not what the .ftl files give: npm run messages')
  process.exitCode = 1
}
