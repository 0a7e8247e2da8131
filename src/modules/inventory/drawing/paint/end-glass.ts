import type { EndData, EndFace, RearFace } from '../data/end'
import { closed, mirrored, num, open } from '../path'
import { box, fill, group, line, type Sheet } from '../sheet'
import type { Steering } from '../types'
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

/** Windscreen or backlight with the cabin behind it. */
export function drawEndGlass(
  sheet: Sheet,
  data: EndData,
  face: EndFace,
  steering: Steering,
  view: 'front' | 'rear',
): string {
  const d = mirrored(face.screen)
  const { x0, x1, y0, y1 } = bounds(d)
  const h = y1 - y0
  // Seen from ahead the driver of a right-hand drive sits at the viewer's left.
  const driver = (steering === 'RHD') === (view === 'front') ? -1 : 1
  const [wx, wy, wr] = data.wheel
  const [hx, hy] = data.heads
  const cabin = sheet.fall(y1, y0, [
    [0, '#27313A'],
    [0.45, '#4D5B65'],
    [1, '#303A43'],
  ])
  const beyond = sheet.fall(y1, y0, [
    [0, '#8B99A2'],
    [1, '#A9B3B8'],
  ])
  const inset = 0.3
  const sky = sheet.fall(y1, y0, [
    [0, '#E4EEF4', view === 'front' ? 0.5 : 0.4],
    [0.4, '#E4EEF4', 0.12],
    [1, '#E4EEF4', 0.04],
  ])
  const w = x1 - x0
  const streak = `M${num(x0 + w * 0.1)} ${num(y0)}L${num(x0 + w * 0.34)} ${num(y1)}H${num(x0 + w * 0.5)}L${num(x0 + w * 0.26)} ${num(y0)}ZM${num(x0 + w * 0.3)} ${num(y0)}L${num(x0 + w * 0.54)} ${num(y1)}H${num(x0 + w * 0.57)}L${num(x0 + w * 0.33)} ${num(y0)}Z`
  const inside = [
    fill(d, cabin),
    box(x0 * (1 - inset), y0 + h * 0.36, w * (1 - inset), h * 0.4, h * 0.12, { fill: beyond, opacity: 0.75 }),
    view === 'rear'
      ? `<ellipse cx="${num(driver * wx * 0.8)}" cy="${num(y0 + h * 0.3)}" rx="${num(wr * 0.7)}" ry="${num(wr * 0.62)}" fill="none" stroke="#2B353D" stroke-width="18"/>`
      : '',
    fill(head(-hx, hy) + head(hx, hy), '#1B232A'),
    view === 'front'
      ? [
          `<ellipse cx="${num(driver * wx)}" cy="${num(wy)}" rx="${num(wr)}" ry="${num(wr * 0.86)}" fill="none" stroke="#0E1317" stroke-width="30"/>`,
          line(`M${num(driver * wx - wr)} ${num(wy)}H${num(driver * wx + wr)}`, '#0E1317', 34),
          fill(`M${num(x0)} ${num(y0 - 10)}H${num(x1)}V${num(y0 + h * 0.13)}H${num(x0)}Z`, '#11161A', {
            opacity: 0.85,
          }),
          box(-95, y1 - h * 0.2, 190, 58, 24, { fill: '#10151A' }),
        ].join('')
      : '',
    fill(d, sky),
    fill(streak, '#FFFFFF', { opacity: 0.13 }),
    line(d, '#07090B', 44, { opacity: 0.6 }),
  ].join('')
  const rearWiper = (face as RearFace).wiper
    ? line(`M0 ${num(y0 - 10)}L${num(w * 0.22)} ${num(y0 + h * 0.12)}`, '#0C0F12', 14) +
      box(-34, y0 - 34, 68, 40, 12, { fill: '#15191D' })
    : ''
  return [
    group(inside, { 'clip-path': sheet.clip(d) }),
    line(d, '#0D1013', 16),
    view === 'front' ? wipers(x0, x1, y0, steering, view) : rearWiper,
  ].join('')
}
