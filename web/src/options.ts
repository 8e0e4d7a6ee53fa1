/** The options with which a new match is proposed. */
import type { GameInfo, OptionInfo } from './models'

export type OptionValue = OptionInfo['default']

/** All options of a game as people find them, which need not be the defaults of its rulebook. */
export function proposed(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.proposed]))
}
