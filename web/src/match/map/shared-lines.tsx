/** Lines of a map whose areas share their borders: each border is drawn once. */
import type { JSX } from 'preact'
import type { SharedLines as Lines } from '../../maps'

/** Above the owners' bands; rivers and regions have a pale casing. */
export function SharedLines({ lines }: { lines: Lines }): JSX.Element {
  return (
    <g class="lines">
      <path class="border-line" d={lines.inner} />
      <path class="river-casing" d={lines.rivers} />
      <path class="river" d={lines.rivers} />
      <path class="region-casing" d={lines.regions} />
      <path class="region" d={lines.regions} />
      <path class="coast" d={lines.coast} />
      <path class="strait-casing" d={lines.straits} />
      <path class="strait" d={lines.straits} />
    </g>
  )
}
