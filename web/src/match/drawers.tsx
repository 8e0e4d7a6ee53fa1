/** Panels that have no room: they open over the board, from one bar. */
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seals } from '../seals'
import type { Scene } from '../types'
import { Icon } from '../ui'
import { type Layout, partsOf } from './layout'
import { heldIn, type Panels, stripRows, thingsIn } from './panels'
import { t } from '../words'

export type DrawerName = 'strip' | 'side' | 'mats' | 'hand' | 'log'

interface Entry {
  name: DrawerName
  icon: string
  label: string
  /** News in it. */ count: number
  /** Something in it can be chosen. */ asked: boolean
}

export interface Drawers {
  entries: Entry[]
  shown: DrawerName | null
  toggle: (name: DrawerName) => void
  close: () => void
  /** Where the board itself is one of the tabs. */ home: { icon: string; label: string } | null
}

/** Which panels are closed, which of them is shown; a question about things in one opens it by itself. */
export function useDrawers(
  scene: Scene,
  panels: Panels,
  layout: Layout,
  seals: Seals,
  news: number,
  token: string,
  /** A replay takes the dock's place. */ past: boolean,
): Drawers {
  const [chosen, setChosen] = useState<DrawerName | 'none' | null>(null)
  useEffect(() => setChosen(null), [token])
  const open = partsOf(layout)
  const things = thingsIn(panels, scene)
  const sealed = [...seals.keys()]
  const asked = (name: keyof typeof things): boolean => sealed.some((thing) => things[name].has(thing))
  const rows = stripRows(panels)
  const [matrix] = panels.matrices
  const all: (Entry & { closed: boolean })[] = [
    {
      name: 'strip',
      icon: rows[0]?.cards[0]?.icon ?? 'card',
      label: rows.length === 1 ? (rows[0]?.title ?? '') : t('cards'),
      count: 0,
      asked: asked('strip'),
      closed: rows.length > 0 && !open.has('strip'),
    },
    {
      name: 'side',
      icon: matrix ? 'chart' : 'grid',
      label: matrix?.title ?? t('standing'),
      count: 0,
      asked: asked('side'),
      closed: layout.side === 'drawer' && (panels.matrices.length > 0 || panels.tracks.length > 0),
    },
    {
      name: 'hand',
      icon: 'hand',
      label: scene.board.hand?.title ?? '',
      count: 0,
      asked: asked('hand'),
      closed: (layout.hand === 'drawer' || past) && (scene.board.hand?.cards.length ?? 0) > 0,
    },
    {
      name: 'mats',
      icon: 'people',
      label: t('people'),
      count: 0,
      asked: asked('mats'),
      closed: layout.mats !== 'column',
    },
    {
      name: 'log',
      icon: 'list',
      label: t('log'),
      count: news,
      asked: false,
      closed: layout.log === 'drawer',
    },
  ]
  const entries = all.filter((entry) => entry.closed)
  const meant = meantDrawer(entries, sealed, things, heldIn(scene))
  const wanted = chosen === 'none' ? null : (chosen ?? meant)
  const shown = entries.some((entry) => entry.name === wanted) ? wanted : null
  return {
    entries,
    shown,
    toggle: (name) => setChosen(shown === name ? 'none' : name),
    close: () => setChosen('none'),
    home:
      layout.bar === 'tabs' || layout.bar === 'rail'
        ? {
            icon: panels.map ? 'globe' : 'wonder',
            label: scene.board.view || (panels.map ? t('map') : t('board')),
          }
        : null,
  }
}

/**
 * The closed panel that holds everything that can be chosen. Options repeat the hand and the lines of mats:
 * these open nothing.
 */
function meantDrawer(
  entries: Entry[],
  sealed: string[],
  things: Record<string, ReadonlySet<string>>,
  held: ReadonlySet<string>,
): DrawerName | null {
  if (!sealed.length || sealed.some((thing) => held.has(thing))) return null
  const found = entries.find(
    ({ name }) => name !== 'hand' && name !== 'log' && sealed.every((thing) => things[name]?.has(thing)),
  )
  return found?.name ?? null
}

/** The bar of closed panels: tabs at the foot, a rail at the left, or buttons in the top bar. */
export function ClosedPanels({ drawers }: { drawers: Drawers }): JSX.Element {
  const { home, shown } = drawers
  return (
    <nav class="closed-panels" aria-label={t('views')}>
      {home && (
        <button aria-current={shown ? undefined : 'page'} onClick={drawers.close}>
          <Icon name={home.icon} />
          <span>{home.label}</span>
        </button>
      )}
      {drawers.entries.map(({ name, icon, label, count, asked }) => (
        <button
          key={name}
          data-opens={name}
          aria-expanded={shown === name}
          aria-current={home && shown === name ? 'page' : undefined}
          onClick={() => drawers.toggle(name)}
        >
          <Icon name={icon} />
          <span>{label}</span>
          {count > 0 && <i class="news-count">{count}</i>}
          {asked && shown !== name && <i class="asked-dot" />}
        </button>
      ))}
    </nav>
  )
}

export function Drawer({
  name,
  close,
  children,
}: {
  name: DrawerName
  close: () => void
  children: ComponentChildren
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    const click = (event: MouseEvent): void => {
      const target = event.target as Element
      if (target.closest('[data-part="board"]') && !box.current?.contains(target)) close()
    }
    addEventListener('keydown', press)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('click', click, true)
    }
  }, [close])
  return (
    <div ref={box} class="drawer" data-drawer={name}>
      <div class="drawer-box">{children}</div>
      <button class="icon-button close-drawer" aria-label={t('close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
