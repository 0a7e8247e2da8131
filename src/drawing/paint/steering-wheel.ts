import type { CabinData } from '../data/cabins'
import { closed, num, open } from '../outline-notation'
import { box, circle, fill, group, line, type Sheet, type Stop } from '../svg-sheet'

function gauge(sheet: Sheet, x: number, y: number, r: number, angle: number): string {
  const ticks = Array.from({ length: 13 }, (_, i) => {
    const a = ((140 + i * (260 / 12)) * Math.PI) / 180
    const inner = r * (i % 3 === 0 ? 0.72 : 0.8)
    return `M${num(x + inner * Math.cos(a))} ${num(y + inner * Math.sin(a))}L${num(x + r * 0.9 * Math.cos(a))} ${num(y + r * 0.9 * Math.sin(a))}`
  }).join('')
  const a = (angle * Math.PI) / 180
  return [
    circle(x, y, r, {
      fill: sheet.radial(x, y, r, [
        [0, '#171B20'],
        [0.8, '#0A0C0F'],
        [1, '#2A3036'],
      ]),
    }),
    circle(x, y, r, { fill: 'none', stroke: '#9AA2A8', 'stroke-width': 2.5 }),
    line(ticks, '#E9EDEE', 1.8),
    line(
      `M${num(x)} ${num(y)}L${num(x + r * 0.74 * Math.cos(a))} ${num(y + r * 0.74 * Math.sin(a))}`,
      '#D7401F',
      3,
    ),
    circle(x, y, r * 0.14, { fill: '#3A4046' }),
  ].join('')
}

function binnacle(sheet: Sheet, cabin: CabinData): string {
  const { x } = cabin.wheel
  const y = cabin.dash.crest
  const hood = closed(
    `${x - 168},${y + 78}! ${x - 160},${y + 6} ${x - 112},${y - 34} ${x},${y - 44} ${x + 112},${y - 34} ${x + 160},${y + 6} ${x + 168},${y + 78}!`,
  )
  const face = closed(
    `${x - 142},${y + 78}! ${x - 134},${y + 12} ${x - 94},${y - 12} ${x},${y - 18} ${x + 94},${y - 12} ${x + 134},${y + 12} ${x + 142},${y + 78}!`,
  )
  return [
    fill(
      hood,
      sheet.fall(y - 44, y + 78, [
        [0, '#6A6F75'],
        [0.14, '#3C4045'],
        [1, '#1E2124'],
      ]),
    ),
    fill(face, '#0B0D10'),
    gauge(sheet, x - 72, y + 42, 46, 238),
    gauge(sheet, x + 72, y + 42, 46, 300),
    box(x - 20, y + 12, 40, 54, 6, {
      fill: sheet.fall(y + 12, y + 66, [
        [0, '#24404F'],
        [1, '#16262F'],
      ]),
    }),
    line(
      `M${num(x - 12)} ${num(y + 28)}H${num(x + 12)}M${num(x - 12)} ${num(y + 40)}H${num(x + 6)}`,
      '#9CC3D4',
      3,
    ),
  ].join('')
}

function stalks(cabin: CabinData): string {
  const { x, y, r } = cabin.wheel
  const one = (sign: number) =>
    line(open(`${x + sign * 40},${y - 14} ${x + sign * r * 0.86},${y - 40}`), '#15181B', 15) +
    line(open(`${x + sign * r * 0.72},${y - 36} ${x + sign * r * 0.86},${y - 40}`), '#3C4146', 17)
  return one(-1) + one(1)
}

const RIM: Stop[] = [
  [0, '#5B6066'],
  [0.2, '#33373B'],
  [0.6, '#1D2023'],
  [1, '#121416'],
]
const METAL: Stop[] = [
  [0, '#D4D7D8'],
  [0.5, '#9AA0A4'],
  [1, '#666D72'],
]
const HUB: Stop[] = [
  [0, '#55595E'],
  [0.2, '#36393D'],
  [1, '#1B1D20'],
]

/** Closed shape whose knots are shares of the wheel's radius; `soft` knots are rounded. */
function scaled(r: number, knots: readonly (readonly [number, number, ('soft' | 'corner')?])[]): string {
  const ends = { soft: `~${num(r * 0.14)}`, corner: '!' }
  return closed(knots.map(([x, y, end]) => `${num(x * r)},${num(y * r)}${end ? ends[end] : ''}`).join(' '))
}

function spokes(sheet: Sheet, r: number): string {
  const side = [-1, 1]
    .map((sign) =>
      scaled(r, [
        [sign * 0.3, -0.16, 'corner'],
        [sign * 0.95, -0.12, 'corner'],
        [sign * 0.97, 0.1, 'corner'],
        [sign * 0.34, 0.2, 'corner'],
      ]),
    )
    .join('')
  const low = scaled(r, [
    [-0.16, 0.3, 'corner'],
    [-0.12, 0.96, 'corner'],
    [0.12, 0.96, 'corner'],
    [0.16, 0.3, 'corner'],
  ])
  const buttons = [-1, 1].map((sign) => {
    const x = sign * r * 0.62
    return (
      box(x - r * 0.14, -r * 0.09, r * 0.28, r * 0.17, r * 0.05, { fill: '#1B1E21' }) +
      line(`M${num(x)} ${num(-r * 0.07)}V${num(r * 0.06)}`, '#4B5055', 2)
    )
  })
  return [
    fill(side + low, '#2A2D31'),
    fill(side, sheet.fall(-r * 0.2, r * 0.2, METAL), { opacity: 0.55 }),
    ...buttons,
  ].join('')
}

function hub(sheet: Sheet, r: number): string {
  const pad = scaled(r, [
    [-0.36, -0.24, 'soft'],
    [0.36, -0.24, 'soft'],
    [0.4, 0.12],
    [0.22, 0.38, 'soft'],
    [-0.22, 0.38, 'soft'],
    [-0.4, 0.12],
  ])
  return [
    fill(pad, sheet.fall(-r * 0.26, r * 0.4, HUB)),
    line(pad, '#0B0C0E', 2.5, { opacity: 0.8 }),
    circle(0, r * 0.04, r * 0.085, { fill: sheet.fall(-r * 0.05, r * 0.13, METAL) }),
  ].join('')
}

/** Instruments, column and steering wheel. */
export function drawSteeringWheel(sheet: Sheet, cabin: CabinData): string {
  const { x, y, r, flat } = cabin.wheel
  const thick = r * 0.155
  const around = (radius: number, stroke: string, width: number, opacity = 1) =>
    circle(0, 0, radius, { fill: 'none', stroke, 'stroke-width': num(width), opacity })
  const column = closed(
    `${x - 66},${y - 40}! ${x + 66},${y - 40}! ${x + 54},${y + 96}~30 ${x - 54},${y + 96}~30`,
  )
  const face = [
    spokes(sheet, r),
    around(r - thick / 2, '#08090B', thick + 5),
    around(r - thick / 2, sheet.fall(-r, r, RIM), thick),
    around(r - thick * 0.24, '#8D949A', 2.5, 0.35),
    hub(sheet, r),
  ].join('')
  return [
    binnacle(sheet, cabin),
    fill(column, '#191C1F'),
    stalks(cabin),
    group(face, { transform: `translate(${num(x)} ${num(y)}) scale(1 ${flat})` }),
  ].join('')
}
