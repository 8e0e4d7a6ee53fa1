/** Numbers of each seat over a whole match, with marks and the time line below. */
import type { ComponentChildren, JSX } from 'preact'
import type { Mat } from '../types'
import { Shape } from '../ui'

const WIDTH = 420
const HEIGHT = 120

export interface Series {
  name: string
  points: { at: number; values: number[] }[]
  top: number
  low: number
  said: (value: number) => string
}
export interface TimeMark {
  at: number
  colour: number
  text: string
  strong: boolean
}
interface Props {
  series: Series
  all: number
  at: number
  mats: Mat[]
  jump: (k: number) => void
  marks: TimeMark[]
  children: ComponentChildren
}

export function Chart({ series, all, at, mats, jump, marks, children }: Props): JSX.Element {
  const { points, top, low } = series
  const x = (k: number): number => 4 + ((WIDTH - 8) * k) / Math.max(1, all)
  const y = (v: number): number => HEIGHT - 6 - ((HEIGHT - 12) * (v - low)) / (top - low)
  const corner = (k: number, v: number): string => `${x(k).toFixed(1)},${y(v).toFixed(1)}`
  const seated = mats.filter((mat) => mat.seat >= 0)
  const now = [...points].reverse().find((p) => p.at <= at) ?? points[0]
  const value = (mat: Mat): number => now?.values[mat.seat] ?? 0
  return (
    <>
      <div class="chart-box">
        <svg
          class="chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={series.name}
          onClick={(event: MouseEvent) => {
            const box = (event.currentTarget as Element).getBoundingClientRect()
            jump(Math.max(0, Math.min(all, Math.round(((event.clientX - box.left) / box.width) * all))))
          }}
        >
          <path class="chart-grid" d={`M0 30H${WIDTH}M0 60H${WIDTH}M0 90H${WIDTH}`} />
          {seated.map((mat) => (
            <path
              key={mat.id}
              class={`chart-line seat-${mat.colour}`}
              d={`M${points.map((p) => corner(p.at, p.values[mat.seat] ?? 0)).join('L')}`}
            />
          ))}
          <path class="now-line" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        <div class="time-marks" aria-hidden="true">
          {marks.map((mark) => (
            <span
              key={mark.at}
              class={mark.strong ? 'strong' : ''}
              title={mark.text}
              style={{ left: `${(100 * x(mark.at)) / WIDTH}%` }}
              onClick={() => jump(mark.at)}
            >
              <Shape colour={mark.colour} />
            </span>
          ))}
        </div>
      </div>
      {children}
      <div class="chart-legend">
        {[...seated]
          .sort((a, b) => value(b) - value(a))
          .map((mat) => (
            <span key={mat.id}>
              <Shape colour={mat.colour} />
              {mat.name} <b>{series.said(value(mat))}</b>
            </span>
          ))}
      </div>
    </>
  )
}
