import { type Face, normal, type Point, type Solid } from './equirectangular-projection'
import { mix } from './paint-colours'

/** Colour of a surface under soft light from the roof and the windows. */
export function shaded(colour: string, n: Point): string {
  const light = 0.5 + 0.42 * n[2] + 0.1 * Math.abs(n[0]) - 0.04 * n[1]
  return light > 0.5
    ? mix(colour, '#FFFFFF', (light - 0.5) * 0.42)
    : mix(colour, '#050608', (0.5 - light) * 1.15)
}

const face = (points: readonly Point[], colour: string): Face => ({
  points,
  tone: shaded(colour, normal(points)),
})

/** A turn about the sideways axis, then a move: places a solid made around the origin. */
export interface Placing {
  at: Point
  /** Degrees by which the top leans backwards. */
  lean?: number
}

function placed([x, y, z]: Point, { at, lean = 0 }: Placing): Point {
  const a = (lean * Math.PI) / 180
  return [at[0] + x, at[1] + y * Math.cos(a) - z * Math.sin(a), at[2] + y * Math.sin(a) + z * Math.cos(a)]
}

type Rings = readonly (readonly [number, number])[]

/** Rings of a cushion, height and size; few suffice for what is far away. */
const FINE: Rings = [
  [-1, 0.7],
  [-0.97, 0.84],
  [-0.86, 0.95],
  [-0.5, 0.995],
  [0.5, 0.995],
  [0.86, 0.95],
  [0.97, 0.84],
  [1, 0.7],
]
const COARSE: Rings = [
  [-1, 0.8],
  [-0.88, 0.96],
  [0.88, 0.96],
  [1, 0.8],
]
const FAR = 1600

/** A cushion: a box of the given half sizes with all edges rounded, its rings stacked upwards. */
export function cushion(half: Point, colour: string, where: Placing): Solid {
  const near = Math.hypot(...where.at) < FAR
  const round = near ? 24 : 12
  const ring = ([level, size]: readonly [number, number]): Point[] =>
    Array.from({ length: round }, (_, i) => {
      const a = (i / round) * Math.PI * 2
      const soft = (v: number) => Math.sign(v) * Math.abs(v) ** 0.5
      return placed(
        [half[0] * size * soft(Math.cos(a)), half[1] * size * soft(Math.sin(a)), half[2] * level],
        where,
      )
    })
  const rings = (near ? FINE : COARSE).map(ring)
  const faces: Face[] = []
  for (let r = 0; r < rings.length - 1; r++) {
    const low = rings[r]!
    const high = rings[r + 1]!
    for (let i = 0; i < round; i++) {
      const j = (i + 1) % round
      faces.push(face([low[i]!, low[j]!, high[j]!, high[i]!], colour))
    }
  }
  faces.push(face(rings[rings.length - 1]!, colour), face([...rings[0]!].reverse(), colour))
  return faces
}

/** A profile of (forward, up) points pulled across the cabin from x0 to x1; the profile runs over the outside. */
export function extrusion(
  profile: readonly (readonly [number, number])[],
  x0: number,
  x1: number,
  colours: readonly string[],
): Solid {
  return profile.slice(1).map((to, i) => {
    const from = profile[i]!
    const colour = colours[Math.min(i, colours.length - 1)]!
    return face(
      [
        [x1, from[0], from[1]],
        [x0, from[0], from[1]],
        [x0, to[0], to[1]],
        [x1, to[0], to[1]],
      ],
      colour,
    )
  })
}

/** A ring of round section, such as a steering wheel, lying in a plane that leans. */
export function ring(radius: number, thick: number, colour: string, where: Placing): Solid {
  const around = 40
  const section = 6
  const point = (i: number, k: number): Point => {
    const a = (i / around) * Math.PI * 2
    const b = (k / section) * Math.PI * 2
    const r = radius + thick * Math.cos(b)
    return placed([r * Math.cos(a), thick * Math.sin(b), r * Math.sin(a)], where)
  }
  const faces: Face[] = []
  for (let i = 0; i < around; i++) {
    for (let k = 0; k < section; k++) {
      const points = [point(i, k), point(i, k + 1), point(i + 1, k + 1), point(i + 1, k)]
      faces.push(face(points, colour))
    }
  }
  return faces
}

/** Corners of each side of a block, low or high in x, y and z, counter-clockwise from outside. */
const BLOCK_SIDES = [
  '001 101 111 011',
  '000 010 110 100',
  '000 100 101 001',
  '110 010 011 111',
  '010 000 001 011',
  '100 110 111 101',
]

/** A bar between two corners of a box. */
export function block(a: Point, b: Point, colour: string): Solid {
  const [x0, y0, z0] = a
  const [x1, y1, z1] = b
  const at = (key: string): Point[] =>
    key
      .split(' ')
      .map((corner) => [
        corner[0] === '0' ? x0 : x1,
        corner[1] === '0' ? y0 : y1,
        corner[2] === '0' ? z0 : z1,
      ])
  return BLOCK_SIDES.map((key) => face(at(key), colour))
}
