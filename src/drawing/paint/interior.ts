import { CABINS, type CabinData } from '../data/cabins'
import type { DrawingRequest, Steering } from '../drawing-request'
import { closed, num, open } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { mix } from '../paint-colours'
import { box, circle, fill, group, line, type Sheet, type Stop } from '../svg-sheet'
import { HEIGHT, WIDTH } from './backdrop'
import { drawCentre, drawConsole } from './interior-centre'
import { drawSteeringWheel } from './steering-wheel'
import { drawBonnet, drawOuterMirrors, drawOutside } from './view-outside-from-interior'

const MIDDLE = WIDTH / 2

function screenPath(cabin: CabinData): string {
  const { top, bottom, topHalf, bottomHalf } = cabin.screen
  return `${MIDDLE - bottomHalf},${bottom + 60}! ${MIDDLE - topHalf},${top}~54 ${MIDDLE},${top - 14} ${MIDDLE + topHalf},${top}~54 ${MIDDLE + bottomHalf},${bottom + 60}!`
}

/** Roof lining, pillars and the side windows, as one frame with holes. */
function shell(sheet: Sheet, cabin: CabinData): string {
  const { top, bottom, topHalf, bottomHalf } = cabin.screen
  const side = (sign: number) => {
    const edge = MIDDLE + sign * 700
    const foot = MIDDLE + sign * (bottomHalf + 34)
    const head = MIDDLE + sign * (topHalf + 62)
    return closed(
      `${edge},${bottom + 40}! ${edge},${top - 10}! ${head},${top + 14}~30 ${foot},${bottom + 4}~20 ${foot + sign * 30},${bottom + 40}!`,
    )
  }
  const frame = `M0 0H${WIDTH}V${bottom + 80}H0Z${closed(screenPath(cabin))}${side(-1)}${side(1)}`
  const lining = sheet.fall(0, bottom, [
    [0, '#A7A198'],
    [0.16, '#C9C3B8'],
    [0.4, '#B5AFA4'],
    [1, '#6E6B66'],
  ])
  return [
    fill(frame, lining, { 'fill-rule': 'evenodd' }),
    line(closed(screenPath(cabin)), '#16191C', 7, { opacity: 0.8 }),
    line(side(-1) + side(1), '#16191C', 5, { opacity: 0.7 }),
  ].join('')
}

function visors(sheet: Sheet, cabin: CabinData): string {
  const y = cabin.screen.top
  const cloth = sheet.fall(y - 62, y + 12, [
    [0, '#C7C1B6'],
    [0.8, '#B3ADA2'],
    [1, '#8D887F'],
  ])
  const one = (x: number) =>
    box(x, y - 56, 250, 64, 16, { fill: cloth, stroke: '#6F6B64', 'stroke-width': 1.5 }) +
    box(x + 76, y - 40, 98, 30, 6, { fill: 'none', stroke: '#8E897F', 'stroke-width': 1.5 })
  const mirror = [
    box(MIDDLE - 6, y - 30, 12, 50, 4, { fill: '#24282C' }),
    box(MIDDLE - 104, y + 6, 208, 62, 24, { fill: '#1B1F23' }),
    box(MIDDLE - 96, y + 13, 192, 48, 19, {
      fill: sheet.fall(y + 13, y + 61, [
        [0, '#9AA6AC'],
        [0.45, '#C7CBC8'],
        [0.5, '#4B5258'],
        [1, '#32383D'],
      ]),
    }),
  ].join('')
  const light = box(MIDDLE - 70, Math.max(12, y - 92), 140, 30, 10, {
    fill: '#D8D3C9',
    stroke: '#8B867C',
    'stroke-width': 1.5,
  })
  return one(MIDDLE - 372) + one(MIDDLE + 122) + light + mirror
}

