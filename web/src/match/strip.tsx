import type { JSX } from 'preact'
import type { RowPanel } from '../types'
import { Rows, WideRow } from './cards'
import type { StripForm } from './layout'

export { Rows }

export function Strip({ rows }: { rows: RowPanel[] }): JSX.Element {
  const [first] = rows
  return first?.wide ? <WideRow panel={first} /> : <Rows panels={rows} />
}

export function stripForms(rows: RowPanel[]): (width: number) => StripForm | null {
  return (width) => {
    if (!rows.length) return null
    if (!rows[0]?.wide) return width >= 624 ? { form: 'line', height: 148 } : null
    if (width >= 1296) return { form: 'line', height: 142 }
    if (width >= 700) return { form: 'two', height: 154 }
    return { form: 'scroll', height: width < 560 ? 122 : 132 }
  }
}
