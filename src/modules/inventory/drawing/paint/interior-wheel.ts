import type { CabinData } from '../data/interior'
import { closed, num, open } from '../path'
import { box, circle, fill, group, line, type Sheet } from '../sheet'

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
    `${x - 190},${y + 78}! ${x - 176},${y + 6} ${x - 120},${y - 34} ${x},${y - 44} ${x + 120},${y - 34} ${x + 176},${y + 6} ${x + 190},${y + 78}!`,
  )
  const face = closed(
    `${x - 156},${y + 78}! ${x - 146},${y + 12} ${x - 100},${y - 12} ${x},${y - 18} ${x + 100},${y - 12} ${x + 146},${y + 12} ${x + 156},${y + 78}!`,
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

/** Instruments, column and steering wheel. */
export function drawSteeringWheel(sheet: Sheet, cabin: CabinData): string {
  const { x, y, r, flat } = cabin.wheel
  const thick = r * 0.155
  const rim = sheet.fall(-r, r, [
    [0, '#5B6066'],
    [0.2, '#33373B'],
    [0.6, '#1D2023'],
    [1, '#121416'],
  ])
  const hub = closed(
    `${num(-r * 0.36)},${num(-r * 0.24)}~22 ${num(r * 0.36)},${num(-r * 0.24)}~22 ${num(r * 0.4)},${num(r * 0.12)} ${num(r * 0.22)},${num(r * 0.38)}~20 ${num(-r * 0.22)},${num(r * 0.38)}~20 ${num(-r * 0.4)},${num(r * 0.12)}`,
  )
  const spoke = (sign: number) =>
    closed(
      `${num(sign * r * 0.3)},${num(-r * 0.16)}! ${num(sign * r * 0.95)},${num(-r * 0.12)}! ${num(sign * r * 0.97)},${num(r * 0.1)}! ${num(sign * r * 0.34)},${num(r * 0.2)}!`,
    )
  const low = closed(
    `${num(-r * 0.16)},${num(r * 0.3)}! ${num(-r * 0.12)},${num(r * 0.96)}! ${num(r * 0.12)},${num(r * 0.96)}! ${num(r * 0.16)},${num(r * 0.3)}!`,
  )
  const metal = sheet.fall(-r * 0.2, r * 0.2, [
    [0, '#D4D7D8'],
    [0.5, '#9AA0A4'],
    [1, '#666D72'],
  ])
  const buttons = (sign: number) =>
    box(sign * r * 0.62 - r * 0.14, -r * 0.09, r * 0.28, r * 0.17, r * 0.05, { fill: '#1B1E21' }) +
    line(`M${num(sign * r * 0.62)} ${num(-r * 0.07)}V${num(r * 0.06)}`, '#4B5055', 2)
  const face = [
    fill(spoke(-1) + spoke(1) + low, '#2A2D31'),
    fill(spoke(-1) + spoke(1), metal, { opacity: 0.55 }),
    buttons(-1),
    buttons(1),
    circle(0, 0, r - thick / 2, { fill: 'none', stroke: '#08090B', 'stroke-width': num(thick + 5) }),
    circle(0, 0, r - thick / 2, { fill: 'none', stroke: rim, 'stroke-width': num(thick) }),
    circle(0, 0, r - thick * 0.24, { fill: 'none', stroke: '#8D949A', 'stroke-width': 2.5, opacity: 0.35 }),
    fill(
      hub,
      sheet.fall(-r * 0.26, r * 0.4, [
        [0, '#55595E'],
        [0.2, '#36393D'],
        [1, '#1B1D20'],
      ]),
    ),
    line(hub, '#0B0C0E', 2.5, { opacity: 0.8 }),
    `<ellipse cx="0" cy="${num(r * 0.03)}" rx="${num(r * 0.12)}" ry="${num(r * 0.085)}" fill="none" stroke="#C9CDCF" stroke-width="4"/>`,
    line(`M${num(-r * 0.09)} ${num(r * 0.03)}H${num(r * 0.09)}`, '#C9CDCF', 3.4),
  ].join('')
  return [
    binnacle(sheet, cabin),
    fill(
      closed(`${x - 66},${y - 40}! ${x + 66},${y - 40}! ${x + 54},${y + 96}~30 ${x - 54},${y + 96}~30`),
      '#191C1F',
    ),
    stalks(cabin),
    group(face, { transform: `translate(${num(x)} ${num(y)}) scale(1 ${flat})` }),
  ].join('')
}
