import type { EndData, EndSide, RearSide } from '../data/front-and-rear-types'
import type { Steering } from '../drawing-request'
import { closed, mirrored, num, open } from '../outline-notation'
import { box, fill, group, line, type Sheet, type Stop } from '../svg-sheet'
import { bounds } from './lamps'

function head(x: number, y: number): string {
  const p = (dx: number, dy: number) => `${num(x + dx)},${num(y + dy)}`
  return (
    closed(`${p(-120, -80)}~40 ${p(-100, 76)}~60 ${p(100, 76)}~60 ${p(120, -80)}~40`) +
    closed(
      `${p(-230, -600)}! ${p(-220, -190)}~90 ${p(-140, -104)} ${p(0, -98)} ${p(140, -104)} ${p(220, -190)}~90 ${p(230, -600)}!`,
    )
  )
}

function wipers(x0: number, x1: number, y: number, steering: Steering, view: 'front' | 'rear'): string {
  // Both arms rest towards the passenger's side.
  const sign = (steering === 'RHD') === (view === 'front') ? 1 : -1
  const reach = (x1 - x0) * 0.4
  return [-0.06, 0.36]
    .map((at) => {
      const from = sign * (x1 - x0) * at
      const to = from + sign * reach * -1
      return line(
        open(`${num(from)},${num(y - 6)} ${num((from + to) / 2)},${num(y + 22)} ${num(to)},${num(y + 30)}`),
        '#0C0F12',
        13,
      )
    })
    .join('')
}

const CABIN: Stop[] = [
  [0, '#27313A'],
  [0.45, '#4D5B65'],
  [1, '#303A43'],
]
const BEYOND: Stop[] = [
  [0, '#8B99A2'],
  [1, '#A9B3B8'],
]
const SKY: Stop[] = [
  [0, '#E4EEF4', 0.48],
  [0.4, '#E4EEF4', 0.12],
  [1, '#E4EEF4', 0.04],
]

interface Frame {
  x0: number
  y0: number
  y1: number
  w: number
  h: number
}

function wheel(x: number, y: number, r: number, thick: number, ink: string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(r * 0.86)}" fill="none" stroke="${ink}" stroke-width="${thick}"/>`
}

/** Steering wheel with its spokes, edge of the dashboard, rear-view mirror. */
function cockpit(data: EndData, { x0, y0, y1, w, h }: Frame, side: number): string {
  const [x, y, r] = data.wheel
  return [
    wheel(side * x, y, r, 30, '#0E1317'),
    line(`M${num(side * x - r)} ${num(y)}H${num(side * x + r)}`, '#0E1317', 34),
    fill(`M${num(x0)} ${num(y0 - 10)}h${num(w)}V${num(y0 + h * 0.13)}h${num(-w)}Z`, '#11161A', {
      opacity: 0.85,
    }),
    box(-95, y1 - h * 0.2, 190, 58, 24, { fill: '#10151A' }),
  ].join('')
}

function streaks({ x0, y0, y1, w }: Frame): string {
  const one = (at: number, wide: number) =>
    `M${num(x0 + w * at)} ${num(y0)}L${num(x0 + w * (at + 0.24))} ${num(y1)}h${num(w * wide)}L${num(x0 + w * (at + wide))} ${num(y0)}Z`
  return fill(one(0.1, 0.16) + one(0.3, 0.03), '#FFFFFF', { opacity: 0.13 })
}

function rearWiper({ y0, w, h }: Frame): string {
  return (
    line(`M0 ${num(y0 - 10)}L${num(w * 0.22)} ${num(y0 + h * 0.12)}`, '#0C0F12', 14) +
    box(-34, y0 - 34, 68, 40, 12, { fill: '#15191D' })
  )
}

/** Windscreen or backlight with the cabin behind it. */
export function drawEndGlass(
  sheet: Sheet,
  data: EndData,
  face: EndSide,
  steering: Steering,
  view: 'front' | 'rear',
): string {
  const d = mirrored(face.screen)
  const { x0, x1, y0, y1 } = bounds(d)
  const frame = { x0, y0, y1, w: x1 - x0, h: y1 - y0 }
  // Seen from ahead the driver of a right-hand drive sits at the viewer's left.
  const side = (steering === 'RHD') === (view === 'front') ? -1 : 1
  const [wx, , wr] = data.wheel
  const [hx, hy] = data.heads
  const front = view === 'front'
  const inside = [
    fill(d, sheet.fall(y1, y0, CABIN)),
    box(x0 * 0.7, y0 + frame.h * 0.36, frame.w * 0.7, frame.h * 0.4, frame.h * 0.12, {
      fill: sheet.fall(y1, y0, BEYOND),
      opacity: 0.75,
    }),
    front ? '' : wheel(side * wx * 0.8, y0 + frame.h * 0.3, wr * 0.7, 18, '#2B353D'),
    fill(head(-hx, hy) + head(hx, hy), '#1B232A'),
    front ? cockpit(data, frame, side) : '',
    fill(d, sheet.fall(y1, y0, SKY)),
    streaks(frame),
    line(d, '#07090B', 44, { opacity: 0.6 }),
  ].join('')
  const wiper = (face as RearSide).wiper ? rearWiper(frame) : ''
  return [
    group(inside, { 'clip-path': sheet.clip(d) }),
    line(d, '#0D1013', 16),
    front ? wipers(x0, x1, y0, steering, view) : wiper,
  ].join('')
}
