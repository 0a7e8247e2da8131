import type { SideData } from '../data/side-types'
import { closed, num, open } from '../outline-notation'
import { fill, group, line, type Sheet, type Stop } from '../svg-sheet'
import { bounds } from './lamps'

const THROUGH: Stop[] = [
  [0, '#4A5863'],
  [0.5, '#71808A'],
  [1, '#8A969C'],
]
const SEATS: Stop[] = [
  [0, '#1D252C'],
  [1, '#2A333B'],
]
const SKY: Stop[] = [
  [0, '#DCE8EF', 0.55],
  [0.28, '#DCE8EF', 0.16],
  [0.62, '#DCE8EF', 0],
]
const STREAK: Stop[] = [
  [0, '#FFFFFF', 0.34],
  [1, '#FFFFFF', 0.1],
]
const SLIVER: Stop[] = [
  [0, '#2B353D'],
  [0.5, '#55636D'],
  [1, '#39444C'],
]

/** Slanting reflections: where each begins and how wide it is, as shares of length and height. */
const STREAKS = [
  [0.2, 0.42],
  [0.29, 0.1],
  [0.62, 0.5],
] as const

function seat(x: number, y: number): string {
  const p = (dx: number, dy: number) => `${num(x + dx)},${num(y + dy)}`
  const rest = closed(`${p(-62, -70)}~30 ${p(-40, 82)}~46 ${p(62, 88)}~46 ${p(60, -66)}~30`)
  const back = closed(
    `${p(-150, -700)}! ${p(-110, -150)} ${p(-70, -96)} ${p(60, -92)} ${p(118, -160)} ${p(150, -700)}!`,
  )
  return `${rest}${back}`
}

/** The wheel is nearer, and so stronger, on the driver's side. */
function steeringWheel(data: SideData, near: boolean): string {
  const [x, y] = data.wheelAt
  return group(
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="52" ry="185" transform="rotate(-24 ${num(x)} ${num(y)})" fill="none" stroke="#161C22" stroke-width="${near ? 26 : 20}"/>`,
    { opacity: near ? 1 : 0.55 },
  )
}

function slivers(sheet: Sheet, data: SideData, top: number, foot: number): string {
  const d = data.slivers.map(closed).join('')
  if (!d) return ''
  return fill(d, sheet.fall(top, foot, SLIVER)) + line(d, '#0F1316', 6 * sheet.pen, { opacity: 0.7 })
}

/** Glass of one side: what shows through, the sky on it, its frame and pillars. */
export function drawSideGlass(
  sheet: Sheet,
  data: SideData,
  show: { side: 'left' | 'right'; kerb: 'left' | 'right' },
): string {
  const panes = data.glass.map(closed).join('')
  const { x0, x1, y0, y1 } = bounds(panes)
  const h = y1 - y0
  const across = (from: number, to: number, up: number) =>
    `M${num(from)} ${num(y0)}H${num(to)}V${num(y0 + h * up)}H${num(from)}Z`
  const bars = STREAKS.map(([at, wide]) => {
    const x = x0 + (x1 - x0) * at
    return `M${num(x)} ${num(y0)}L${num(x + h * 0.9)} ${num(y1)}h${num(h * wide)}L${num(x + h * wide)} ${num(y0)}Z`
  }).join('')
  const privacy = data.privacyFrom
  const content = [
    fill(panes, sheet.fall(y1, y0, THROUGH)),
    steeringWheel(data, show.kerb !== show.side),
    fill(data.seats.map(([x, y]) => seat(x, y)).join(''), sheet.fall(y1, y0, SEATS)),
    fill(across(x0, x1, 0.1), '#1D252C', { opacity: 0.6 }),
    privacy === undefined ? '' : fill(across(privacy, x1, 1), '#141A20', { opacity: 0.62 }),
    fill(panes, sheet.fall(y1, y0, SKY)),
    fill(bars, sheet.linear(x0, 0, x1, 0, STREAK)),
    line(panes, '#0A0D10', 40, { opacity: 0.5 }),
    data.pillars.map((d) => fill(closed(d), '#15191D')).join(''),
  ].join('')
  return [
    slivers(sheet, data, y1, y0),
    group(content, { 'clip-path': sheet.clip(panes) }),
    line(panes, '#101316', 17),
    data.chromeLine ? line(open(data.chromeLine), '#D5DADD', 9, { opacity: 0.9 }) : '',
  ].join('')
}
