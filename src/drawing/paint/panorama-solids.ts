import type { CabinData } from '../data/cabins'
import type { EndData } from '../data/front-and-rear-types'
import type { SideData } from '../data/side-types'
import type { Point, Solid } from '../equirectangular-projection'
import type { Paint } from '../paint-colours'
import { mix } from '../paint-colours'
import { block, cushion, extrusion, ring } from '../solid-shapes'

export interface Cabin {
  side: SideData
  end: EndData
  look: CabinData
  /** Inner half width at the window line. */
  half: number
  /** Floor, from the camera. */
  floor: number
  /** Camera: distance from the nose and height. */
  eye: readonly [number, number]
  /** A point of the side elevation at a distance from the middle, as seen from the camera. */
  at: (x: number, y: number, across: number) => Point
  driver: 1 | -1
  /** Seats in pairs at both sides of an aisle. */
  aisle: boolean
}

/** One seat; its headrest centre is given as in the side elevation. */
function seat(
  cabin: Cabin,
  x: number,
  y: number,
  across: number,
  half: number,
  heads: readonly number[],
): Solid[] {
  const cloth = cabin.look.cloth
  const dark = mix(cloth, '#0B0C0E', 0.25)
  const rest = heads.flatMap((dx) => [
    cushion([118, 52, 78], dark, { at: cabin.at(x, y, across + dx), lean: 12 }),
    block(cabin.at(x + 6, y - 150, across + dx - 46), cabin.at(x - 6, y - 60, across + dx - 34), '#9AA0A4'),
    block(cabin.at(x + 6, y - 150, across + dx + 34), cabin.at(x - 6, y - 60, across + dx + 46), '#9AA0A4'),
  ])
  // Seen from behind or ahead the bolsters round the seat off; from right beside it they only crowd it.
  const away = Math.hypot(...cabin.at(x, y, across))
  const near = !cabin.aisle && away > 420 && away < 1700
  const edge = half - 34
  const bolsters = near
    ? [-1, 1].flatMap((sign) => [
        cushion([44, 228, 66], dark, { at: cabin.at(x - 330, y - 606, across + sign * edge), lean: -6 }),
        cushion([40, 52, 236], dark, {
          at: cabin.at(x - 118, y - 420, across + sign * (edge - 4)),
          lean: 14,
        }),
      ])
    : []
  return [
    cushion([half, 235, 72], cloth, { at: cabin.at(x - 330, y - 640, across), lean: -6 }),
    cushion([half, 74, 300], cloth, { at: cabin.at(x - 40, y - 390, across), lean: 14 }),
    ...bolsters,
    ...rest,
  ]
}

function seats(cabin: Cabin): Solid[] {
  const [[x, y] = [0, 0], ...rows] = cabin.side.seats
  const front = cabin.end.wheel[0]
  const faces = [...seat(cabin, x, y, front, 232, [0])]
  if (!cabin.aisle) faces.push(...seat(cabin, x, y, -front, 232, [0]))
  for (const [rx, ry] of rows) {
    if (cabin.aisle) {
      for (const sign of [-1, 1]) faces.push(...seat(cabin, rx, ry, sign * 560, 380, [-190, 190]))
    } else {
      const wide = cabin.half - 90
      faces.push(...seat(cabin, rx, ry, 0, wide, [-wide * 0.58, wide * 0.58]))
    }
  }
  return faces
}

function dashboard(cabin: Cabin): Solid[] {
  const { side, half, look } = cabin
  const [wx] = side.wheelAt
  const base = side.light.belt
  const glassFoot = Math.min(wx - 420, wx - 300)
  const profile = (
    [
      [glassFoot - 260, base - 20],
      [glassFoot, base + 4],
      [wx - 200, base - 4],
      [wx - 150, base - 40],
      [wx - 140, base - 110],
      [wx - 170, base - 200],
      [wx - 150, base - 330],
      [wx - 260, base - 460],
      [wx - 420, side.sill + 90],
    ] as const
  ).map(([x, y]): [number, number] => {
    const [, forward, up] = cabin.at(x, y, 0)
    return [forward, up]
  })
  const tones = [
    '#34383C',
    '#34383C',
    '#3B3F44',
    '#2B2E32',
    '#8F9599',
    '#24272A',
    look.lower,
    mix(look.lower, '#0C0E10', 0.4),
  ]
  // Cut across, so that far and near pieces sort rightly against the wheel and the seats.
  const cuts = [-1, -0.6, -0.2, 0.2, 0.6, 1]
  return cuts.slice(1).map((to, i) => extrusion(profile, cuts[i]! * half, to * half, tones))
}

