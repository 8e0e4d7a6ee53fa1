/** The bar on top of every page, and the sheet below it. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api } from '../api'
import { language, me, pinTheme, route, setLanguage, theme, words } from '../state'
import { Icon, Link, Mark } from '../ui'

export function TopBar({
  title,
  game,
  replay,
  moment,
  more,
  children,
}: {
  title?: string
  game?: string
  replay?: string
  moment?: string
  more?: ComponentChildren
  children?: ComponentChildren
}): JSX.Element {
  const w = words.value
  const [open, setOpen] = useState(false)
  const [matter, setMatter] = useState(false)
  const here = route.value
  useEffect(() => {
    setOpen(false)
    setMatter(false)
  }, [here])
  const dark = theme.value === 'dark'
  const other = language.value === 'en' ? 'de' : 'en'
  const speak = (): void => {
    setLanguage(other)
    if (me.value) void api.changeMe({ language: other }).catch(() => undefined)
  }
  return (
    <header class="top">
      <button
        class="icon-button phone"
        aria-label={w.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      <Link class="brand" to="/" aria-label={`Saecula: ${w.home}`}>
        <Mark />
        <span class="wordmark">Saecula</span>
      </Link>
      {title && <h1>{title}</h1>}
      {moment && <div class="time-s">{moment}</div>}
      {children ?? <Pages />}
      <nav class="tools" aria-label={w.tools}>
        <Link class="icon-button" to={`/rules/${game ?? ''}`} aria-label={w.rules} title={w.rules}>
          <Icon name="book" />
        </Link>
        {replay && (
          <Link class="icon-button desk" to={replay} aria-label={w.replay} title={w.replay}>
            <Icon name="chart" />
          </Link>
        )}
        {more && (
          <button
            class="icon-button desk"
            aria-label={w.matchMenu}
            title={w.matchMenu}
            aria-expanded={matter}
            onClick={() => setMatter(!matter)}
          >
            <Icon name="menu" />
          </button>
        )}
        <button
          class="icon-button desk"
          aria-label={`${w.theme}: ${dark ? w.themeLight : w.themeDark}`}
          title={w.theme}
          onClick={() => pinTheme(dark ? 'light' : 'dark')}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        <button class="lang desk" onClick={speak} title={other === 'de' ? 'Deutsch' : 'English'}>
          <span class="screen-reader">{w.language}: </span>
          {language.value === 'en' ? (
            <>
              <b>EN</b> DE
            </>
          ) : (
            <>
              EN <b>DE</b>
            </>
          )}
        </button>
      </nav>
      {matter && more && (
        <div
          class="menu panel right"
          onKeyDown={(event) => {
            if (event.key === 'Escape') setMatter(false)
          }}
        >
          {more}
        </div>
      )}
      {open && (
        <div class="menu panel">
          <Pages />
          {replay && <Link to={replay}>{w.replay}</Link>}
          <button onClick={() => pinTheme(dark ? 'light' : 'dark')}>
            {w.theme}: {dark ? w.themeLight : w.themeDark}
          </button>
          <button onClick={speak}>{other === 'de' ? 'Deutsch' : 'English'}</button>
          {more}
        </div>
      )}
    </header>
  )
}

function Pages(): JSX.Element {
  const w = words.value
  const at = route.value.parts[0] ?? ''
  const pages: [string, string, string][] = [
    ['', '/', w.home],
    ['lobby', '/lobby', w.lobby],
    ['matches', '/matches', w.myMatches],
    ['about', '/about', w.about],
  ]
  return (
    <nav class="pages" aria-label={w.menu}>
      {pages.map(([key, to, text]) => (
        <Link key={to} to={to} aria-current={at === key ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}

export function Page({
  title,
  children,
  wide,
}: {
  title: string
  children: ComponentChildren
  wide?: boolean
}): JSX.Element {
  useEffect(() => {
    document.title = `${title} · Saecula`
  }, [title])
  return (
    <div class="page">
      <TopBar />
      <main class={wide ? 'sheet wide' : 'sheet'}>{children}</main>
    </div>
  )
}
