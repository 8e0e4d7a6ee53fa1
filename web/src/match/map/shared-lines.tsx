/** Lines of a map whose areas share their borders: each border is drawn once. */
import type { JSX } from 'preact'
import type { SharedLines as Lines } from '../../maps'

/** Above the owners' bands; rivers and regions have a pale casing. */
export function SharedLines({ lines }: { lines: Lines }): JSX.Element {
  return (
    <g class="lines">
      <Parts name="border-line" parts={lines.inner} />
      <Parts name="river-casing" parts={lines.rivers} />
      <Parts name="river" parts={lines.rivers} />
      <Parts name="region-casing" parts={lines.regions} />
      <Parts name="region" parts={lines.regions} />
      <Parts name="coast" parts={lines.coast} />
      <path class="strait-casing" d={lines.straits} />
      <path class="strait" d={lines.straits} />
    </g>
  )
}

/** A path for each part of a line: those out of sight are not drawn. */
export function Parts({ name, parts }: { name: string; parts: readonly string[] }): JSX.Element {
  return (
    <>
      {parts.map((d, i) => (
        <path key={i} class={name} d={d} />
      ))}
    </>
  )
}
