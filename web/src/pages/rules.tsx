/** The rules of a game: every clause, searchable. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { Prose, rulesOf } from '../match/detail'
import { language, route } from '../state'
import { Empty, Failure, Link, Loading } from '../ui'
import { Page } from './layout'
import { useLoaded } from './load'
import { t } from '../words'

export function RulesPage({ game }: { game: string }): JSX.Element {
  const games = useLoaded(api.games, [language.value])
  const [only] = games.value ?? []
  if (!game && games.value && games.value.length === 1 && only)
    return <Catalogue game={only.id} title={only.title} />
  if (!game)
    return (
      <Page title={t('rules')}>
        <h1>{t('rules')}</h1>
        {games.error ? (
          <Failure text={games.error} again={games.again} />
        ) : (
          <ul class="list">
            {games.value?.map((g) => (
              <li key={g.id} class="panel row">
                <Link to={`/rules/${g.id}`}>
                  <b>{g.title}</b>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Page>
    )
  return <Catalogue game={game} title={games.value?.find((g) => g.id === game)?.title ?? ''} />
}

function Catalogue({ game, title }: { game: string; title: string }): JSX.Element {
  const rules = useLoaded(() => rulesOf(game), [game])
  const [find, setFind] = useState(route.value.query.get('find') ?? '')
  const wanted = find.trim().toLowerCase()
  useEffect(() => {
    if (rules.value && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [rules.value])
  const chapters = (rules.value?.chapters ?? [])
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(
        (clause) =>
          !wanted || clause.id.toLowerCase().includes(wanted) || clause.text.toLowerCase().includes(wanted),
      ),
    }))
    .filter((chapter) => chapter.clauses.length)
  const count = chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0)
  return (
    <Page title={`${t('rules')} ${title}`.trim()}>
      <h1>{`${title} · ${t('rules')}`}</h1>
      <div class="sticky">
        <input
          type="search"
          placeholder={t('search')}
          aria-label={t('search')}
          value={find}
          onInput={(event) => setFind(event.currentTarget.value)}
        />
        <span aria-live="polite">{rules.value ? t('clauses', { n: count }) : ''}</span>
      </div>
      {t('rules-english') && <p class="note">{t('rules-english')}</p>}
      {rules.error ? (
        <Failure text={rules.error} again={rules.again} />
      ) : !rules.value ? (
        <Loading text={t('loading-page')} />
      ) : !count ? (
        <Empty icon="book" text={t('no-clause')} />
      ) : (
        chapters.map((chapter) => (
          <section key={chapter.title} lang="en">
            <h2>{chapter.title}</h2>
            <div class="clause-list">
              {chapter.clauses.map((clause) => (
                <div class="clause" id={clause.id} key={clause.id}>
                  <b class="clause-number">{clause.id}</b>
                  <span>
                    <Prose text={clause.text} find={wanted} />
                  </span>
                </div>
              ))}
            </div>
          </section>
        ))
      )}
    </Page>
  )
}
