/** Which of the available languages suits a reader best. */
import { LANGUAGES, type Language } from './messages'

/** The first of these tags that is offered, as it is or without its region, else English. */
export function firstOffered(tags: readonly (string | null)[]): Language {
  for (const tag of tags) {
    const found = tag && (offered(tag) ?? offered(tag.split('-', 1)[0] ?? ''))
    if (found) return found
  }
  return LANGUAGES[0].code
}

function offered(tag: string): Language | undefined {
  return LANGUAGES.find(({ code }) => code.toLowerCase() === tag.toLowerCase())?.code
}
