/** A number to choose: all of them in a row, the rest beside it. */
import type { JSX } from 'preact'
import { classes } from '../classes'
import type { Ask } from '../types'
import type { Amount } from './amount'
import { explains, useTable } from './match-context'
import { OptionButton } from './options'
import { type Entry, NO_KEY } from './verbs'
import { t } from '../words'

const UNEXPLAINED = { title: '', kind: '', icon: '', text: '' }

export function Amounts({
  amounts,
  ask,
  entries,
}: {
  amounts: Amount[]
  ask: Ask
  entries: Entry[]
}): JSX.Element {
  const table = useTable()
  const looked =
    amounts.find((amount) => amount.n === (table.confirming || table.preview.value || table.pending)) ??
    amounts[amounts.length - 1]
  return (
    <div class="amounts" role="group" aria-label={t('amount')}>
      <div class="amount-row">
        {amounts.map((amount) => (
          <AmountButton key={amount.n} amount={amount} />
        ))}
        {entries
          .filter((entry) => entry.key === NO_KEY)
          .map((entry) => (
            <OptionButton
              key={entry.numbers[0]}
              ask={ask}
              cell={{ entry, name: entry.option.label, hint: entry.option.hint }}
              lines={1}
              cut
            />
          ))}
      </div>
      {looked && (
        <p class="amount-meaning" aria-hidden="true">
          <b>
            {table.confirming === looked.n && `${t('confirm')}: `}
            {looked.option.label}
          </b>{' '}
          {looked.option.hint}
        </p>
      )}
    </div>
  )
}

function AmountButton({ amount: { value, n, option } }: { amount: Amount }): JSX.Element {
  const table = useTable()
  return (
    <button
      class={classes(
        'amount',
        table.preview.value === n && 'is-preview',
        table.confirming === n && 'is-asking',
        table.pending === n && 'is-sent',
      )}
      data-option={n}
      aria-label={[option.label, option.hint].filter(Boolean).join(', ')}
      aria-keyshortcuts={value <= 9 ? String(value) : undefined}
      aria-disabled={table.pending > 0 || undefined}
      onClick={() => table.choose(n)}
      {...explains(UNEXPLAINED, (on) => {
        table.preview.value = on ? n : 0
      })}
    >
      {value}
    </button>
  )
}
