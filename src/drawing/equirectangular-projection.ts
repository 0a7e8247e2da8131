import { num } from './outline-notation'
import { type Attributes, fill, line } from './svg-sheet'

/** Equirectangular projection around a camera; straight ahead is the middle of the picture. */
export const PANORAMA_WIDTH = 2048
export const PANORAMA_HEIGHT = 1024

/** Right, forward and up, in mm from the camera. */
export type Point = readonly [number, number, number]

interface Flat {
  u: number
  v: number
}

function project([x, y, z]: Point): Flat {
  return {
    u: (Math.atan2(x, y) / (2 * Math.PI) + 0.5) * PANORAMA_WIDTH,
    v: (0.5 - Math.atan2(z, Math.hypot(x, y)) / Math.PI) * PANORAMA_HEIGHT,
  }
}

const STEP = 22

/** Straight edges bend on the sphere, so long ones are cut until each piece is short in the picture. */
function trace(points: readonly Point[], close: boolean): Flat[] {
  const out: Flat[] = []
  const count = close ? points.length : points.length - 1
  let last: Flat | undefined
  const push = (point: Point) => {
    const flat = project(point)
    // Longitudes are unwrapped: the curve goes on past the seam instead of jumping back.
    if (last) flat.u += Math.round((last.u - flat.u) / PANORAMA_WIDTH) * PANORAMA_WIDTH
    out.push(flat)
    last = flat
  }
  for (let i = 0; i < count; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    const from = project(a)
    const to = project(b)
    const across = Math.abs(from.u - to.u) % PANORAMA_WIDTH
    const pieces = Math.max(
      1,
      Math.ceil(Math.hypot(Math.min(across, PANORAMA_WIDTH - across), from.v - to.v) / STEP),
    )
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
    }
  }
  push(points[close ? 0 : points.length - 1]!)
  return close ? roundPole(out) : out
}

/** A shape around the zenith or nadir does not come back to where it began; it is closed along that edge. */
function roundPole(flat: Flat[]): Flat[] {
  const first = flat[0]!
  const last = flat[flat.length - 1]!
  if (Math.abs(last.u - first.u) < PANORAMA_WIDTH / 2) return flat
  const edge = first.v < PANORAMA_HEIGHT / 2 ? -8 : PANORAMA_HEIGHT + 8
  return [...flat, { u: last.u, v: edge }, { u: first.u, v: edge }]
}

/** Path data of a shape, repeated beyond each edge of the picture where it crosses the seam. */
export function spread(points: readonly Point[], close = true): string {
  const flat = trace(points, close)
  const us = flat.map((p) => p.u)
  const low = Math.min(...us)
  const high = Math.max(...us)
  return [-2, -1, 0, 1, 2]
    .map((turn) => turn * PANORAMA_WIDTH)
    .filter((shift) => high + shift > -8 && low + shift < PANORAMA_WIDTH + 8)
    .map((shift) => `M${flat.map((p) => `${num(p.u + shift)} ${num(p.v)}`).join('L')}${close ? 'Z' : ''}`)
    .join('')
}

/** A face of a solid with its colour; drawn far to near. */
export interface Face {
  points: readonly Point[]
  tone: string
}

const centre = (points: readonly Point[]): Point => {
  const sum = points.reduce<Point>((a, p) => [a[0] + p[0], a[1] + p[1], a[2] + p[2]], [0, 0, 0])
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}

/** Direction a face looks in, by Newell's method; counter-clockwise seen from outside. */
export function normal(points: readonly Point[]): Point {
  let x = 0
  let y = 0
  let z = 0
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    x += (a[1] - b[1]) * (a[2] + b[2])
    y += (a[2] - b[2]) * (a[0] + b[0])
    z += (a[0] - b[0]) * (a[1] + b[1])
  }
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

const isTowardsCamera = (points: readonly Point[]): boolean => {
  const n = normal(points)
  const c = centre(points)
  return n[0] * c[0] + n[1] * c[1] + n[2] * c[2] < 0
}

/** Faces of one body without hollows, so that its visible faces never cover one another much. */
export type Solid = readonly Face[]

const far = (points: readonly Point[]): number => Math.hypot(...centre(points))

/** Visible faces, the farthest solid first, each with a hairline of its own tone to close the joints. */
export function paintSolids(solids: readonly Solid[]): string {
  return solids
    .map((solid) => ({ solid, away: far(solid.flatMap((face) => face.points)) }))
    .sort((a, b) => b.away - a.away)
    .flatMap(({ solid }) =>
      solid
        .filter((face) => isTowardsCamera(face.points))
        .map((face) => ({ face, away: far(face.points) }))
        .sort((a, b) => b.away - a.away),
    )
    .map(
      ({ face }) =>
        `<path d="${spread(face.points)}" fill="${face.tone}" stroke="${face.tone}" stroke-width="1"/>`,
    )
    .join('')
}

/** A flat shape on the sphere. */
export const patch = (points: readonly Point[], paint: string, more: Attributes = {}): string =>
  fill(spread(points), paint, more)

/** A line on the sphere. */
export const thread = (points: readonly Point[], paint: string, width: number, close = false): string =>
  line(spread(points, close), paint, width)
