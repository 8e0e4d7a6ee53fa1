import { expect, it } from 'vitest'
import type { GameInfo, OptionInfo } from '../src/models'
import { proposed } from '../src/options'

const option = (name: string, kind: OptionInfo['kind'], changes: Partial<OptionInfo>): OptionInfo => ({
  name,
  kind,
  default: false,
  proposed: false,
  choices: [],
  text: '',
  clause: '',
  ...changes,
})

it('proposes what the game proposes, and else its defaults', () => {
  const options = [
    option('end', 'choice', { default: 'full', proposed: 'age_3', choices: ['full', 'age_3'] }),
    option('rounds', 'choice', { default: '60', proposed: '60', choices: ['30', '60'] }),
    option('total_history', 'flag', { proposed: true }),
  ]
  expect(proposed({ options } as unknown as GameInfo)).toEqual({
    end: 'age_3',
    rounds: '60',
    total_history: true,
  })
})
