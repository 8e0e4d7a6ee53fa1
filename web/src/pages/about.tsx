/** About, and where the content comes from. */
import type { JSX } from 'preact'
import { api } from '../api'
import { language, pinTheme, pinned } from '../state'
import { Failure } from '../ui'
import { Page } from './layout'
import { useLoaded } from './load'
import { t } from '../words'

export function About(): JSX.Element {
  const games = useLoaded(api.games, [language.value])
  const named: Record<string, string> = {
    rulebook: t('source-rulebook'),
    public: t('source-public'),
    recalled: t('source-recalled'),
    reconstructed: t('source-reconstructed'),
  }
  const themes: [string, string][] = [
    ['', t('theme-system')],
    ['light', t('theme-light')],
    ['dark', t('theme-dark')],
  ]
  return (
    <Page title={t('about')}>
      <h1>{t('about')}</h1>
      <p class="lede">{t('about-text')}</p>
      <p>{t('about-art')}</p>
      <p>{t('about-credits')}</p>
      <p>{t('keys')}</p>
      <div class="inline-stack" role="group" aria-label={t('theme')}>
        <span>{t('theme')}:</span>
        {themes.map(([value, text]) => (
          <button
            key={value}
            class="button"
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
            <p>{t('source')}</p>
            <table class="sources">
              <tbody>
                {Object.entries(game.sources).map(([source, n]) => (
                  <tr key={source}>
                    <th scope="row">{named[source] ?? source}</th>
                    <td>{t('entries', { n })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <small>
              {t('digest')}: <code>{game.digest.slice(0, 24)}</code>
            </small>
          </section>
        ))
      )}
    </Page>
  )
}
