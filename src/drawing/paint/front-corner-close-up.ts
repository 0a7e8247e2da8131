import { SIDES } from '../data/sides'
import type { DrawingRequest } from '../drawing-request'
import { closed, num } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { box, circle, group, type Sheet } from '../svg-sheet'
import { drawBackdrop, HEIGHT, WIDTH } from './backdrop'
import { kerbSide } from './exterior'
import { bounds } from './lamps'
import { drawSide } from './side'

const FLOOR = 858
const NOSE = 96

function floor(sheet: Sheet, wheelX: number, radius: number): string {
  const shade = sheet.radial(
    WIDTH * 0.62,
    FLOOR,
    WIDTH * 0.62,
    [
      [0, '#10151C', 0.8],
      [0.6, '#10151C', 0.62],
      [0.85, '#10151C', 0.2],
      [1, '#10151C', 0],
    ],
    0.07,
  )
  const spill = sheet.radial(
    WIDTH * 0.62,
    FLOOR + 30,
    WIDTH * 0.72,
    [
      [0, '#23292F', 0.4],
      [0.5, '#23292F', 0.22],
      [1, '#23292F', 0],
    ],
    0.16,
  )
  const contact = sheet.radial(
    wheelX,
    FLOOR,
    radius * 0.7,
    [
      [0, '#05070A', 0.95],
      [0.6, '#05070A', 0.6],
      [1, '#05070A', 0],
    ],
    0.12,
  )
  return [spill, shade, contact]
    .map((paint) => box(0, FLOOR - 160, WIDTH, HEIGHT - FLOOR + 160, 0, { fill: paint }))
    .join('')
}

/** Close-up of the front corner: lamp, bumper, wing and wheel of the kerb side. */
export function drawDetail(sheet: Sheet, request: DrawingRequest, paint: Paint): string {
  const data = SIDES[request.body]
  const wheel = data.wheels[0]!
  const side = kerbSide(request.steering)
  const lampTop = bounds(closed(data.headlamp)).y1
  const reach = wheel.x + wheel.tyre + 430
  const scale =
    Math.round(Math.min((WIDTH - NOSE) / reach, 700 / Math.max(lampTop, wheel.tyre * 2.1)) * 1e4) / 1e4
  sheet.pen = 0.5
  const left = side === 'left'
  const x = (mm: number) => (left ? NOSE + mm * scale : WIDTH - NOSE - mm * scale)
  const glow = sheet.radial(x(wheel.x), 300, 900, [
    [0, '#FFFFFF', 0.35],
    [1, '#FFFFFF', 0],
  ])
  return sheet.finish(
    WIDTH,
    HEIGHT,
    [
      drawBackdrop(sheet),
      circle(x(wheel.x), 300, 900, { fill: glow }),
      floor(sheet, x(wheel.x), wheel.tyre * scale),
      group(drawSide(sheet, data, paint, { side, kerb: side }), {
        transform: `translate(${num(x(0))} ${FLOOR}) scale(${left ? scale : -scale} ${-scale})`,
      }),
    ].join(''),
  )
}
