import { render, type ComponentType, type JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { whoAmI } from './api'
import './fonts'
import { About } from './pages/about'
import { Page } from './pages/layout'
import { Home } from './pages/home'
import { Lobby } from './pages/lobby'
import { MatchPage } from './pages/match'
import { Mine } from './pages/my-matches'
import { Replay } from './pages/replay'
import { RulesPage } from './pages/rules'
import { announcement, language, notice, route } from './state'
import './style/tokens.css'
import './style/games/sands_of_time.css'
import './style/games/seven_ages.css'
import './style/games/through_the_ages.css'
import './style/match.css'
import './style/pages.css'
import './style/replay.css'
import { Empty, Icon, Link } from './ui'
import { loadWords, t } from './words'

function Routes(): JSX.Element {
  const [first = '', second = ''] = route.value.parts
  if (first === '') return <Home />
  if (first === 'lobby') return <Lobby />
  if (first === 'matches') return <Mine />
  if (first === 'match' && second) return <MatchPage key={second} id={second} />
  if (first === 'replay' && second) return <Replay key={second} id={second} />
  if (first === 'rules') return <RulesPage game={second} />
  if (first === 'about') return <About />
  if (import.meta.env.DEV && first === 'mock') return <MockPage />
  return (
    <Page title={t('not-there')}>
      <h1>{t('not-there')}</h1>
      <Empty icon="globe" text={t('not-there-why')}>
        <Link class="button" to="/">
          {t('home')}
        </Link>
      </Empty>
    </Page>
  )
}

function MockPage(): JSX.Element | null {
  const [Mock, setMock] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (import.meta.env.DEV) void import('./pages/mock').then((module) => setMock(() => module.default))
  }, [])
  return Mock && <Mock />
}

function App(): JSX.Element {
  return (
    <>
      <Routes />
      {notice.value && (
        <div class={notice.value.bad ? 'toast bad' : 'toast'} role={notice.value.bad ? 'alert' : 'status'}>
          <Icon name={notice.value.bad ? 'warn' : 'check'} />
          {notice.value.text}
        </div>
      )}
      <div class="screen-reader" aria-live="assertive">
        {announcement.value}
      </div>
    </>
  )
}

void whoAmI()
const root = document.getElementById('app')
await loadWords(language.value)
if (root) render(<App />, root)
