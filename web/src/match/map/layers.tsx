/** The layers of a map: its ground, areas and borders, and the marks on them. */
import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { edgeKey, type MapData } from '../../maps'
import { language } from '../../state'
import type { MapPanel, Piece } from '../../types'
import { useTable } from '../match-context'
import { type Standing, useWays } from '../travel'
import { AreaMarks } from './area-marks'
import { AreaStates } from './area-states'
import { AreaGround, Owners } from './areas'
import { BorderGround, BorderMarks, BorderSeals, edgesOf, linksOf } from './borders'
import type { Box, Size, Spot } from './boxes'
import { viewOf } from './camera'
import { Ground, Lines, Outlines, Patterns } from './ground'
import { Exhausted, HexGround, HexLines } from './hex-ground'
import { HexMarks } from './hex-marks'
import { Ports, shipsBelow } from './hex-ports'
import { HexArrow, HexStates } from './hex-states'
import { UnexploredTiles } from './hex-unexplored'
import { layOut, type Layout } from './labels'
import { levelOf, sizeScale, tokenScale } from './levels'
import type { CameraMan } from './use-camera'

/** How much of the frame is drawn beyond each of its sides. */
const BEYOND = 0.5

interface LayersProps {
  panel: MapPanel
  data: MapData
  size: Size
  camera: CameraMan
  mine: number
}

/** The layers of the map for one view: ground and lines in units of the map, marks in pixels. */
export function Layers({ panel, data, size, camera, mine }: LayersProps): JSX.Element {
  const { seals } = useTable()
  const { scale } = camera.drawn
  const view = viewOf(camera.drawn, size)
  const box = `${view[0]} ${view[1]} ${size.width / scale} ${size.height / scale}`
  const level = levelOf(data, scale)
  const px = { '--px': 1 / scale, '--token': tokenScale(sizeScale(data, scale)) }
  const looks = panel.areas.map((area) => `${area.id} ${area.terrain} ${area.state} ${area.region}`).join()
  const still = useMemo(
    () => ({
      ground: data.hexes ? (
        <HexGround data={data} areas={panel.areas} />
      ) : (
        <Ground data={data} areas={panel.areas} />
      ),
      outlines: <Outlines data={data} areas={panel.areas} />,
      lines: data.hexes ? <HexLines data={data} /> : <Lines data={data} areas={panel.areas} />,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `looks` says what of the areas is drawn
    [data, looks],
  )
  const edges = useMemo(() => edgesOf(panel, data), [panel, data])
  const spoken = language.value
  const layout = useMemo(() => layOut(panel, data, scale, seals, spoken), [panel, data, scale, seals, spoken])
  const { reveal } = useStable(camera)
  const areas = useMemo(
    () => (
      <>
        {panel.areas.map((area, i) => (
          <Owners key={area.id} area={area} place={data.areas[area.id]} i={i} />
        ))}
        {data.hexes && <Exhausted data={data} areas={panel.areas} />}
        {still.lines}
        <path class="sea-link" d={linksOf(panel, data)} />
        {panel.areas.map((area) => (
          <AreaGround key={area.id} area={area} data={data} reveal={reveal} />
        ))}
        {data.hexes ? (
          <HexStates data={data} areas={panel.areas} />
        ) : (
          <AreaStates data={data} areas={panel.areas} />
        )}
      </>
    ),
    [panel, data, still, reveal],
  )
  const svg = { viewBox: box, width: size.width, height: size.height, style: px }
  return (
    <>
      <svg class="map" {...svg} data-level={level} aria-hidden="true">
        <Patterns scale={scale} />
        {still.outlines}
        {still.ground}
      </svg>
      <svg class="map" {...svg} data-level={level} role="group" aria-label={panel.title}>
        {areas}
        {edges.map(({ border, edge }) => (
          <BorderGround
            key={border.id}
            border={border}
            edge={edge}
            at={layout.borders.get(border.id) ?? layout.goods.get(border.id)}
            scale={scale}
            reveal={reveal}
          />
        ))}
      </svg>
      {data.hexes && (
        <svg class="map" {...svg} aria-hidden="true">
          <HexArrow data={data} areas={panel.areas} />
        </svg>
      )}
      <svg class="map map-marks" width={size.width} height={size.height} aria-hidden="true">
        <g transform={`translate(${-view[0] * scale} ${-view[1] * scale})`}>
          <Marks panel={panel} data={data} layout={layout} view={view} mine={mine} />
        </g>
      </svg>
    </>
  )
}

/** Handlers of the camera that stay the same while it moves. */
function useStable(camera: CameraMan): { reveal: (box: Box) => void } {
  const latest = useRef(camera)
  latest.current = camera
  return useMemo(() => ({ reveal: (box) => latest.current.reveal(box) }), [])
}

interface MarksProps {
  panel: MapPanel
  data: MapData
  layout: Layout
  view: Box
  mine: number
}

function Marks({ panel, data, layout, view, mine }: MarksProps): JSX.Element {
  const { scene } = useTable()
  const ways = useWays(standing(panel, data, layout.scale), scene)
  const edges = edgesOf(panel, data)
  const { scale } = layout
  const wide = (view[2] - view[0]) * BEYOND
  const high = (view[3] - view[1]) * BEYOND
  const isNear = ({ x, y }: Spot): boolean =>
    x > view[0] - wide && x < view[2] + wide && y > view[1] - high && y < view[3] + high
  const shown = panel.areas.flatMap((area) => {
    const place = data.areas[area.id]
    return place && isNear(place) ? [{ area, place }] : []
  })
  return (
    <>
      {data.seas.map(
        (sea, i) =>
          layout.seas.has(i) && (
            <text
              key={i}
              class="sea-name"
              transform={`translate(${sea.x * scale} ${sea.y * scale}) rotate(${sea.turn})`}
            >
              {sea[language.value] ?? sea.en}
            </text>
          ),
      )}
      {data.regions?.map((name, i) => {
        const spot = layout.regions.get(i)
        return (
          spot && (
            <text key={i} class="region-name" x={spot.x} y={spot.y}>
              {name[language.value] ?? name.en}
            </text>
          )
        )
      })}
      {data.hexes && layout.level === 'near' && (
        <UnexploredTiles data={data} areas={panel.areas} scale={scale} />
      )}
      {data.hexes && layout.level === 'near' && <Ports data={data} areas={panel.areas} scale={scale} />}
      <BorderMarks edges={edges} layout={layout} ways={ways} />
      {shown.map(({ area, place }) =>
        data.hexes ? (
          <HexMarks
            key={area.id}
            area={area}
            place={place}
            scale={scale}
            level={layout.level}
            ways={ways}
            down={shipsBelow(area, data)}
          />
        ) : (
          <AreaMarks
            key={area.id}
            area={area}
            layout={layout}
            at={{ x: place.x * scale, y: place.y * scale }}
            place={place}
            mine={mine}
            ways={ways}
          />
        ),
      )}
      <BorderSeals edges={edges} layout={layout} />
    </>
  )
}

/** Every piece of the map and where it stands, to see what moved. */
function standing(panel: MapPanel, data: MapData, scale: number): Standing[] {
  const at = (pieces: Piece[], spot: Spot | undefined): Standing[] =>
    spot
      ? pieces.map(({ id, kind, colour }) => ({ id, kind, colour, x: spot.x * scale, y: spot.y * scale }))
      : []
  return [
    ...panel.areas.flatMap((area) => at(area.pieces, data.areas[area.id])),
    ...panel.borders.flatMap((border) => at(border.pieces, data.edges[edgeKey(border.ends)])),
  ]
}
