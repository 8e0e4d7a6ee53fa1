/** Which messages of the chat have been read, kept over reloads. */
import { signal } from '@preact/signals'
import type { Said } from './live'
import { keep, me, recall, route } from './state'

const read = signal<ReadonlyMap<string, number>>(new Map())
const keyOf = (match: string): string => `chat:${match}`
const here = (): string => route.value.parts[1] ?? ''

/** How many messages of others came after the last one that was read. */
export function unseen(chat: readonly Said[], last: number, name: string): number {
  return chat.filter((said) => said.id > last && said.name !== name).length
}

/** How many messages of this match wait to be read. */
export function unseenHere(chat: readonly Said[]): number {
  const match = here()
  const last = read.value.get(match) ?? Number(recall(keyOf(match)) ?? -1)
  return unseen(chat, last, me.value && !me.value.guest ? me.value.name : '')
}

/** The chat of this match is open: all of it is read. */
export function readHere(chat: readonly Said[]): void {
  const match = here()
  const last = chat.at(-1)?.id
  if (last === undefined || read.value.get(match) === last) return
  read.value = new Map(read.value).set(match, last)
  keep(keyOf(match), String(last))
}
