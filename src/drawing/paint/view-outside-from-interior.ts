import type { CabinData } from '../data/cabins'
import { closed, num, open } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { box, fill, line, type Sheet } from '../svg-sheet'
import { WIDTH } from './backdrop'

const MIDDLE = WIDTH / 2

/** The quay outside: sky, far hills, a band of water, concrete. */
export function drawOutside(sheet: Sheet, horizon: number): string {
  const sky = sheet.fall(0, horizon, [
    [0, '#C9D3D8'],
    [0.6, '#E2E4E0'],
    [1, '#F1EADD'],
  ])
  const quay = sheet.fall(horizon + 18, horizon + 190, [
    [0, '#C9C4B9'],
    [1, '#A29D93'],
  ])
  const hills = closed(
    `-40,${horizon}! -40,${horizon - 24} 130,${horizon - 30} 300,${horizon - 16} 470,${horizon - 36} 640,${horizon - 20} 820,${horizon - 28} 1010,${horizon - 14} 1180,${horizon - 32} 1330,${horizon - 20} 1330,${horizon}!`,
  )
  const crane = (x: number, s: number) =>
    `M${num(x)} ${num(horizon)}V${num(horizon - 74 * s)}M${num(x + 22 * s)} ${num(horizon)}V${num(horizon - 66 * s)}M${num(x - 40 * s)} ${num(horizon - 66 * s)}H${num(x + 70 * s)}M${num(x)} ${num(horizon - 74 * s)}L${num(x + 66 * s)} ${num(horizon - 66 * s)}M${num(x)} ${num(horizon - 40 * s)}L${num(x + 22 * s)} ${num(horizon - 66 * s)}`
  return [
    box(0, 0, WIDTH, horizon + 4, 0, { fill: sky }),
    fill(hills, '#A3B0B6', { opacity: 0.8 }),
    line(crane(340, 1) + crane(410, 0.8) + crane(880, 0.7), '#7D8B93', 3, { opacity: 0.75 }),
    box(0, horizon, WIDTH, 20, 0, { fill: '#8FA2AD' }),
    box(0, horizon + 18, WIDTH, 220, 0, { fill: quay }),
  ].join('')
}

/** The bonnet as the driver sees it. */
export function drawBonnet(sheet: Sheet, cabin: CabinData, paint: Paint): string {
  if (!cabin.bonnet) return ''
  const { bottom, bottomHalf } = cabin.screen
  const top = bottom - cabin.bonnet
  const d = closed(
    `${MIDDLE - bottomHalf},${bottom + 40}! ${MIDDLE - bottomHalf + 30},${top + 24} ${MIDDLE - 320},${top + 4} ${MIDDLE},${top} ${MIDDLE + 320},${top + 4} ${MIDDLE + bottomHalf - 30},${top + 24} ${MIDDLE + bottomHalf},${bottom + 40}!`,
  )
  const sky = sheet.fall(top, bottom + 20, [
    [0, paint.glint],
    [0.12, paint.sky],
    [0.6, paint.base],
    [1, paint.shade],
  ])
  const crease = (sign: number) =>
    open(
      `${MIDDLE + sign * 250},${top + 4} ${MIDDLE + sign * 280},${bottom - 10} ${MIDDLE + sign * 300},${bottom + 20}`,
    )
  return fill(d, sky) + line(crease(-1) + crease(1), paint.shade, 4, { opacity: 0.6 })
}

/** Door mirrors outside, in the paint. */
export function drawOuterMirrors(sheet: Sheet, cabin: CabinData, paint: Paint): string {
  const y = cabin.screen.bottom - 26
  const one = (sign: number) => {
    const x = MIDDLE + sign * 618
    const shell = closed(
      `${x - 60},${y - 36}~20 ${x + 60},${y - 40}~24 ${x + 62},${y + 34}~22 ${x - 54},${y + 36}~16`,
    )
    return [
      box(x - 12, y + 30, 24, 30, 4, { fill: '#1A1E22' }),
      fill(
        shell,
        sheet.fall(y - 40, y + 36, [
          [0, paint.sky],
          [0.4, paint.base],
          [1, paint.deep],
        ]),
      ),
      line(shell, paint.line, 2),
      box(x - 46, y - 25, 94, 50, 12, {
        fill: sheet.fall(y - 25, y + 25, [
          [0, '#C4CFD5'],
          [0.6, '#8E9BA3'],
          [1, '#A9A69C'],
        ]),
      }),
    ].join('')
  }
  return one(-1) + one(1)
}
