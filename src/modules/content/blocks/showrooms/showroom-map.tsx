import { BORDERS, LAND } from '../data/world-outlines.gen'
import { MAP_HEIGHT, MAP_WIDTH, type MapMarker, markersOf, pathOn, projectionFor } from '../rules/map-view'
import * as words from '../words'

const RADIUS = { one: 5, many: 10 }

/** A place with its name; a number in it where there are several. */
function Marker({ isLeft, label, names, x, y }: MapMarker) {
  const radius = names.length > 1 ? RADIUS.many : RADIUS.one
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{names.join(', ')}</title>
      <circle r={radius} className="fill-link stroke-surface stroke-2" />
      {names.length > 1 && (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-surface text-[12px] font-semibold"
        >
          {names.length}
        </text>
      )}
      <text
        x={isLeft ? -radius - 5 : radius + 5}
        textAnchor={isLeft ? 'end' : 'start'}
        dominantBaseline="central"
        className="fill-ink stroke-surface stroke-4 text-[17px] font-semibold [paint-order:stroke] sm:text-[13px]"
      >
        {label}
      </text>
    </g>
  )
}

type Props = { places: Parameters<typeof markersOf>[1] }

/** The places on a map of the world around them, drawn without anybody else's server; the list beside it says the same. */
export function ShowroomMap({ places }: Props) {
  const projection = projectionFor(places)
  return (
    <svg
      role="img"
      aria-label={words.mapOfShowrooms(places.length)}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className="h-auto w-full overflow-hidden rounded-card border border-line bg-sunk"
    >
      <g transform={projection.transform}>
        <path
          d={pathOn(projection, LAND)}
          className="fill-plate stroke-control stroke-[0.75]"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathOn(projection, BORDERS)}
          className="fill-none stroke-control stroke-[0.75]"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {markersOf(projection, places).map((marker) => (
        <Marker key={marker.names.join()} {...marker} />
      ))}
    </svg>
  )
}
