/** Areas that a question is about: where units leave, where a battle is fought. */
import type { JSX } from 'preact'
import type { MapData } from '../../maps'
import type { Area } from '../../types'

export function AreaStates({ data, areas }: { data: MapData; areas: Area[] }): JSX.Element {
  return (
    <>
      {areas.map(({ id, state }) => {
        const place = data.areas[id]
        if (!place || !['from', 'contested'].includes(state)) return null
        return <path key={id} class={`area-state is-${state}`} d={`${place.d}${place.water ?? ''}`} />
      })}
    </>
  )
}
