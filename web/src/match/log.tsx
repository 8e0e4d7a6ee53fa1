/** The log, newest on top, with a line since the last look; and the chat. */
import { Fragment, type JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { Said } from '../live'
import { words } from '../state'
import type { Scene } from '../types'
import type { AnsweredInfo } from '../models'
import { Icon, Shape } from '../ui'
import { type Table, useTable } from './match-context'

const NOTHING: ReadonlySet<string> = new Set()

interface LogProps {
  scene: Scene
  fresh: number
  /** What the server answered for me. */ answered: AnsweredInfo[]
  chat: Said[]
  say?: (text: string) => void
}

export function Log({ scene, fresh, answered, chat, say }: LogProps): JSX.Element {
  const w = words.value
  const [talking, setTalking] = useState(false)
  const { log } = scene
  const colouring = scene.board.mats
    .map((mat) => `${mat.id}=${mat.colour}`)
    .sort()
    .join()
  const { lit } = useTable()
  const told = useMemo(() => lines(log, fresh, colouring, lit), [log, fresh, colouring, lit])
  return (
    <section class="panel log" aria-label={w.log}>
      <div class="panel-head">
        {say ? (
          <div class="rtabs">
            <button aria-pressed={!talking} onClick={() => setTalking(false)}>
              {w.log}
            </button>
            <button aria-pressed={talking} onClick={() => setTalking(true)}>
              {w.chat}
              {chat.length > 0 && <i class="new">{chat.length}</i>}
            </button>
          </div>
        ) : (
          <h2>{w.log}</h2>
        )}
        <small>{scene.board.time?.note}</small>
      </div>
      {talking && say ? (
        <Chat chat={chat} say={say} />
      ) : (
        <ol aria-live="polite" aria-relevant="additions" tabIndex={0} aria-label={w.log}>
          {[...answered].reverse().map(({ prompt, choice }, at) => (
            <li key={`answered ${answered.length - at}`} class="auto">
              <span>
                <Icon name="check" />
              </span>
              <span>
                {w.answeredForYou}: {prompt} <b>{choice}</b>
              </span>
            </li>
          ))}
          {told}
        </ol>
      )}
    </section>
  )
}

/**
 * The lines, newest first; `colouring` is a text so that a new scene with the same colours draws nothing
 * anew.
 */
function lines(log: Scene['log'], fresh: number, colouring: string, lit: Table['lit']): JSX.Element[] {
  const colours = new Map(
    colouring.split(',').map((pair) => {
      const at = pair.lastIndexOf('=')
      return [pair.slice(0, at), Number(pair.slice(at + 1))]
    }),
  )
  const seam = log.length - fresh - 1
  return log
    .map((line, at) => ({ line, at }))
    .reverse()
    .map(({ line, at }) => (
      <Fragment key={at}>
        {at === seam && fresh > 0 && <li class="sep">{words.value.sinceLook}</li>}
        {line.heading ? (
          <li class="hd">{line.text}</li>
        ) : (
          <li
            onMouseEnter={() => {
              lit.value = new Set([line.who, ...line.things])
            }}
            onMouseLeave={() => {
              lit.value = NOTHING
            }}
          >
            <span>{colours.has(line.who) && <Shape colour={colours.get(line.who) ?? 7} />}</span>
            <span>{line.text}</span>
          </li>
        )}
      </Fragment>
    ))
}

function Chat({ chat, say }: { chat: Said[]; say: (text: string) => void }): JSX.Element {
  const [text, setText] = useState('')
  const w = words.value
  return (
    <>
      <ol aria-live="polite" tabIndex={0} aria-label={w.chat}>
        {[...chat].reverse().map((said, i) => (
          <li key={chat.length - i}>
            <span />
            <span>
              <b>{said.name}</b> {said.text}
            </span>
          </li>
        ))}
      </ol>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) say(text.trim())
          setText('')
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={w.say}
          placeholder={w.say}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="btn" aria-label={w.send}>
          <Icon name="arrow" />
        </button>
      </form>
    </>
  )
}
