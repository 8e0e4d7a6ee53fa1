/** The client's own words, as Fluent messages; all text of a game comes with its scenes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from './locale/en.ftl?raw'
import type { Language, Messages } from './locale/messages'
import { language, setLanguage } from './state'

type Variables<Id extends keyof Messages> = [Messages[Id]] extends [never]
  ? []
  : [Record<Messages[Id], string | number>]

const sources = import.meta.glob<string>(['./locale/*.ftl', '!./locale/en.ftl'], {
  query: '?raw',
  import: 'default',
})
const fallback = bundleOf('en', english)
const bundles = new Map<string, FluentBundle>([['en', fallback]])

function bundleOf(code: string, text: string): FluentBundle {
  // Names are inserted into sentences; isolation marks would be copied along with them.
  const bundle = new FluentBundle(code, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Load the words of a language; until they are there, or without a connection, they are English. */
export async function loadWords(code: Language): Promise<void> {
  const source = sources[`./locale/${code}.ftl`]
  if (!source || bundles.has(code)) return
  try {
    bundles.set(code, bundleOf(code, await source()))
  } catch (error) {
    console.error(error)
  }
}

/** Change the language once its words are there, so that nothing is shown half translated. */
export async function speak(code: Language): Promise<void> {
  await loadWords(code)
  setLanguage(code)
}

/** Return a message in the language of the page, else in English. */
export function t<Id extends keyof Messages>(id: Id, ...[variables]: Variables<Id>): string {
  return formatted(id, variables) ?? id
}

/** Return a message whose id is only known at run time, if there is one. */
export function lookup(id: string): string | undefined {
  return formatted(id)
}

function formatted(id: string, variables?: Record<string, FluentVariable>): string | undefined {
  for (const bundle of [bundles.get(language.value), fallback]) {
    const pattern = bundle?.getMessage(id)?.value
    if (bundle && pattern !== null && pattern !== undefined) return bundle.formatPattern(pattern, variables)
  }
  return undefined
}
