import type { Paint } from '../colour'
import { mix } from '../colour'
import { ENDS } from '../data/ends'
import { CABINS } from '../data/interior'
import { SIDES } from '../data/sides'
import { closed, flatten, mirrored, num } from '../path'
import { box, fill, type Sheet } from '../sheet'
import { PANORAMA_HEIGHT, PANORAMA_WIDTH, type Point, paintSolids, patch, spread, thread } from '../sphere'
import type { DrawingRequest } from '../types'
import { type Cabin, cabinSolids, outerSolids } from './panorama-solids'

function measure(request: DrawingRequest): Cabin {
  const side = SIDES[request.body]
  const end = ENDS[request.body]
  const rows = side.seats.map(([x]) => x)
  const first = rows[0]!
  const second = rows[1]
  // Between the first two rows, or between the seats where there is only one.
  const standing =
    request.body === 'bus' ? 2500 : second ? first + Math.min(300, (second - first) * 0.42) : first + 40
  const height = side.seats[0]![1] + 10
  return {
    side,
    end,
    look: CABINS[request.body],
    half: end.width / 2 - 70,
    floor: side.sill + 90 - height,
    eye: [standing, height],
    at: (x, y, across) => [across, standing - x, y - height],
    driver: request.steering === 'RHD' ? 1 : -1,
    aisle: request.body === 'bus',
  }
}

/** Windows lean inwards towards the roof. */
function sideWindow(cabin: Cabin, knots: string, sign: number): Point[] {
  const belt = cabin.side.light.belt
  return flatten(closed(knots), 6).map(([x, y]) =>
    cabin.at(x, y, sign * (cabin.half - Math.max(0, y - belt) * 0.26)),
  )
}

/** Depth of a raked screen at a height, from the sliver it shows in the side view. */
function rake(knots: string | undefined, fallback: number): (y: number) => number {
  if (!knots) return () => fallback
  const points = flatten(closed(knots), 4)
  const low = points.reduce((a, b) => (b[1] < a[1] ? b : a))
  const high = points.reduce((a, b) => (b[1] > a[1] ? b : a))
  return (y) => low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1] || 1)
}

function endWindow(cabin: Cabin, knots: string, depth: (y: number) => number): Point[] {
  return flatten(mirrored(knots), 6).map(([x, y]) => cabin.at(depth(y), y, x * 0.97))
}

function outside(sheet: Sheet): string {
  const h = PANORAMA_HEIGHT
  const sky = sheet.fall(0, h / 2, [
    [0, '#AFC0CA'],
    [0.6, '#D5DCDB'],
    [1, '#F3ECDF'],
  ])
  const quay = sheet.fall(h / 2, h, [
    [0, '#C6C0B4'],
    [0.3, '#A7A196'],
    [1, '#7D796F'],
  ])
  // Whole periods only, so that the hills meet at the seam.
  const ridge = Array.from({ length: 129 }, (_, i) => {
    const a = (i / 128) * Math.PI * 2
    const y = h / 2 - 26 - 9 * Math.sin(3 * a) - 7 * Math.sin(7 * a + 1) - 3 * Math.sin(13 * a + 2)
    return `${num((i / 128) * PANORAMA_WIDTH)} ${num(y)}`
  }).join('L')
  const cranes = [300, 372, 840, 1230, 1290, 1730]
    .map((x, i) => {
      const s = 0.8 + (i % 3) * 0.16
      const y = h / 2
      return `M${x} ${y}V${num(y - 62 * s)}M${x + 18} ${y}V${num(y - 56 * s)}M${x - 30} ${num(y - 56 * s)}H${x + 60}M${x} ${num(y - 62 * s)}L${x + 56} ${num(y - 56 * s)}`
    })
    .join('')
  return [
    box(0, 0, PANORAMA_WIDTH, h / 2 + 2, 0, { fill: sky }),
    fill(`M${ridge}V${h / 2}H0Z`, '#9FADB4', { opacity: 0.85 }),
    `<path d="${cranes}" fill="none" stroke="#7C8A92" stroke-width="2.6" opacity="0.8"/>`,
    box(0, h / 2, PANORAMA_WIDTH, 14, 0, { fill: '#8FA2AD' }),
    box(0, h / 2 + 14, PANORAMA_WIDTH, h / 2, 0, { fill: quay }),
  ].join('')
}

