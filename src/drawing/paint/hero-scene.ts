import { SIDES } from '../data/sides'
import type { BodyKind } from '../drawing-request'
import { closed, num } from '../outline-notation'
import { paintOf } from '../paint-colours'
import { box, circle, ellipse, fill, group, line, Sheet } from '../svg-sheet'
import { drawSide } from './side'

const W = 1600
const H = 900
const SEA = 560
const QUAY = 690
const LINE = 806

function sky(sheet: Sheet): string {
  const air = sheet.fall(0, SEA, [
    [0, '#DCE1E1'],
    [0.35, '#EAE8E1'],
    [0.72, '#F6EDDF'],
    [0.92, '#F6DCC4'],
    [1, '#F1CDB2'],
  ])
  const glow = sheet.radial(
    1180,
    SEA - 30,
    760,
    [
      [0, '#F3A67E', 0.6],
      [0.4, '#F5C3A0', 0.32],
      [1, '#F6E4D0', 0],
    ],
    0.62,
  )
  const band = (y: number, x0: number, x1: number, o: number) =>
    ellipse((x0 + x1) / 2, y, (x1 - x0) / 2, 9, { fill: '#FFFFFF', opacity: o })
  return [
    box(0, 0, W, SEA + 4, 0, { fill: air }),
    box(0, 0, W, SEA + 4, 0, { fill: glow }),
    circle(612, SEA - 62, 46, {
      fill: sheet.fall(SEA - 110, SEA - 16, [
        [0, '#DD4D2B'],
        [1, '#E98A62'],
      ]),
    }),
    band(SEA - 170, 150, 700, 0.3),
    band(SEA - 128, 420, 1020, 0.26),
  ].join('')
}

function hills(sheet: Sheet): string {
  const far = closed(
    `-20,${SEA}! -20,${SEA - 60} 120,${SEA - 96} 250,${SEA - 64} 420,${SEA - 84} 560,${SEA - 40} 760,${SEA - 30} 980,${SEA - 52} 1200,${SEA - 40} 1620,${SEA - 70} 1620,${SEA}!`,
  )
  const near = closed(`-20,${SEA}! -20,${SEA - 26} 90,${SEA - 44} 260,${SEA - 22} 420,${SEA - 8} 540,${SEA}!`)
  return [
    fill(
      far,
      sheet.fall(SEA - 96, SEA, [
        [0, '#A9B6BD'],
        [1, '#CFC8BE'],
      ]),
    ),
    fill(
      near,
      sheet.fall(SEA - 44, SEA, [
        [0, '#7F909B'],
        [1, '#A1A6A6'],
      ]),
    ),
  ].join('')
}

function sea(sheet: Sheet): string {
  const water = sheet.fall(SEA, QUAY, [
    [0, '#D9B9A4'],
    [0.14, '#A9AEB0'],
    [0.5, '#7B909C'],
    [1, '#4F6878'],
  ])
  const glitter = Array.from({ length: 42 }, (_, i) => {
    // A fixed spread under the sun: close and narrow at the horizon, loose and wide near the quay.
    const t = i / 42
    const y = SEA + 4 + t ** 1.5 * (QUAY - SEA - 12)
    const sway = (((i * 47) % 31) - 15) / 15
    const w = (10 + t * 46) * (0.5 + ((i * 29) % 17) / 17)
    const x = 612 + sway * (14 + t * 54)
    return `M${num(x - w / 2)} ${num(y)}H${num(x + w / 2)}`
  }).join('')
  const ripples = Array.from({ length: 46 }, (_, i) => {
    const y = SEA + 12 + ((i * 37) % (QUAY - SEA - 20))
    const x = (i * 233) % W
    const w = 26 + ((i * 41) % 70)
    return `M${num(x)} ${num(y)}H${num(x + w)}`
  }).join('')
  return [
    box(0, SEA, W, QUAY - SEA + 4, 0, { fill: water }),
    line(ripples, '#EDE6DA', 1.4, { opacity: 0.2 }),
    line(glitter, '#F6BE9A', 2, { opacity: 0.72 }),
  ].join('')
}

/** Wheelhouse, mast and funnel, and the vents of the car decks. */
function superstructure(white: string): string {
  const vents = Array.from({ length: 15 }, (_, i) =>
    box(960 + i * 29, 306, 18, 13, 2, { fill: '#CFCBC2' }),
  ).join('')
  const louvres = Array.from({ length: 21 }, (_, i) =>
    box(790 + i * 36, 346, 22, 7, 2, { fill: '#8E979C' }),
  ).join('')
  return [
    fill(closed('736,404! 742,330 770,318~10 1556,318~8 1562,400! 736,404!'), white),
    vents,
    louvres,
    box(806, 276, 118, 44, 4, { fill: white }),
    box(798, 262, 134, 18, 3, { fill: '#C9CAC6' }),
    box(806, 284, 118, 10, 1, { fill: '#2A3D4D' }),
    box(850, 232, 5, 32, 1, { fill: '#5C6A74' }),
    line('M836 244H870', '#5C6A74', 3),
    box(1420, 262, 64, 58, 4, { fill: '#D7401F' }),
    box(1420, 262, 64, 13, 3, { fill: '#14202E' }),
  ].join('')
}

