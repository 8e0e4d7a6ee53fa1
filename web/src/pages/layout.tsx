/** The bar on top of every page, and the sheet below it. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../api'
import { language, me, pinTheme, route, setLanguage, theme, words } from '../state'
import { Icon, Link, Mark } from '../ui'

interface TopBarProps {
  title?: string
  game?: string
  /** Where the replay of this match is. */ replay?: string | undefined
  /** Where in the match we are, in words, for narrow pages. */ moment?: string
  /** What can be done with this match. */ more?: ComponentChildren
  children?: ComponentChildren
}

export function TopBar({ title, game, replay, moment, more, children }: TopBarProps): JSX.Element {
  const w = words.value
  const dark = theme.value === 'dark'
  return (
    <header class="top">
      <PageMenu replay={replay} more={more} />
      <Link class="brand" to="/" aria-label={`Saecula: ${w.home}`}>
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
      <nav class="tools" aria-label={w.tools}>
        <Link class="icon-button" to={`/rules/${game ?? ''}`} aria-label={w.rules} title={w.rules}>
          <Icon name="book" />
        </Link>
        {replay && (
          <Link class="icon-button if-wide" to={replay} aria-label={w.replay} title={w.replay}>
            <Icon name="chart" />
          </Link>
        )}
        {more && (
          <Popover name={w.matchMenu} side="right" only="if-wide">
            {more}
          </Popover>
        )}
        <button
          class="icon-button if-wide"
          aria-label={`${w.theme}: ${dark ? w.themeLight : w.themeDark}`}
          title={w.theme}
          onClick={() => pinTheme(dark ? 'light' : 'dark')}
        >
          <Icon name={dark ? 'sun' : 'moon'} />
        </button>
        <button class="language if-wide" onClick={speakOther} title={otherLanguage().name}>
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
    </header>
  )
}

const otherLanguage = (): { id: 'en' | 'de'; name: string } =>
  language.value === 'en' ? { id: 'de', name: 'Deutsch' } : { id: 'en', name: 'English' }

function speakOther(): void {
  const { id } = otherLanguage()
  setLanguage(id)
  if (me.value) void api.changeMe({ language: id }).catch(() => undefined)
}

/** Everything of the top bar in one menu, where there is no room for it. */
export function PageMenu({
  replay,
  more,
}: {
  replay?: string | undefined
  more?: ComponentChildren
}): JSX.Element {
  const w = words.value
  const dark = theme.value === 'dark'
  return (
    <Popover name={w.menu} side="left" only="if-narrow">
      <Pages />
      {replay && <Link to={replay}>{w.replay}</Link>}
      <button onClick={() => pinTheme(dark ? 'light' : 'dark')}>
        {w.theme}: {dark ? w.themeLight : w.themeDark}
      </button>
      <button onClick={speakOther}>{otherLanguage().name}</button>
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
