import { FRONTS_AND_REARS } from '../data/fronts-and-rears'
import { SIDES } from '../data/sides'
import type { DrawingRequest, Steering } from '../drawing-request'
import { num } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { group, type Sheet } from '../svg-sheet'
import { drawBackdrop, drawGroundLine, drawShadow, GROUND, HEIGHT, WIDTH } from './backdrop'
import { drawFront, drawRear } from './front-and-rear'
import { drawSide } from './side'

/** The side at which passengers board: away from the middle of the road. */
export const kerbSide = (steering: Steering): 'left' | 'right' => (steering === 'RHD' ? 'left' : 'right')

const stage = (sheet: Sheet): string => drawBackdrop(sheet) + drawGroundLine(sheet)

/** Left or right side of a vehicle on the studio floor. */
export function drawSidePlate(
  sheet: Sheet,
  request: DrawingRequest,
  paint: Paint,
  side: 'left' | 'right',
): string {
  const data = SIDES[request.body]
  const scale = data.span / data.length
  const x0 = (WIDTH - data.span) / 2
  const place = (x: number) => (side === 'left' ? x0 + x * scale : WIDTH - x0 - x * scale)
  const factor = Math.round(scale * 1e5) / 1e5
  const transform = `translate(${num(place(0))} ${GROUND}) scale(${side === 'left' ? factor : -factor} ${-factor})`
  const tyres = data.wheels.map((wheel) => [place(wheel.x), wheel.tyre * scale * 0.75] as const)
  return sheet.finish(
    WIDTH,
    HEIGHT,
    [
      stage(sheet),
      drawShadow(sheet, x0, x0 + data.span, tyres),
      group(drawSide(sheet, data, paint, { side, kerb: kerbSide(request.steering) }), { transform }),
    ].join(''),
  )
}

/** Front or rear of a vehicle on the studio floor. */
export function drawEndPlate(
  sheet: Sheet,
  request: DrawingRequest,
  paint: Paint,
  end: 'front' | 'rear',
): string {
  const data = FRONTS_AND_REARS[request.body]
  const scale = Math.round(Math.min(690 / data.width, 584 / data.height) * 1e4) / 1e4
  const half = (data.width / 2) * scale
  const centre = WIDTH / 2
  const tread = (data.tyre[0] + data.tyre[1]) / 2
  const wide = (data.tyre[1] - data.tyre[0]) * 0.62 * scale
  const tyres = [-1, 1].map((sign) => [centre + sign * tread * scale, wide] as const)
  const body = (end === 'front' ? drawFront : drawRear)(sheet, data, paint, request.steering)
  return sheet.finish(
    WIDTH,
    HEIGHT,
    [
      stage(sheet),
      drawShadow(sheet, centre - half, centre + half, tyres),
      group(body, { transform: `translate(${centre} ${GROUND}) scale(${scale} ${-scale})` }),
    ].join(''),
  )
}