function controls(cabin: Cabin): Solid[] {
  const { side, end, driver, look } = cabin
  const [wx, wy] = side.wheelAt
  const across = driver * end.wheel[0]
  const lean = look.shift === 'lever' ? 52 : 26
  const base = side.light.belt
  const centre = cabin.at(wx, wy - 10, across)
  const screen = look.display ? 150 : 110
  return [
    ring(180, 17, '#232629', { at: centre, lean: -lean }),
    cushion([88, 34, 62], '#303438', { at: centre, lean: -lean }),
    block(cabin.at(wx + 14, wy - 30, across - 170), cabin.at(wx - 14, wy + 6, across + 170), '#6F757A'),
    block(cabin.at(wx - 20, wy - 80, across - 50), cabin.at(wx - 240, wy + 10, across + 50), '#1B1E21'),
    cushion([230, 110, 58], '#2A2D31', { at: cabin.at(wx - 250, base + 22, across) }),
    block(cabin.at(wx - 128, base - 150, -screen), cabin.at(wx - 170, base + 60, screen), '#0F1215'),
    block(
      cabin.at(wx - 124, base - 130, -screen + 14),
      cabin.at(wx - 140, base + 40, screen - 14),
      look.display ? '#2F5468' : '#3F5A50',
    ),
  ]
}

function consoleBox(cabin: Cabin): Solid[] {
  if (cabin.look.shift !== 'console') return []
  const { side } = cabin
  const [wx] = side.wheelAt
  const top = side.seats[0]![1] - 590
  return [
    block(cabin.at(side.seats[0]![0] + 60, side.sill + 90, -104), cabin.at(wx - 150, top, 104), '#2B2D30'),
    cushion([96, 130, 34], '#35383B', { at: cabin.at(side.seats[0]![0] - 120, top + 40, 0) }),
    cushion([24, 24, 60], '#4B5055', { at: cabin.at(wx + 190, top + 70, 0) }),
  ]
}

/** Armrests with the window switches, one on each door. */
function armrests(cabin: Cabin): Solid[] {
  const { side, half, look } = cabin
  const y = side.light.belt - 250
  const rows = cabin.aisle ? [] : side.seats.slice(0, 2)
  return rows.flatMap(([x]) =>
    [-1, 1].flatMap((sign) => [
      cushion([46, 260, 34], mix(look.lower, '#101214', 0.25), {
        at: cabin.at(x - 330, y, sign * (half - 44)),
      }),
      cushion([22, 60, 8], '#15181B', { at: cabin.at(x - 440, y + 38, sign * (half - 52)) }),
    ]),
  )
}

/** Two dials under the hood of the instrument panel, and the vents of the dashboard. */
function instruments(cabin: Cabin): Solid[] {
  const { side, end, driver } = cabin
  const [wx] = side.wheelAt
  const base = side.light.belt
  const across = driver * end.wheel[0]
  const panel = cushion([158, 8, 54], '#0B0D10', { at: cabin.at(wx - 132, base + 26, across) })
  const dial = (dx: number) => [
    ring(44, 3, '#C9D0D4', { at: cabin.at(wx - 120, base + 26, across + dx) }),
    block(
      cabin.at(wx - 118, base + 22, across + dx - 2),
      cabin.at(wx - 120, base + 58, across + dx + 2),
      '#D7401F',
    ),
  ]
  const vents = [-0.84, 0.84].map((at) =>
    cushion([82, 16, 34], '#0F1215', { at: cabin.at(wx - 136, base - 66, at * (cabin.half - 20)) }),
  )
  return [panel, ...dial(-82), ...dial(82), ...vents]
}

/** Everything solid inside. */
export function cabinSolids(cabin: Cabin): Solid[] {
  const mirror = cabin.side.light.belt
  const high = cabin.side.glass.length ? cabin.side.height - 230 : mirror
  return [
    ...seats(cabin),
    ...dashboard(cabin),
    ...controls(cabin),
    ...consoleBox(cabin),
    ...armrests(cabin),
    ...instruments(cabin),
    cushion([120, 14, 36], '#202327', { at: cabin.at(cabin.side.wheelAt[0] - 60, high, 0) }),
  ]
}

/** What is painted and seen through the glass: bonnet and door mirrors. */
export function outerSolids(cabin: Cabin, paint: Paint): Solid[] {
  const { side, end } = cabin
  const [mx, my] = side.mirror
  const mirrors = [-1, 1].map((sign) =>
    cushion([100, 60, 74], paint.base, { at: cabin.at(mx, my + 30, sign * (end.width / 2 + 80)) }),
  )
  const foot = side.wheelAt[0] - 440
  const bonnet = (
    [
      [220, side.light.turn - 120],
      [420, side.light.turn - 30],
      [foot * 0.6 + 100, side.light.turn + 40],
      [foot, side.light.belt - 30],
    ] as const
  ).map(([x, y]): [number, number] => {
    const [, forward, up] = cabin.at(x, y, 0)
    return [forward, up]
  })
  const wide = end.width / 2 - 150
  const cuts = [-1, -0.5, 0, 0.5, 1]
  const hood = cuts.slice(1).map((to, i) => extrusion(bonnet, cuts[i]! * wide, to * wide, [paint.base]))
  return [...hood, ...mirrors]
}
