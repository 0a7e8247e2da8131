import { num } from '../path'
import { box, ellipse, line, type Sheet } from '../sheet'

export const WIDTH = 1280
export const HEIGHT = 960
/** Every exterior stands on this line. */
export const GROUND = 704

/** The studio: a warm paper wall that rolls into the floor, lit from above. */
export function drawBackdrop(sheet: Sheet): string {
  const wall = sheet.fall(0, HEIGHT, [
    [0, '#DEDAD1'],
    [0.34, '#EAE6DD'],
    [0.62, '#F3F0E9'],
    [0.7, '#E9E5DC'],
    [0.76, '#DFDBD1'],
    [1, '#CFCBC1'],
  ])
  const lamp = sheet.radial(
    WIDTH / 2,
    330,
    820,
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

/** Soft shadow of a vehicle from x0 to x1 (px) and the darker contact under each tyre. */
export function drawShadow(
  sheet: Sheet,
  x0: number,
  x1: number,
  tyres: readonly (readonly [number, number])[],
): string {
  const middle = (x0 + x1) / 2
  const half = (x1 - x0) / 2
  // The floor is seen from slightly above, so the shadow also lies behind the contact line.
  const wide = sheet.radial(
    middle,
    GROUND - 4,
    half * 1.08,
    [
      [0, '#10151C', 0.86],
      [0.7, '#10151C', 0.78],
      [0.86, '#10151C', 0.42],
      [0.95, '#10151C', 0.1],
      [1, '#10151C', 0],
    ],
    0.05,
  )
  const spill = sheet.radial(
    middle,
    GROUND + 14,
    half * 1.26,
    [
      [0, '#23292F', 0.34],
      [0.35, '#23292F', 0.26],
      [0.6, '#23292F', 0.14],
      [0.8, '#23292F', 0.05],
      [1, '#23292F', 0],
    ],
    0.15,
  )
  const contact = tyres
    .map(([x, w]) =>
      ellipse(x, GROUND + 2, w, w * 0.12, {
        fill: sheet.radial(
          x,
          GROUND + 2,
          w,
          [
            [0, '#05070A', 0.9],
            [0.5, '#05070A', 0.6],
            [1, '#05070A', 0],
          ],
          0.12,
        ),
      }),
    )
    .join('')
  return [
    ellipse(middle, GROUND + 14, half * 1.26, half * 0.19, { fill: spill }),
    ellipse(middle, GROUND - 4, half * 1.08, half * 0.054, { fill: wide }),
    contact,
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
