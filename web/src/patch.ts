/** RFC 6902 differences (add, remove, replace), applied without touching what did not change. */
import type { Operation } from './models'

type Json = unknown

export function applied<T>(document: T, ops: Operation[]): T {
  return ops.reduce<Json>((at, op) => changed(at, parts(op.path), op), document) as T
}

function parts(path: string): string[] {
  if (path === '') return []
  if (!path.startsWith('/')) throw new Error(`bad path ${path}`)
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function changed(at: Json, path: string[], op: Operation): Json {
  const [key, ...rest] = path
  if (key === undefined) return op.op === 'remove' ? null : op.value
  if (Array.isArray(at)) return inList(at, key, rest, op)
  if (typeof at !== 'object' || at === null) throw new Error(`nothing at ${op.path}`)
  const copy: Record<string, Json> = { ...(at as Record<string, Json>) }
  if (rest.length) {
    if (!(key in copy)) throw new Error(`nothing at ${op.path}`)
    copy[key] = changed(copy[key], rest, op)
  } else if (op.op === 'remove') {
    if (!(key in copy)) throw new Error(`nothing at ${op.path}`)
    delete copy[key]
  } else copy[key] = op.value
  return copy
}

function inList(at: Json[], key: string, rest: string[], op: Operation): Json[] {
  const index = key === '-' ? at.length : Number(key)
  const most = op.op === 'add' && !rest.length ? at.length : at.length - 1
  if (!Number.isInteger(index) || index < 0 || index > most) throw new Error(`nothing at ${op.path}`)
  const copy = at.slice()
  if (rest.length) copy[index] = changed(copy[index], rest, op)
  else if (op.op === 'add') copy.splice(index, 0, op.value)
  else if (op.op === 'remove') copy.splice(index, 1)
  else copy[index] = op.value
  return copy
}