/** A car carrier lies alongside: a high, almost closed box with a raked bow and a stern ramp let down. */
function ship(sheet: Sheet): string {
  const hull = closed(
    '792,620! 770,560 748,470 736,404! 800,398! 1560,398! 1580,420! 1584,640! 830,640! 806,634~10',
  )
  const side = sheet.linear(740, 0, 1590, 0, [
    [0, '#2E4356'],
    [0.08, '#223447'],
    [0.6, '#1A2A3A'],
    [1, '#14202E'],
  ])
  const white = sheet.fall(318, 404, [
    [0, '#F7F3EB'],
    [0.7, '#DDD8CE'],
    [1, '#B9B8B3'],
  ])
  const strakes = [430, 470, 512, 556].map((y) => `M${num(744 + (y - 404) * 0.2)} ${y}H1582`).join('')
  const plates = Array.from({ length: 9 }, (_, i) => `M${860 + i * 82} 404V600`).join('')
  return [
    superstructure(white),
    fill(hull, side),
    fill('M800 610H1584V642H824Z', '#B5371C'),
    line('M798 608H1584', '#F2ECE1', 3, { opacity: 0.85 }),
    line(strakes + plates, '#6F8494', 1.2, { opacity: 0.26 }),
    // The mark on the side is drawn, not lettered: a sun over three waves.
    circle(1130, 476, 25, { fill: '#D7401F' }),
    ['M1076 506', 'M1064 521', 'M1076 536']
      .map((from) => line(`${from}q14 -12 28 0t28 0t28 0t28 0`, '#F4EFE6', 5, { opacity: 0.85 }))
      .join(''),
    line('M738 404H1562', '#F7F3EB', 3, { opacity: 0.9 }),
    ramp(sheet),
    fill('M812 642H1590V664H840Z', '#1B2A36', { opacity: 0.35 }),
  ].join('')
}

function ramp(sheet: Sheet): string {
  const deck = closed('1466,560! 1540,560! 1470,700! 1350,700!')
  return [
    box(1458, 470, 92, 92, 3, { fill: '#0C141D' }),
    box(1466, 480, 76, 82, 2, {
      fill: sheet.fall(480, 562, [
        [0, '#3B3A34'],
        [1, '#C98B5E'],
      ]),
    }),
    fill(
      deck,
      sheet.fall(560, 700, [
        [0, '#5D6B76'],
        [1, '#8E979C'],
      ]),
    ),
    line('M1466 560L1350 700M1540 560L1470 700', '#2A3845', 4),
    line('M1462 474L1380 664M1546 474L1496 664', '#26333F', 2),
  ].join('')
}

function quay(sheet: Sheet): string {
  const stone = sheet.fall(QUAY, H, [
    [0, '#C9C2B6'],
    [0.12, '#BDB6AA'],
    [1, '#94908A'],
  ])
  const bollard = (x: number) =>
    box(x - 9, QUAY - 16, 18, 22, 4, { fill: '#1B2733' }) +
    box(x - 13, QUAY - 20, 26, 8, 4, { fill: '#2C3B49' })
  const joints = Array.from({ length: 13 }, (_, i) => {
    const x = -200 + i * 170
    return `M${num(800 + (x - 800) * 0.78)} ${QUAY + 14}L${num(800 + (x - 800) * 1.5)} ${H}`
  }).join('')
  return [
    box(0, QUAY, W, H - QUAY, 0, { fill: stone }),
    box(0, QUAY - 2, W, 9, 0, { fill: '#E4DDD0' }),
    box(0, QUAY + 7, W, 7, 0, { fill: '#5D5A55', opacity: 0.4 }),
    line(joints, '#6D6963', 1.4, { opacity: 0.35 }),
    line(`M0 ${QUAY + 52}H${W}`, '#F3EFE6', 3, { opacity: 0.55 }),
    [90, 330, 570, 780, 1010, 1230].map(bollard).join(''),
    line(`M780 ${QUAY - 14}Q786 640 770 560`, '#3A4650', 2.4),
  ].join('')
}

const QUEUE: readonly (readonly [BodyKind, string, number])[] = [
  ['sedan', '#B4BABF', 404],
  ['kei', '#EEF0F0', 668],
  ['suv', '#2C4A5E', 868],
  ['van', '#EEF0F0', 1136],
  ['hatchback', '#C63A1E', 1402],
]

const SCALE = 0.0515

function queue(sheet: Sheet): string {
  return QUEUE.map(([body, colour, x]) => {
    const data = SIDES[body]
    const length = data.length * SCALE
    const middle = x + length / 2
    const shadow = sheet.radial(
      middle + 10,
      LINE,
      length * 0.62,
      [
        [0, '#10161D', 0.78],
        [0.7, '#10161D', 0.5],
        [1, '#10161D', 0],
      ],
      0.075,
    )
    return [
      ellipse(middle + 10, LINE, length * 0.62, length * 0.05, { fill: shadow }),
      group(drawSide(sheet, data, paintOf(colour), { side: 'left', kerb: 'left' }), {
        transform: `translate(${num(x)} ${LINE}) scale(${SCALE} ${-SCALE})`,
      }),
    ].join('')
  }).join('')
}

/** The harbour in the morning: a car carrier at the quay, vehicles in line, open sky at the left. 1600 × 900. */
export function drawHero(): string {
  const sheet = new Sheet('hero')
  const veil = sheet.linear(0, 0, W, 0, [
    [0, '#FAF7F2', 0.3],
    [0.5, '#FAF7F2', 0.04],
    [1, '#F3B48A', 0.06],
  ])
  return sheet.finish(
    W,
    H,
    [
      sky(sheet),
      hills(sheet),
      sea(sheet),
      ship(sheet),
      quay(sheet),
      queue(sheet),
      box(0, 0, W, H, 0, { fill: veil }),
      box(0, LINE, W, H - LINE, 0, {
        fill: sheet.fall(LINE, H, [
          [0, '#14202E', 0],
          [1, '#14202E', 0.26],
        ]),
      }),
    ].join(''),
  )
}
