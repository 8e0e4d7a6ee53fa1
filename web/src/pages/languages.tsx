/** The languages of the page, to choose from. */
import type { JSX } from 'preact'
import { api } from '../api'
import { LANGUAGES, type Language } from '../locale/messages'
import { language, me } from '../state'
import { speak, t } from '../words'

function choose(code: Language): void {
  void speak(code)
  if (me.value) void api.changeMe({ language: code }).catch(() => undefined)
}

/** All languages by their short names, side by side. */
export function LanguageSwitch(): JSX.Element {
  return (
    <div class="languages if-wide" role="group" aria-label={t('language')}>
      {LANGUAGES.map(({ code, name, short }) => (
        <button
          key={code}
          lang={code}
          title={name}
          aria-pressed={language.value === code}
          onClick={() => choose(code)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}

/** The other languages by their full names, as lines of a menu. */
export function LanguageMenu(): JSX.Element {
  return (
    <>
      {LANGUAGES.filter(({ code }) => code !== language.value).map(({ code, name }) => (
        <button key={code} lang={code} onClick={() => choose(code)}>
          {name}
        </button>
      ))}
    </>
  )
}
