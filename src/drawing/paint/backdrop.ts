import { num } from '../outline-notation'
import { box, ellipse, line, type Sheet, type Stop } from '../svg-sheet'

export const WIDTH = 1280
export const HEIGHT = 960
/** The ground line of every exterior. */
export const GROUND = 686

/** The studio: a warm paper wall that rolls into the floor, lit from above. */
export function drawBackdrop(sheet: Sheet): string {
  const wall = sheet.fall(0, HEIGHT, [
    [0, '#E3E0DA'],
    [0.34, '#EDEAE4'],
    [0.6, '#F4F1EC'],
    [0.69, '#ECE9E3'],
    [0.76, '#E3DFD8'],
    [1, '#D6D2CB'],
  ])
  const lamp = sheet.radial(
    WIDTH / 2,
    310,
    900,
    [
      [0, '#FFFFFF', 0.62],
      [0.55, '#FFFFFF', 0.2],
      [1, '#FFFFFF', 0],
    ],
    0.62,
  )
  const pool = sheet.radial(
    WIDTH / 2,
    GROUND + 70,
    760,
    [
      [0, '#FFFFFF', 0.42],
      [1, '#FFFFFF', 0],
    ],
    0.24,
  )
  return [
    box(0, 0, WIDTH, HEIGHT, 0, { fill: wall }),
    box(0, 0, WIDTH, HEIGHT, 0, { fill: lamp }),
    box(0, 0, WIDTH, HEIGHT, 0, { fill: pool }),
  ].join('')
}

const UNDER: Stop[] = [
  [0, '#10151C', 0.86],
  [0.7, '#10151C', 0.78],
  [0.86, '#10151C', 0.42],
  [0.95, '#10151C', 0.1],
  [1, '#10151C', 0],
]
const SPILL: Stop[] = [
  [0, '#23292F', 0.34],
  [0.35, '#23292F', 0.26],
  [0.6, '#23292F', 0.14],
  [0.8, '#23292F', 0.05],
  [1, '#23292F', 0],
]
const CONTACT: Stop[] = [
  [0, '#05070A', 0.9],
  [0.5, '#05070A', 0.6],
  [1, '#05070A', 0],
]

function pool(sheet: Sheet, x: number, y: number, r: number, squash: number, stops: readonly Stop[]): string {
  return ellipse(x, y, r, r * squash * 1.1, { fill: sheet.radial(x, y, r, stops, squash) })
}

/** Soft shadow of a vehicle from x0 to x1 (px) and the darker contact under each tyre. */
export function drawShadow(
  sheet: Sheet,
  x0: number,
  x1: number,
  tyres: readonly (readonly [number, number])[],
): string {
  const middle = (x0 + x1) / 2
  const half = (x1 - x0) / 2
  return [
    pool(sheet, middle, GROUND + 14, half * 1.26, 0.15, SPILL),
    // The floor is seen from slightly above, so the shadow also lies behind the contact line.
    pool(sheet, middle, GROUND - 4, half * 1.08, 0.05, UNDER),
    ...tyres.map(([x, w]) => pool(sheet, x, GROUND + 2, w, 0.12, CONTACT)),
  ].join('')
}

/** Hairline at the tyres' contact, from edge to edge, as on a plate. */
export function drawGroundLine(sheet: Sheet): string {
  const ink = sheet.linear(0, 0, WIDTH, 0, [
    [0, '#14202E', 0],
    [0.12, '#14202E', 0.22],
    [0.88, '#14202E', 0.22],
    [1, '#14202E', 0],
  ])
  return line(`M0 ${num(GROUND + 0.5)}H${WIDTH}`, ink, 1)
}
