import { describe, expect, it } from 'vitest'
import { amountsOf } from '../src/match/amount'
import type { Ask } from '../src/types'
import { asking, option } from './make'

describe('amounts', () => {
  const asked = (widget: string, ...actions: unknown[][]): Ask =>
    asking(
      actions.map((action) => option(action)),
      widget,
    )
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
