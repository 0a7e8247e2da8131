import { CABINS } from '../data/cabins'
import { FRONTS_AND_REARS } from '../data/fronts-and-rears'
import { SIDES } from '../data/sides'
import type { DrawingRequest } from '../drawing-request'
import {
  PANORAMA_HEIGHT,
  PANORAMA_WIDTH,
  type Point,
  paintSolids,
  patch,
  spread,
  thread,
} from '../equirectangular-projection'
import { closed, flatten, mirrored, num } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { mix } from '../paint-colours'
import { box, fill, type Sheet } from '../svg-sheet'
import { type Cabin, cabinSolids, outerSolids } from './panorama-solids'

function measure(request: DrawingRequest): Cabin {
  const side = SIDES[request.body]
  const end = FRONTS_AND_REARS[request.body]
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

/** A point under the roof at a distance from the nose and from the middle, `down` below it. */
type Overhead = (x: number, across: number, down?: number) => Point

function roofLamp(p: Overhead, x: number): string {
  const pane = (from: number, to: number) =>
    patch([p(x + 20, from), p(x + 20, to), p(x + 130, to), p(x + 130, from)], '#F8F6F0')
  const rim = [p(x, -90), p(x, 90), p(x + 150, 90), p(x + 150, -90)]
  return patch(rim, '#E9E5DC', { stroke: '#8F8A80', 'stroke-width': 2 }) + pane(-70, -8) + pane(8, 70)
}

function sunVisor(p: Overhead, fore: number, inner: number, outer: number): string {
  const cloth = [p(fore, inner, 40), p(fore, outer, 40), p(fore + 190, outer, 6), p(fore + 190, inner, 6)]
  return patch(cloth, '#BDB7AC', { stroke: '#827D74', 'stroke-width': 2 })
}

function grabHandle(p: Overhead, x: number, edge: number, grip: number): string {
  const bow = [p(x - 110, edge, 40), p(x - 90, grip, 90), p(x + 90, grip, 90), p(x + 110, edge, 40)]
  return thread(bow, '#6F6B64', 9) + thread([p(x - 84, grip, 88), p(x + 84, grip, 88)], '#A8A298', 3)
}

/** Roof: lamp, sun visors, grab handles and the seams of the lining; all away from the zenith itself. */
function roof(cabin: Cabin): string {
  const { side, half } = cabin
  const p: Overhead = (x, across, down = 0) => cabin.at(x, side.height - 66 - down, across)
  const fore = side.wheelAt[0] + 40
  const last = side.seats.at(-1)![0]
  const rows = cabin.aisle ? [] : side.seats.slice(0, 3)
  return [
    roofLamp(p, Math.min(fore + 260, cabin.eye[0] - 460)),
    ...[-1, 1].flatMap((sign) => [
      thread([p(fore + 60, sign * (half - 260)), p(last + 200, sign * (half - 260))], '#A59F94', 2),
      sunVisor(p, fore, sign * 70, sign * (half - 200)),
      ...rows.map(([x]) => grabHandle(p, x - 60, sign * (half - 210), sign * (half - 230))),
    ]),
  ].join('')
}

/** Carpet and mats around the feet. */
function floor(cabin: Cabin): string {
  const { side, half } = cabin
  const y = side.sill + 92
  const mat = (x0: number, x1: number, a0: number, a1: number) => {
    const points = [cabin.at(x0, y, a0), cabin.at(x0, y, a1), cabin.at(x1, y, a1), cabin.at(x1, y, a0)]
    return patch(points, '#2B2D2F') + thread(points, '#4A4D50', 3, true)
  }
  if (cabin.aisle) {
    const end = side.seats.at(-1)![0]
    return mat(side.wheelAt[0] + 200, end, -170, 170)
  }
  return side.seats
    .slice(0, 2)
    .flatMap(([x], row) =>
      [-1, 1].map((sign) => mat(x - (row ? 900 : 1000), x - 560, sign * 150, sign * (half - 130))),
    )
    .join('')
}

function doorCards(sheet: Sheet, cabin: Cabin): string {
  const { side, half, look } = cabin
  const belt = side.light.belt - 30
  const rear = Math.min(side.length - 300, side.seats.at(-1)![0] + 420)
  const front = side.wheelAt[0] - 260
  const fallOf = sheet.fall(520, 820, [
    [0, mix(look.lower, '#FFFFFF', 0.1)],
    [0.4, mix(look.lower, '#0D0F11', 0.2)],
    [1, '#17191B'],
  ])
  const cloth = sheet.fall(540, 760, [
    [0, look.cloth],
    [1, mix(look.cloth, '#0D0F11', 0.6)],
  ])
  return [-1, 1]
    .map((sign) => {
      const p = (x: number, y: number): Point => cabin.at(x, y, sign * half)
      const slab = (x0: number, x1: number, y0: number, y1: number) => [
        p(x0, y1),
        p(x1, y1),
        p(x1, y0),
        p(x0, y0),
      ]
      const door = ([x]: readonly [number, number]) =>
        [
          patch(slab(x - 640, x + 20, belt - 330, belt - 120), cloth, { opacity: 0.85 }),
          thread(slab(x - 660, x + 120, side.sill + 130, belt - 20), '#131517', 4, true),
          thread([p(x - 470, belt - 96), p(x - 330, belt - 92)], '#C9CDCF', 7),
        ].join('')
      return [
        patch(slab(front, rear, side.sill + 90, belt), fallOf),
        patch(slab(front, rear, belt - 70, belt), '#26292C', { opacity: 0.85 }),
        cabin.aisle ? '' : side.seats.slice(0, 2).map(door).join(''),
      ].join('')
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
      windows.map((points) => thread(points, paint.base, 14, true)).join(''),
      lining(sheet, windows, cabin),
      glazing.join(''),
      roof(cabin),
      floor(cabin),
      doorCards(sheet, cabin),
      paintSolids(cabinSolids(cabin)),
    ].join(''),
  )
}
