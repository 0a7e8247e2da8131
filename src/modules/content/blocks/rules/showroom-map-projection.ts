/** The bounds of a line, and the line as a path: tenths of a degree to the east and to the south. */
export type Outline = readonly [minX: number, minY: number, maxX: number, maxY: number, path: string]

/** A showroom with its place on the earth, in degrees north and east. */
type MapPlace = {
  showroomName: string
  city: string
  country: string
  latitude: number
  longitude: number
}

/** The size of the map, in its own units. */
export const MAP_WIDTH = 480
export const MAP_HEIGHT = 320
/** The least that a map shows from west to east, in degrees at the equator. */
const LEAST_SPAN = 24
/** How much more than the places it shows. */
const ROOM = 1.4
/** Places closer than this share a marker, in units of the map. */
const NEAR = 40
/** Units of the outlines in a degree. */
const OUTLINE_UNITS = 10
/** The names that fit beside a marker. */
const MAX_CITIES = 3
/** From here to the east a label stands to the left of its marker. */
const LITTLE_ROOM = MAP_WIDTH * 0.75

/** How degrees become units of the map: equirectangular, true at its middle. */
type Projection = { x: (longitude: number) => number; y: (latitude: number) => number; transform: string }

export type MapMarker = {
  x: number
  y: number
  /** The showrooms there. */
  names: string[]
  label: string
  /** Whether its label stands to the left, where there would be no room for it to the right. */
  isLeft: boolean
}

const extent = (values: readonly number[]) => ({ min: Math.min(...values), max: Math.max(...values) })

/** The projection that fits all places, with room around them. */
export function projectionFor(places: readonly MapPlace[]): Projection {
  const east = extent(places.map(({ longitude }) => longitude))
  const north = extent(places.map(({ latitude }) => latitude))
  const middle = { east: (east.min + east.max) / 2, north: (north.min + north.max) / 2 }
  const narrow = Math.max(Math.cos((middle.north * Math.PI) / 180), 0.3)
  const width = Math.max((east.max - east.min) * narrow * ROOM, LEAST_SPAN)
  const height = Math.max((north.max - north.min) * ROOM, (LEAST_SPAN * MAP_HEIGHT) / MAP_WIDTH)
  const perDegree = Math.min(MAP_WIDTH / width, MAP_HEIGHT / height)
  const x = (longitude: number) => MAP_WIDTH / 2 + (longitude - middle.east) * narrow * perDegree
  const y = (latitude: number) => MAP_HEIGHT / 2 - (latitude - middle.north) * perDegree
  const [scaleX, scaleY] = [(narrow * perDegree) / OUTLINE_UNITS, perDegree / OUTLINE_UNITS]
  const transform = `translate(${x(0).toFixed(2)} ${y(0).toFixed(2)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})`
  return { x, y, transform }
}

/** The path of the outlines that are on the map. */
export const pathOn = ({ x, y }: Projection, outlines: readonly Outline[]): string =>
  outlines
    .filter(
      ([minX, minY, maxX, maxY]) =>
        x(maxX / OUTLINE_UNITS) >= 0 &&
        x(minX / OUTLINE_UNITS) <= MAP_WIDTH &&
        y(-maxY / OUTLINE_UNITS) >= 0 &&
        y(-minY / OUTLINE_UNITS) <= MAP_HEIGHT,
    )
    .map(([, , , , path]) => path)
    .join('')

/** The names for a marker: of a few cities, or of the countries. */
function labelOf(places: readonly MapPlace[]): string {
  const cities = [...new Set(places.map(({ city }) => city))]
  const countries = [...new Set(places.map(({ country }) => country))]
  return (cities.length <= MAX_CITIES ? cities : countries).join(', ')
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** The markers of places; those that would cover each other share one. */
export function markersOf(projection: Projection, places: readonly MapPlace[]): MapMarker[] {
  const groups: MapPlace[][] = []
  const centreOf = (group: readonly MapPlace[]) => ({
    x: mean(group.map(({ longitude }) => projection.x(longitude))),
    y: mean(group.map(({ latitude }) => projection.y(latitude))),
  })
  for (const place of places) {
    const at = centreOf([place])
    const near = groups.find((group) => {
      const centre = centreOf(group)
      return Math.hypot(centre.x - at.x, centre.y - at.y) < NEAR
    })
    if (near) near.push(place)
    else groups.push([place])
  }
  return groups.map((group) => {
    const { x, y } = centreOf(group)
    const names = group.map(({ showroomName }) => showroomName)
    return { x, y, names, label: labelOf(group), isLeft: x > LITTLE_ROOM }
  })
}

/** Whether a showroom has a place on the map. */
export const isPlaced = <T extends { latitude: number | null; longitude: number | null }>(
  place: T,
): place is T & { latitude: number; longitude: number } => place.latitude !== null && place.longitude !== null

/** The way to a place, on a map of somebody else's; null without its place on the earth. */
export const directionsHref = (place: {
  latitude: number | null
  longitude: number | null
}): string | null =>
  isPlaced(place)
    ? `https://www.openstreetmap.org/directions?to=${place.latitude}%2C${place.longitude}`
    : null
