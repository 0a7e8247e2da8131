import type { SideData } from '../data/side'
import { closed, num, open } from '../path'
import { circle, fill, group, line, type Sheet } from '../sheet'
import { bounds } from './lamps'

function seat(x: number, y: number): string {
  const p = (dx: number, dy: number) => `${num(x + dx)},${num(y + dy)}`
  const rest = closed(`${p(-62, -70)}~30 ${p(-40, 82)}~46 ${p(62, 88)}~46 ${p(60, -66)}~30`)
  const back = closed(
    `${p(-150, -700)}! ${p(-110, -150)} ${p(-70, -96)} ${p(60, -92)} ${p(118, -160)} ${p(150, -700)}!`,
  )
  return `${rest}${back}`
}

/** Glass of one side: what shows through, the sky on it, its frame and pillars. */
export function drawSideGlass(
  sheet: Sheet,
  data: SideData,
  show: { side: 'left' | 'right'; kerb: 'left' | 'right' },
): string {
  const panes = data.glass.map(closed).join('')
  const { x0, x1, y0, y1 } = bounds(panes)
  const through = sheet.fall(y1, y0, [
    [0, '#4A5863'],
    [0.5, '#71808A'],
    [1, '#8A969C'],
  ])
  const inner = sheet.fall(y1, y0, [
    [0, '#1D252C'],
    [1, '#2A333B'],
  ])
  const sky = sheet.fall(y1, y0, [
    [0, '#DCE8EF', 0.55],
    [0.28, '#DCE8EF', 0.16],
    [0.62, '#DCE8EF', 0],
  ])
  const streak = sheet.linear(x0, 0, x1, 0, [
    [0, '#FFFFFF', 0.34],
    [1, '#FFFFFF', 0.1],
  ])
  const h = y1 - y0
  const lean = h * 0.9
  const bars = [0.2, 0.29, 0.62]
    .map((at, i) => {
      const x = x0 + (x1 - x0) * at
      const w = [h * 0.42, h * 0.1, h * 0.5][i] ?? 0
      return `M${num(x)} ${num(y0)}L${num(x + lean)} ${num(y1)}H${num(x + lean + w)}L${num(x + w)} ${num(y0)}Z`
    })
    .join('')
  const [wx, wy] = data.wheelAt
  const driver = show.kerb !== show.side
  const rimOf = `<ellipse cx="${num(wx)}" cy="${num(wy)}" rx="52" ry="185" transform="rotate(-24 ${num(wx)} ${num(wy)})" fill="none" stroke="#161C22" stroke-width="${driver ? 26 : 20}"/>`
  const privacy =
    data.privacyFrom === undefined
      ? ''
      : fill(
          `M${num(data.privacyFrom)} ${num(y0)}H${num(x1)}V${num(y1)}H${num(data.privacyFrom)}Z`,
          '#141A20',
          {
            opacity: 0.62,
          },
        )
  const content = [
    fill(panes, through),
    group(rimOf, { opacity: driver ? 1 : 0.55 }),
    fill(data.seats.map(([x, y]) => seat(x, y)).join(''), inner),
    fill(`M${num(x0)} ${num(y0)}H${num(x1)}V${num(y0 + h * 0.1)}H${num(x0)}Z`, '#1D252C', { opacity: 0.6 }),
    privacy,
    fill(panes, sky),
    fill(bars, streak),
    line(panes, '#0A0D10', 40, { opacity: 0.5 }),
    data.pillars.map((d) => fill(closed(d), '#15191D')).join(''),
  ].join('')
  const slivers = data.slivers.map(closed).join('')
  return [
    slivers
      ? fill(
          slivers,
          sheet.fall(y1, y0, [
            [0, '#2B353D'],
            [0.5, '#55636D'],
            [1, '#39444C'],
          ]),
        ) + line(slivers, '#0F1316', 6, { opacity: 0.7 })
      : '',
    group(content, { 'clip-path': sheet.clip(panes) }),
    line(panes, '#101316', 17),
    data.chromeLine ? line(open(data.chromeLine), '#D5DADD', 9, { opacity: 0.9 }) : '',
    circle(0, 0, 0, { opacity: 0 }),
  ].join('')
}
