import type { CabinData } from '../data/cabins'
import { closed, num, open } from '../outline-notation'
import { mix } from '../paint-colours'
import { box, circle, fill, line, type Sheet } from '../svg-sheet'

const MIDDLE = 640

function knob(sheet: Sheet, x: number, y: number, r: number): string {
  return [
    circle(x, y, r + 3, { fill: '#0C0E10' }),
    circle(x, y, r, {
      fill: sheet.fall(y - r, y + r, [
        [0, '#8D9398'],
        [0.3, '#4A4F54'],
        [1, '#22262A'],
      ]),
    }),
    line(`M${num(x)} ${num(y - r * 0.25)}V${num(y - r * 0.8)}`, '#F0F1EF', 2.4),
  ].join('')
}

/** A map in the display: coast, roads and a position, no writing. */
function display(sheet: Sheet, y: number): string {
  const x = MIDDLE - 136
  const land = closed(
    `${x + 6},${y + 122}! ${x + 6},${y + 70}! ${x + 60},${y + 62} ${x + 110},${y + 78} ${x + 170},${y + 46} ${x + 220},${y + 52} ${x + 266},${y + 26}! ${x + 266},${y + 122}!`,
  )
  return [
    box(x - 6, y - 6, 284, 144, 14, { fill: '#0A0B0D' }),
    box(x + 6, y + 6, 260, 116, 5, {
      fill: sheet.fall(y, y + 122, [
        [0, '#244156'],
        [1, '#1A3142'],
      ]),
    }),
    fill(land, '#2F3B42'),
    line(
      open(
        `${x + 10},${y + 112} ${x + 80},${y + 96} ${x + 140},${y + 100} ${x + 200},${y + 74} ${x + 262},${y + 70}`,
      ),
      '#8FA3AF',
      3,
    ),
    line(open(`${x + 140},${y + 100} ${x + 160},${y + 76} ${x + 214},${y + 54}`), '#D7401F', 3.4),
    circle(x + 140, y + 100, 6, { fill: '#F4F1EA' }),
    fill(`M${x + 6} ${y + 6}H${x + 130}L${x + 70} ${y + 122}H${x + 6}Z`, '#FFFFFF', { opacity: 0.07 }),
  ].join('')
}

function radio(y: number): string {
  const x = MIDDLE - 116
  const keys = Array.from({ length: 6 }, (_, i) =>
    box(x + 46 + i * 24, y + 48, 20, 12, 3, { fill: '#4B5055' }),
  ).join('')
  return [
    box(x, y, 232, 72, 8, { fill: '#0E1012', stroke: '#565C61', 'stroke-width': 2 }),
    box(x + 44, y + 10, 144, 30, 4, { fill: '#1D3A33' }),
    line(`M${x + 60} ${y + 25}H${x + 120}M${x + 132} ${y + 25}H${x + 150}`, '#8FD1B4', 5),
    keys,
    circle(x + 22, y + 36, 14, { fill: '#3A3F44', stroke: '#7A8086', 'stroke-width': 2 }),
    circle(x + 210, y + 36, 14, { fill: '#3A3F44', stroke: '#7A8086', 'stroke-width': 2 }),
  ].join('')
}

/** Vents, display or radio, and the climate controls. */
export function drawCentre(sheet: Sheet, cabin: CabinData): string {
  const { crest } = cabin.dash
  const stack = closed(
    `${MIDDLE - 156},${crest + 2}~20 ${MIDDLE + 156},${crest + 2}~20 ${MIDDLE + 132},${crest + 236}~26 ${MIDDLE - 132},${crest + 236}~26`,
  )
  return [
    fill(
      stack,
      sheet.fall(crest, crest + 236, [
        [0, '#4E5358'],
        [0.12, '#2B2F33'],
        [1, '#1A1D20'],
      ]),
    ),
    line(
      stack,
      sheet.fall(crest, crest + 236, [
        [0, '#C9CDCF'],
        [1, '#4A5056'],
      ]),
      3,
    ),
    cabin.display ? display(sheet, crest + 16) : radio(crest + 44),
    [-84, 0, 84].map((dx) => knob(sheet, MIDDLE + dx, crest + 194, 24)).join(''),
    line(`M${MIDDLE - 60} ${crest + 160}H${MIDDLE + 60}`, '#D7401F', 3, { opacity: 0.5 }),
    cabin.shift === 'dash' ? dashLever(sheet, crest + 170) : '',
  ].join('')
}

