/** The bar on top of every page, and the sheet below it. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pinTheme, route, theme } from '../state'
import { Icon, Link, Mark } from '../ui'
import { t } from '../words'
import { LanguageMenu, LanguageSwitch } from './languages'

interface TopBarProps {
  title?: string
  game?: string
  /** Where the replay of this match is. */ replay?: string | undefined
  /** Where in the match we are, in words, for narrow pages. */ moment?: string
  /** What can be done with this match. */ more?: ComponentChildren
  children?: ComponentChildren
}

export function TopBar({ title, game, replay, moment, more, children }: TopBarProps): JSX.Element {
  const dark = theme.value === 'dark'
  return (
    <header class="top">
      <PageMenu replay={replay} more={more} />
      <Link class="brand" to="/" aria-label={`Saecula: ${t('home')}`}>
        <Mark />
        <span class="wordmark">Saecula</span>
      </Link>
      {title && <h1>{title}</h1>}
      {moment && (
        <div class="moment" title={moment}>
          {moment}
        </div>
      )}
      {children ?? <Pages />}
      <nav class="tools" aria-label={t('tools')}>
        <Link class="icon-button" to={`/rules/${game ?? ''}`} aria-label={t('rules')} title={t('rules')}>
          <Icon name="book" />
        </Link>
        {replay && (
          <Link class="icon-button if-wide" to={replay} aria-label={t('replay')} title={t('replay')}>
            <Icon name="chart" />
          </Link>
        )}
        {more && (
          <Popover name={t('match-menu')} side="right" only="if-wide">
            {more}
          </Popover>
        )}
        <button
          class="icon-button if-wide"
          aria-label={`${t('theme')}: ${dark ? t('theme-light') : t('theme-dark')}`}
          title={t('theme')}
          onClick={() => pinTheme(dark ? 'light' : 'dark')}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        <LanguageSwitch />
      </nav>
    </header>
  )
}

/** Everything of the top bar in one menu, where there is no room for it. */
export function PageMenu({
  replay,
  more,
}: {
  replay?: string | undefined
  more?: ComponentChildren
}): JSX.Element {
  const dark = theme.value === 'dark'
  return (
    <Popover name={t('menu')} side="left" only="if-narrow">
      <Pages />
      {replay && <Link to={replay}>{t('replay')}</Link>}
      <button onClick={() => pinTheme(dark ? 'light' : 'dark')}>
        {t('theme')}: {dark ? t('theme-light') : t('theme-dark')}
      </button>
      <LanguageMenu />
      {more}
    </Popover>
  )
}

interface PopoverProps {
  name: string
  side: 'left' | 'right'
  /** Shown only in wide or in narrow bars. */ only: string
  children: ComponentChildren
}

/** A button and its menu, which closes on Escape, on a click elsewhere and on another page. */
function Popover({ name, side, only, children }: PopoverProps): JSX.Element {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const here = route.value
  useEffect(() => setOpen(false), [here])
  useEffect(() => {
    if (!open) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    }
    const click = (event: MouseEvent): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('keydown', press, true)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('keydown', press, true)
      removeEventListener('click', click, true)
    }
  }, [open])
  return (
    <div class={`popover ${only}`} ref={box}>
      <button
        class="icon-button"
        aria-label={name}
        title={name}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="menu" />
      </button>
      {open && <div class={`menu panel ${side}`}>{children}</div>}
    </div>
  )
}

function Pages(): JSX.Element {
  const at = route.value.parts[0] ?? ''
  const pages: [string, string, string][] = [
    ['', '/', t('home')],
    ['lobby', '/lobby', t('lobby')],
    ['matches', '/matches', t('my-matches')],
    ['about', '/about', t('about')],
  ]
  return (
    <nav class="pages" aria-label={t('menu')}>
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
