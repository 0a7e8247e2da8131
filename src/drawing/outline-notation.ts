/**
 * Outlines are written as knots, `x,y` in millimetres with y as the height above ground.
 * A plain knot is passed smoothly, `x,y!` is a corner, and `x,y~r` is a corner rounded over r millimetres.
 * A long curve then needs only the points a draughtsman would measure.
 */
interface Knot {
  x: number
  y: number
  corner: boolean
  round: number
}

interface Node {
  x: number
  y: number
  /** Unit direction in which the curve arrives and leaves; undefined lets the chord decide. */
  arrive?: readonly [number, number]
  leave?: readonly [number, number]
  /** Control point of the rounding on the way here from the node before. */
  via?: readonly [number, number]
}

const KNOT = /^(-?[\d.]+),(-?[\d.]+)(!|~([\d.]+))?$/

function parse(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const match = KNOT.exec(token)
      if (!match) throw new Error(`Not a knot: ${token}`)
      return {
        x: Number(match[1]),
        y: Number(match[2]),
        corner: match[3] !== undefined,
        round: match[4] ? Number(match[4]) : 0,
      }
    })
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(b.x - a.x, b.y - a.y)

function towards(a: { x: number; y: number }, b: { x: number; y: number }): readonly [number, number] {
  const length = distance(a, b) || 1
  return [(b.x - a.x) / length, (b.y - a.y) / length]
}

/** Tangent of a smooth knot: the neighbours' chords, the nearer one counting more (centripetal). */
function tangent(before: Knot, at: Knot, after: Knot): readonly [number, number] {
  const a = Math.sqrt(distance(before, at)) || 1
  const b = Math.sqrt(distance(at, after)) || 1
  const [ax, ay] = towards(before, at)
  const [bx, by] = towards(at, after)
  const x = ax * b + bx * a
  const y = ay * b + by * a
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function nodesOf(knots: Knot[], closed: boolean): Node[] {
  return knots.flatMap((knot, index): Node[] => {
    const before = knots[index - 1] ?? (closed ? knots[knots.length - 1] : undefined)
    const after = knots[index + 1] ?? (closed ? knots[0] : undefined)
    if (!before || !after) return [{ x: knot.x, y: knot.y }]
    if (!knot.corner) {
      const direction = tangent(before, knot, after)
      return [{ x: knot.x, y: knot.y, arrive: direction, leave: direction }]
    }
    if (!knot.round) return [{ x: knot.x, y: knot.y }]
    const back = towards(knot, before)
    const on = towards(knot, after)
    const backBy = Math.min(knot.round, distance(knot, before) * 0.48)
    const onBy = Math.min(knot.round, distance(knot, after) * 0.48)
    return [
      { x: knot.x + back[0] * backBy, y: knot.y + back[1] * backBy, arrive: [-back[0], -back[1]] },
      { x: knot.x + on[0] * onBy, y: knot.y + on[1] * onBy, leave: on, via: [knot.x, knot.y] },
    ]
  })
}

/** A number as written into markup: one decimal, no exponent, no negative zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

function segment(from: Node, to: Node): string {
  if (to.via) return `Q${num(to.via[0])} ${num(to.via[1])} ${num(to.x)} ${num(to.y)}`
  if (!from.leave && !to.arrive) return `L${num(to.x)} ${num(to.y)}`
  const length = distance(from, to) / 3
  const out = from.leave ?? towards(from, to)
  const into = to.arrive ?? towards(from, to)
  const c1 = `${num(from.x + out[0] * length)} ${num(from.y + out[1] * length)}`
  const c2 = `${num(to.x - into[0] * length)} ${num(to.y - into[1] * length)}`
  return `C${c1} ${c2} ${num(to.x)} ${num(to.y)}`
}

function build(knots: Knot[], closed: boolean): string {
  const nodes = nodesOf(knots, closed)
  const first = nodes[0]
  if (!first) return ''
  const parts = [`M${num(first.x)} ${num(first.y)}`]
  for (let i = 1; i < nodes.length; i++) parts.push(segment(nodes[i - 1]!, nodes[i]!))
  if (closed) {
    const last = nodes[nodes.length - 1]!
    if (!first.via) parts.push(segment(last, first))
    parts.push('Z')
  }
  return parts.join('')
}

/** SVG path data of an open curve through the knots. */
export const open = (text: string): string => build(parse(text), false)

/** SVG path data of a closed shape through the knots. */
export const closed = (text: string): string => build(parse(text), true)

/** Closed shape symmetrical about x = 0 from its right half, listed from one centre point round to the other. */
export function mirrored(half: string): string {
  const given = parse(half)
  const [first, second, ...rest] = given
  // Both centre points may also stand first; the walk then starts at one and ends at the other.
  const right =
    first && second && first.x === 0 && second.x === 0 ? [first, ...rest.reverse(), second] : given
  const left = right
    .filter((knot) => knot.x !== 0)
    .map((knot) => ({ ...knot, x: -knot.x }))
    .reverse()
  return build([...right, ...left], true)
}

/** The same closed shape on the other side of x = 0. */
export function flipped(text: string): string {
  return build(
    parse(text).map((knot) => ({ ...knot, x: -knot.x })),
    true,
  )
}

/** First and last knot of a curve, for gradients that follow its slope. */
export function ends(text: string): readonly [readonly [number, number], readonly [number, number]] {
  const knots = parse(text)
  const first = knots[0]!
  const last = knots[knots.length - 1]!
  return [
    [first.x, first.y],
    [last.x, last.y],
  ]
}

/** Points along path data made by this module (M, L, Q, C, Z), curves cut into `pieces`. */
export function flatten(d: string, pieces = 8): [number, number][] {
  const out: [number, number][] = []
  let at: [number, number] = [0, 0]
  for (const [, command, rest] of d.matchAll(/([MLQC])([^MLQCZ]*)/g)) {
    const n = (rest ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const to: [number, number] = [n[n.length - 2]!, n[n.length - 1]!]
    const steps = command === 'M' || command === 'L' ? 1 : pieces
    for (let i = 1; i <= steps; i++) out.push(command === 'M' ? to : along(at, n, i / steps))
    at = to
  }
  return out
}

function along(from: readonly [number, number], n: readonly number[], t: number): [number, number] {
  // De Casteljau over however many control points the command has.
  let points: [number, number][] = [[from[0], from[1]]]
  for (let i = 0; i < n.length; i += 2) points.push([n[i]!, n[i + 1]!])
  while (points.length > 1) {
    points = points.slice(1).map((p, i): [number, number] => {
      const a = points[i]!
      return [a[0] + (p[0] - a[0]) * t, a[1] + (p[1] - a[1]) * t]
    })
  }
  return points[0]!
}