function lining(sheet: Sheet, windows: readonly (readonly Point[])[], cabin: Cabin): string {
  const holes = windows.map((points) => spread(points)).join('')
  const lower = cabin.look.lower
  const cloth = sheet.fall(0, PANORAMA_HEIGHT, [
    [0, '#CFC9BE'],
    [0.2, '#C6C0B5'],
    [0.36, '#ABA59B'],
    [0.5, '#77736C'],
    [0.56, mix(lower, '#0D0F11', 0.3)],
    [0.72, mix(lower, '#0D0F11', 0.66)],
    [0.85, '#1D1F21'],
    [1, '#17181A'],
  ])
  const frame = `M-4 -4H${PANORAMA_WIDTH + 4}V${PANORAMA_HEIGHT + 4}H-4Z`
  return [
    fill(
      holes,
      sheet.fall(260, 560, [
        [0, '#DCE8EF', 0.34],
        [0.5, '#DCE8EF', 0.06],
        [1, '#1B252D', 0.1],
      ]),
    ),
    fill(frame + holes, cloth, { 'fill-rule': 'evenodd' }),
    windows.map((points) => thread(points, '#14171A', 9, true) + thread(points, '#5C5A55', 2, true)).join(''),
  ].join('')
}

/** Roof: a lamp, visors' edge and the seam of the lining; all away from the zenith itself. */
function roof(cabin: Cabin): string {
  const z = cabin.side.height - 70 - cabin.eye[1]
  const ahead = 420
  const lamp: Point[] = [
    [-90, ahead, z],
    [90, ahead, z],
    [90, ahead + 130, z],
    [-90, ahead + 130, z],
  ]
  return patch(lamp, '#E6E2D8', { stroke: '#8F8A80', 'stroke-width': 2 })
}

function doorCards(sheet: Sheet, cabin: Cabin): string {
  const { side, half, look } = cabin
  const belt = side.light.belt - 30
  const rear = Math.min(side.length - 300, side.seats[side.seats.length - 1]![0] + 420)
  const front = side.wheelAt[0] - 260
  return [-1, 1]
    .map((sign) => {
      const p = (x: number, y: number): Point => cabin.at(x, y, sign * half)
      const card = [p(front, belt), p(rear, belt), p(rear, side.sill + 90), p(front, side.sill + 90)]
      const bright = [p(front, belt - 60), p(rear, belt - 60), p(rear, belt - 110), p(front, belt - 110)]
      const fallOf = sheet.fall(520, 800, [
        [0, mix(look.lower, '#FFFFFF', 0.06)],
        [0.5, mix(look.lower, '#0D0F11', 0.35)],
        [1, '#17191B'],
      ])
      const pull = side.seats
        .slice(0, 2)
        .map(([x]) => thread([p(x - 420, belt - 150), p(x - 260, belt - 146)], '#C9CDCF', 7))
      return patch(card, fallOf) + patch(bright, '#2B2E32', { opacity: 0.8 }) + pull.join('')
    })
    .join('')
}

/** The cabin all around, equirectangular, its left and right edges meeting. */
export function drawPanorama(sheet: Sheet, request: DrawingRequest, paint: Paint): string {
  const cabin = measure(request)
  const { side, end } = cabin
  const windows = [-1, 1].flatMap((sign) => side.glass.map((knots) => sideWindow(cabin, knots, sign)))
  const back = side.slivers[1]
  const rearmost = Math.max(...side.glass.flatMap((knots) => flatten(closed(knots)).map(([x]) => x))) + 160
  windows.push(endWindow(cabin, end.front.screen, rake(side.slivers[0], 200)))
  windows.push(endWindow(cabin, end.rear.screen, rake(back, rearmost)))
  const glazing = side.pillars.flatMap((knots) =>
    [-1, 1].map((sign) => patch(sideWindow(cabin, knots, sign), '#2A2C2E')),
  )
  return sheet.finish(
    PANORAMA_WIDTH,
    PANORAMA_HEIGHT,
    [
      outside(sheet),
      paintSolids(outerSolids(cabin, paint)),
      // The painted flange around each window shows as a thin rim inside the frame.
      windows.map((points) => thread(points, paint.base, 17, true)).join(''),
      lining(sheet, windows, cabin),
      glazing.join(''),
      roof(cabin),
      doorCards(sheet, cabin),
      paintSolids(cabinSolids(cabin)),
    ].join(''),
  )
}