function doors(sheet: Sheet, cabin: CabinData, paint: Paint): string {
  const { bottom, bottomHalf } = cabin.screen
  const one = (sign: number) => {
    const x = (dx: number) => MIDDLE + sign * dx
    const inner = bottomHalf + 4
    const panel = closed(
      `${x(inner)},${bottom + 34}! ${x(660)},${bottom + 26}! ${x(660)},960! ${x(470)},960! ${x(530)},800 ${x(568)},640 ${x(inner - 6)},${bottom + 60}!`,
    )
    const tone = cabin.bareMetal ? paint.base : cabin.lower
    const rest = closed(`${x(552)},690~10 ${x(660)},660! ${x(660)},708! ${x(538)},734~12`)
    return [
      fill(
        panel,
        sheet.fall(bottom, 960, [
          [0, '#2A2E32'],
          [0.16, '#34383C'],
          [0.17, mix(tone, '#FFFFFF', 0.08)],
          [1, mix(tone, '#0C0F12', 0.6)],
        ]),
      ),
      fill(
        rest,
        sheet.fall(660, 734, [
          [0, '#50545A'],
          [1, '#202428'],
        ]),
      ),
      line(open(`${x(574)},650 ${x(620)},636 ${x(660)},630`), '#C9CDCF', 8, { opacity: 0.9 }),
      line(panel, '#0F1215', 3, { opacity: 0.6 }),
    ].join('')
  }
  return one(-1) + one(1)
}

const DASH_TOP: Stop[] = [
  [0, '#17191C'],
  [0.4, '#2A2D31'],
  [0.86, '#464A4F'],
  [1, '#5B6066'],
]
const TRIM: Stop[] = [
  [0, '#D2D5D5'],
  [0.4, '#9BA1A5'],
  [1, '#62696E'],
]

function gloveBox({ crest, foot }: CabinData['dash']): string {
  const lid = closed(`130,${crest + 124}~24 430,${crest + 116}~24 430,${foot - 12}~24 158,${foot - 30}~30`)
  return (
    line(lid, '#15181B', 3, { opacity: 0.7 }) +
    box(244, crest + 132, 84, 18, 9, { fill: '#1B1E22', opacity: 0.85 })
  )
}

function dashboard(sheet: Sheet, cabin: CabinData): string {
  const { bottom } = cabin.screen
  const { crest, foot } = cabin.dash
  const top = closed(
    `0,${bottom + 70}! 30,${bottom + 34} 200,${bottom + 8} 640,${bottom - 2} 1080,${bottom + 8} 1250,${bottom + 34} 1280,${bottom + 70}! 1280,${crest + 40}! 0,${crest + 40}!`,
  )
  const face = closed(
    `40,${crest + 30} 200,${crest + 2} 640,${crest - 8} 1080,${crest + 2} 1240,${crest + 30}! 1216,${foot - 40}~60 1080,${foot} 820,${foot + 20} 460,${foot + 20} 200,${foot} 64,${foot - 40}~60`,
  )
  const band = closed(
    `52,${crest + 86}! 300,${crest + 82} 640,${crest + 80} 980,${crest + 82} 1228,${crest + 86}! 1226,${crest + 104}! 980,${crest + 99} 640,${crest + 97} 300,${crest + 99} 56,${crest + 104}!`,
  )
  const twoTone: Stop[] = [
    [0, '#4C5056'],
    [0.1, '#33373B'],
    [0.5, '#26292D'],
    [0.52, cabin.lower],
    [0.8, mix(cabin.lower, '#14171A', 0.34)],
    [1, mix(cabin.lower, '#0A0C0E', 0.72)],
  ]
  return [
    fill(top, sheet.fall(bottom, crest + 30, DASH_TOP)),
    line(open(`150,${bottom + 24} 640,${bottom + 12} 1130,${bottom + 24}`), '#0C0E10', 5, { opacity: 0.8 }),
    fill(face, sheet.fall(crest, foot + 20, twoTone)),
    fill(band, sheet.fall(crest + 80, crest + 104, TRIM)),
    gloveBox(cabin.dash),
    vent(sheet, 84, crest + 24, 96),
    vent(sheet, 384, crest + 20, 88),
    vent(sheet, 1118, crest + 24, 80),
  ].join('')
}

