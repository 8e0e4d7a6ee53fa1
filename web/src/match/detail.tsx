/** What explains: the pane of a card or number, and the clauses beside the board. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api, inWords } from '../api'
import type { Clause, RulesText } from '../models'
import { Icon, Link } from '../ui'
import { detail, hideDetail } from './match-context'
import { placeFor } from './place'
import { t } from '../words'

/** The question stays free. */
const FREE = '#dock'

export function DetailPane(): JSX.Element | null {
  const of = detail.value
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (of && pane.current) place(pane.current, of.at)
  }, [of])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideDetail()
    }
    addEventListener('touchstart', hideDetail, { capture: true, passive: true })
    addEventListener('touchmove', hideDetail, { passive: true })
    addEventListener('keydown', press)
    return () => {
      removeEventListener('touchstart', hideDetail, { capture: true })
      removeEventListener('touchmove', hideDetail)
      removeEventListener('keydown', press)
    }
  }, [])
  if (!of) return null
  // The page about the sources says where the rest comes from.
  const reconstructed = of.source?.includes(t('source-reconstructed'))
  return (
    <div class="detail" role="tooltip" ref={pane}>
      {(of.kind || of.corner) && (
        <div class="detail-kind">
          {of.icon && <Icon name={of.icon} />}
          {of.kind}
          <span class="corner">{of.corner}</span>
        </div>
      )}
      <h3>{of.title}</h3>
      {of.text && <p>{of.text}</p>}
      {of.lines && of.lines.length > 0 && (
        <dl>
          {of.lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {of.cost && (
        <p>
          <b>{of.cost}</b>
        </p>
      )}
      {of.reason && <p class="reason">{of.reason}</p>}
      {reconstructed && (
        <p class="source">
          {t('source-of')}: {of.source}
        </p>
      )}
    </div>
  )
}

/** Boxes are measured in pixels of the page; inside a zoomed table a pixel is larger. */
function place(pane: HTMLElement, at: DOMRect): void {
  const size = pane.getBoundingClientRect()
  const zoom = size.width / pane.offsetWidth || 1
  const free = [...document.querySelectorAll(FREE)].map((element) => element.getBoundingClientRect())
  const { left, top } = placeFor(size, at, { width: innerWidth, height: innerHeight }, free)
  pane.style.left = `${left / zoom}px`
  pane.style.top = `${top / zoom}px`
}

const known = new Map<string, Promise<RulesText>>()
export function rulesOf(game: string): Promise<RulesText> {
  let found = known.get(game)
  if (!found) {
    found = api.rules(game)
    known.set(game, found)
    found.catch(() => known.delete(game))
  }
  return found
}

export function Clauses({
  game,
  ids,
  close,
}: {
  game: string
  ids: string[]
  close: () => void
}): JSX.Element {
  const [clauses, setClauses] = useState<Clause[] | null>(null)
  const [error, setError] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const wanted = ids.join()
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    box.current?.focus()
    rulesOf(game)
      .then((rules) =>
        setClauses(
          rules.chapters
            .flatMap((chapter) => chapter.clauses)
            .filter((clause) => wanted.split(',').includes(clause.id)),
        ),
      )
      .catch((e: unknown) => setError(inWords(e)))
    return () => before?.focus()
  }, [game, wanted])
  return (
    <div
      class="panel clauses"
      role="dialog"
      aria-label={t('rules')}
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div class="panel-head">
        <h2>{t('rules')}</h2>
        <button class="icon-button" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {error && <p role="alert">{error}</p>}
      {t('rules-english') && <p class="note">{t('rules-english')}</p>}
      {clauses?.map((clause) => (
        <p key={clause.id}>
          <b class="clause-number">{clause.id}</b> <Prose text={clause.text} />
        </p>
      ))}
      {clauses && !clauses.length && <p>{t('no-clause')}</p>}
      <Link class="button secondary" to={`/rules/${game}`} target="_blank">
        <Icon name="book" />
        {t('rules')}
      </Link>
    </div>
  )
}

/** The catalogue's light marks: *emphasis*, **strong**, `code`. */
export function Prose({ text, find = '' }: { text: string; find?: string }): JSX.Element {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/g)
  return (
    <>
      {parts.map((part, i) => {
        if (part.startsWith('**'))
          return (
            <strong key={i}>
              <Found text={part.slice(2, -2)} find={find} />
            </strong>
          )
        if (part.startsWith('*') && part.length > 2)
          return (
            <em key={i}>
              <Found text={part.slice(1, -1)} find={find} />
            </em>
          )
        if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>
        return <Found key={i} text={part} find={find} />
      })}
    </>
  )
}

function Found({ text, find }: { text: string; find: string }): JSX.Element {
  const at = find ? text.toLowerCase().indexOf(find.toLowerCase()) : -1
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + find.length)}</mark>
      <Found text={text.slice(at + find.length)} find={find} />
    </>
  )
}
