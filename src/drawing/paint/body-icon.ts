import type { Part, SideData } from '../data/side-types'
import { SIDES } from '../data/sides'
import type { BodyKind } from '../drawing-request'
import { closed, flatten } from '../outline-notation'

const BASE = 29
const one = (value: number) => String(Math.round(value * 100) / 100)

type Place = (x: number, y: number) => string

/** The outline without the stretches that the wheels cover, so that lines never cross inside a wheel. */
function cut(data: SideData, points: readonly (readonly [number, number])[], place: Place): string {
  const covered = ([x, y]: readonly [number, number]) =>
    data.wheels.some((wheel) => Math.hypot(x - wheel.x, y - wheel.tyre) < wheel.tyre * 1.12)
  const fine = points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length]!
    const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 90))
    return Array.from({ length: pieces }, (_, k): [number, number] => [
      point[0] + ((next[0] - point[0]) * k) / pieces,
      point[1] + ((next[1] - point[1]) * k) / pieces,
    ])
  })
  const start = Math.max(0, fine.findIndex(covered))
  const round = [...fine.slice(start), ...fine.slice(0, start + 1)]
  let drawing = false
  return round
    .map((point) => {
      if (covered(point)) {
        drawing = false
        return ''
      }
      const command = drawing ? 'L' : 'M'
      drawing = true
      return command + place(point[0], point[1])
    })
    .join('')
}

/** Windows, drawn smaller than they are so that two lines never run together at this size. */
function pane(knots: string, place: Place): string {
  const points = flatten(closed(knots), 5)
  const xs = points.map(([x]) => x)
  const foot = Math.min(...points.map(([, y]) => y))
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2 + 40
  return `M${points.map(([x, y]) => place(middle + (x - middle) * 0.82, foot + 20 + (y - foot) * 0.68)).join('L')}Z`
}

/** Beds and boards large enough to read at this size. */
const large = (part: Part) => {
  const points = flatten(closed(part.d), 1)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (
    Math.min(...ys) > 500 &&
    Math.max(...xs) - Math.min(...xs) > 1500 &&
    Math.max(...ys) - Math.min(...ys) > 250
  )
}

/** Line icon of a body, 64 × 32, in the colour of the text around it. */
export function drawBodyIcon(body: BodyKind): string {
  const data = SIDES[body]
  const scale = (61 * (data.span / 1170)) / data.length
  const left = (64 - data.length * scale) / 2
  const place: Place = (x, y) => `${one(left + x * scale)} ${one(BASE - y * scale)}`
  const lines = [
    cut(data, flatten(closed(data.outline), 5), place),
    ...(data.behind ?? []).filter(large).map((part) => cut(data, flatten(closed(part.d), 2), place)),
    ...data.glass.map((knots) => pane(knots, place)),
  ].join('')
  const wheels = data.wheels
    .map(
      (wheel) =>
        `<circle cx="${one(left + wheel.x * scale)}" cy="${one(BASE - wheel.tyre * scale)}" r="${one(wheel.tyre * scale * 0.86)}"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="${lines}"/>${wheels}</svg>`
}