/** The accelerator is at the right of the brake on either side of the car, also in the mirrored picture. */
function pedals(cabin: CabinData, steering: Steering): string {
  const { x } = cabin.wheel
  const y = cabin.dash.foot + 14
  const pedal = (dx: number, w: number, h: number) =>
    box(x + dx, y, w, h, 7, { fill: '#3B4045', stroke: '#7A8086', 'stroke-width': 2 }) +
    line(
      `M${x + dx + 8} ${y + h * 0.4}H${x + dx + w - 8}M${x + dx + 8} ${y + h * 0.65}H${x + dx + w - 8}`,
      '#14171A',
      3,
    )
  return steering === 'RHD' ? pedal(-58, 58, 34) + pedal(22, 32, 50) : pedal(-54, 32, 50) + pedal(0, 58, 34)
}

function vent(sheet: Sheet, x: number, y: number, w: number): string {
  const slats = [0.28, 0.5, 0.72].map((at) => `M${num(x + 7)} ${num(y + 50 * at)}H${num(x + w - 7)}`).join('')
  return [
    box(x, y, w, 50, 12, {
      fill: '#0D0F11',
      stroke: sheet.fall(y, y + 50, [
        [0, '#C8CCCE'],
        [1, '#5A6065'],
      ]),
      'stroke-width': 3,
    }),
    line(slats, '#3A3F44', 5),
    line(`M${num(x + w / 2)} ${num(y + 8)}V${num(y + 42)}`, '#5A6066', 6),
  ].join('')
}

function seats(sheet: Sheet, cabin: CabinData): string {
  const lit = mix(cabin.cloth, '#FFFFFF', 0.16)
  const dark = mix(cabin.cloth, '#07090B', 0.62)
  const tone = sheet.fall(790, 960, [
    [0, lit],
    [0.4, cabin.cloth],
    [1, dark],
  ])
  const cushion =
    cabin.seat === 'bench'
      ? closed('30,980! 70,852 140,822 300,812 500,818 560,850 580,980!')
      : closed('50,980! 66,868 120,818 200,806 290,816 380,806 450,822 492,870 506,980!')
  const insert =
    cabin.seat === 'bench'
      ? closed('120,980! 150,862~30 480,858~30 510,980!')
      : closed('150,980! 168,862 284,850 400,862 418,980!')
  const ribs = [212, 284, 356].map((x) => `M${x} 866L${x + (x - 284) * 0.16} 960`).join('')
  const one = [
    fill(cushion, tone),
    fill(insert, mix(cabin.cloth, '#0C0E10', 0.22), { opacity: 0.75 }),
    line(ribs, dark, 3, { opacity: 0.5 }),
    line(insert, lit, 2, { opacity: 0.55, 'stroke-dasharray': '7 5' }),
    line(cushion, '#0C0E10', 3, { opacity: 0.6 }),
  ].join('')
  return one + group(one, { transform: `translate(${WIDTH} 0) scale(-1 1)` })
}

/** The front of the cabin. Drawn for right-hand drive; left-hand drive is its mirror image. */
export function drawInterior(sheet: Sheet, request: DrawingRequest, paint: Paint): string {
  const cabin = CABINS[request.body]
  const scene = [
    drawOutside(sheet, cabin.screen.bottom - 96),
    drawBonnet(sheet, cabin, paint),
    drawOuterMirrors(sheet, cabin, paint),
    shell(sheet, cabin),
    visors(sheet, cabin),
    fill(
      `M0 ${cabin.dash.foot - 60}H${WIDTH}V${HEIGHT}H0Z`,
      sheet.fall(cabin.dash.foot - 60, HEIGHT, [
        [0, '#0B0D0F'],
        [1, '#1C1F22'],
      ]),
    ),
    doors(sheet, cabin, paint),
    dashboard(sheet, cabin),
    pedals(cabin, request.steering),
    drawConsole(sheet, cabin),
    drawCentre(sheet, cabin),
    drawSteeringWheel(sheet, cabin),
    seats(sheet, cabin),
    circle(MIDDLE, HEIGHT * 0.4, 900, {
      fill: sheet.radial(MIDDLE, HEIGHT * 0.4, 900, [
        [0, '#0A0D12', 0],
        [0.62, '#0A0D12', 0],
        [1, '#0A0D12', 0.42],
      ]),
    }),
  ].join('')
  const flip = request.steering === 'RHD' ? '' : `translate(${WIDTH} 0) scale(-1 1)`
  return sheet.finish(WIDTH, HEIGHT, flip ? group(scene, { transform: flip }) : scene)
}