function dashLever(sheet: Sheet, y: number): string {
  const x = MIDDLE + 160
  return [
    box(x - 26, y - 34, 52, 100, 16, { fill: '#17191C', stroke: '#6A7075', 'stroke-width': 2 }),
    line(open(`${x},${y + 20} ${x + 4},${y + 50} ${x + 8},${y + 84}`), '#8A9095', 11),
    box(x - 18, y + 70, 54, 46, 18, {
      fill: sheet.fall(y + 70, y + 116, [
        [0, '#62676C'],
        [1, '#1D2023'],
      ]),
    }),
  ].join('')
}

/** Floor console with its lever, or the open floor of a van with a long one. */
export function drawConsole(sheet: Sheet, cabin: CabinData): string {
  if (cabin.shift === 'dash') return walkThrough(sheet, cabin)
  if (cabin.shift === 'lever') return walkThrough(sheet, cabin) + longLever(sheet)
  const body = closed('520,980! 536,840 556,740! 724,740! 744,840 760,980!')
  const panel = closed('552,980! 566,860 580,760~10 700,760~10 714,860 728,980!')
  return [
    fill(
      body,
      sheet.fall(740, 960, [
        [0, '#202326'],
        [0.3, mix(cabin.lower, '#101315', 0.35)],
        [1, mix(cabin.lower, '#0C0E10', 0.66)],
      ]),
    ),
    fill(
      panel,
      sheet.fall(760, 960, [
        [0, '#3A3E42'],
        [0.5, '#24272A'],
        [1, '#17191B'],
      ]),
    ),
    line(panel, '#AEB3B6', 2, { opacity: 0.6 }),
    circle(606, 900, 25, { fill: '#0B0C0E', stroke: '#6F757A', 'stroke-width': 2.5 }),
    circle(676, 900, 25, { fill: '#0B0C0E', stroke: '#6F757A', 'stroke-width': 2.5 }),
    box(612, 792, 56, 78, 20, { fill: '#121416', stroke: '#7E858A', 'stroke-width': 2 }),
    fill(closed('622,850! 630,808! 650,808! 658,850!'), '#2C3034'),
    fill(
      closed('616,812~12 620,756 640,744 660,756 664,812~12'),
      sheet.fall(744, 812, [
        [0, '#8D9398'],
        [0.25, '#4D5257'],
        [1, '#1C1F22'],
      ]),
    ),
    line(open('626,764 640,758 654,764'), '#E8EAEA', 3, { opacity: 0.7 }),
  ].join('')
}

function walkThrough(sheet: Sheet, cabin: CabinData): string {
  const floor = closed(`480,980! 540,${cabin.dash.foot - 10}! 740,${cabin.dash.foot - 10}! 800,980!`)
  return fill(
    floor,
    sheet.fall(cabin.dash.foot, 960, [
      [0, '#121416'],
      [1, '#34373A'],
    ]),
  )
}

function longLever(sheet: Sheet): string {
  return [
    fill(
      closed('580,950! 600,880 640,862 680,880 700,950!'),
      sheet.fall(862, 950, [
        [0, '#2C2F32'],
        [1, '#131517'],
      ]),
    ),
    line(open('640,890 644,830 660,770'), '#9AA0A4', 9),
    circle(661, 764, 19, {
      fill: sheet.radial(656, 758, 22, [
        [0, '#787E83'],
        [1, '#17191B'],
      ]),
    }),
    line(open('560,960 566,900 590,850'), '#2A2D30', 17),
    line(open('584,862 590,850'), '#B6BBBE', 17),
  ].join('')
}
