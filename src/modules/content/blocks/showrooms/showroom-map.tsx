import { BORDERS, LAND } from '../data/world-outlines.gen'
import {
  MAP_HEIGHT,
  MAP_WIDTH,
  type MapMarker,
  markersOf,
  pathOn,
  projectionFor,
} from '../rules/showroom-map-projection'
import * as words from '../words'

const RADIUS = { one: 5, many: 10 }

/** A place with its name; a number in it where there are several. */
function Marker({ isLeft, label, names, x, y }: MapMarker) {
  const radius = names.length > 1 ? RADIUS.many : RADIUS.one
  const beside = {
    x: isLeft ? -radius - 5 : radius + 5,
    textAnchor: isLeft ? 'end' : 'start',
    dominantBaseline: 'central',
  } as const
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{names.join(', ')}</title>
      <circle r={radius + 2} fill="currentColor" className="text-surface" />
      <circle r={radius} fill="currentColor" className="text-link" />
      {names.length > 1 && (
        <text textAnchor="middle" dominantBaseline="central" fill="currentColor" className={COUNT}>
          {names.length}
        </text>
      )}
      <text {...beside} fill="none" stroke="currentColor" strokeWidth={4} className={`${LABEL} text-surface`}>
        {label}
      </text>
      <text {...beside} fill="currentColor" className={`${LABEL} text-ink`}>
        {label}
      </text>
    </g>
  )
}

const COUNT = 'text-[12px] font-semibold text-surface'
const LABEL = 'text-[17px] font-semibold sm:text-[13px]'

type Props = { places: Parameters<typeof markersOf>[1] }

/** The places on a map of the world around them, drawn without anybody else's server; the list beside it says the same. */
export function ShowroomMap({ places }: Props) {
  const projection = projectionFor(places)
  return (
    <svg
      role="img"
      aria-label={words.mapOfShowrooms(places.length)}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className="h-auto w-full overflow-hidden rounded-card border border-line bg-link-wash"
    >
      <g transform={projection.transform}>
        <path
          d={pathOn(projection, LAND)}
          fill="var(--surface)"
          stroke="currentColor"
          strokeWidth={0.75}
          className="text-control"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathOn(projection, BORDERS)}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.75}
          className="text-control"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {markersOf(projection, places).map((marker) => (
        <Marker key={marker.names.join()} {...marker} />
      ))}
    </svg>
  )
}
