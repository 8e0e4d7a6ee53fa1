/** About, and where the content comes from. */
import type { JSX } from 'preact'
import { api } from '../api'
import { language, pinTheme, pinned, words } from '../state'
import { Failure } from '../ui'
import { Page } from './layout'
import { useLoaded } from './load'

export function About(): JSX.Element {
  const w = words.value
  const games = useLoaded(api.games, [language.value])
  const named: Record<string, string> = {
    rulebook: w.sourceRulebook,
    public: w.sourcePublic,
    recalled: w.sourceRecalled,
    reconstructed: w.sourceReconstructed,
  }
  const themes: [string, string][] = [
    ['', w.themeSystem],
    ['light', w.themeLight],
    ['dark', w.themeDark],
  ]
  return (
    <Page title={w.about}>
      <h1>{w.about}</h1>
      <p class="lede">{w.aboutText}</p>
      <p>{w.aboutArt}</p>
      <p>{w.aboutCredits}</p>
      <p>{w.keys}</p>
      <div class="inline-stack" role="group" aria-label={w.theme}>
        <span>{w.theme}:</span>
        {themes.map(([value, text]) => (
          <button
            key={value}
            class="btn"
            aria-pressed={pinned.value === value}
            onClick={() => pinTheme(value)}
          >
            {text}
          </button>
        ))}
      </div>
      {games.error ? (
        <Failure text={games.error} again={games.again} />
      ) : (
        games.value?.map((game) => (
          <section class="panel padded stack" key={game.id}>
            <h2>{game.title}</h2>
            <p>{w.source}</p>
            <table class="sources">
              <tbody>
                {Object.entries(game.sources).map(([source, n]) => (
                  <tr key={source}>
                    <th scope="row">{named[source] ?? source}</th>
                    <td>{w.entries(n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <small>
              {w.digest}: <code>{game.digest.slice(0, 24)}</code>
            </small>
          </section>
        ))
      )}
    </Page>
  )
}
