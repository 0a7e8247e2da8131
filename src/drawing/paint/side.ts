import type { Part, Seam, SideData } from '../data/side-types'
import { closed, ends, num, open } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { circle, ellipse, fill, group, line, type Sheet } from '../svg-sheet'
import { bounds, drawHeadlamp, drawTailLamp } from './lamps'
import { material } from './materials'
import { drawSideGlass } from './side-glass'
import { drawWheel } from './wheel'

export interface SideShow {
  side: 'left' | 'right'
  kerb: 'left' | 'right'
}

const shown = (of: Part | Seam, show: SideShow) =>
  (of.side === undefined || of.side === show.side) &&
  (of.kerb === undefined || of.kerb === (show.kerb === show.side))

/** Base coat: the upper body from roof to window line. */
function coat(sheet: Sheet, data: SideData, paint: Paint): string {
  const { height, sill, light } = data
  const span = height - sill
  const at = (y: number) => (height - y) / span
  return sheet.fall(height, sill, [
    [0, paint.sky],
    [at(height - 45), paint.lit],
    [at(height - 160), paint.base],
    [at(light.belt + 60), paint.base],
    [at(light.belt - 10), paint.lit],
    [at(light.turn + 20), paint.sky],
    [at(light.turn - 60), paint.lit],
    [1, paint.base],
  ])
}

/** A pressed line that fades out at both ends: light above, shade below. */
function softCrease(sheet: Sheet, knots: string, paint: Paint): string {
  const [[x0], [x1]] = ends(knots)
  const fade = (colour: string, opacity: number) =>
    sheet.linear(x0, 0, x1, 0, [
      [0, colour, 0],
      [0.25, colour, opacity],
      [0.75, colour, opacity],
      [1, colour, 0],
    ])
  const d = open(knots)
  return [
    group(line(d, fade(paint.deep, 0.3), 34), { transform: 'translate(0 -20)' }),
    group(line(d, fade(paint.deep, 0.3), 14), { transform: 'translate(0 -9)' }),
    line(d, fade(paint.glint, 0.6), 8),
  ].join('')
}

/** The side below the shoulder: horizon reflection, then the floor's light, then the sill turning under. */
function flank(sheet: Sheet, data: SideData, paint: Paint): string {
  const { length, sill } = data
  const [[x0, y0], [x1, y1]] = ends(data.shoulder)
  const below = `${open(data.shoulder)}L${num(length + 50)} ${num(y1)}V0H-50V${num(y0)}Z`
  const depth = (y0 + y1) / 2 - sill
  const slope = (y1 - y0) / (x1 - x0)
  const middle = (x0 + x1) / 2
  const top = (y0 + y1) / 2
  const shade = sheet.linear(middle, top, middle + slope * depth, top - depth, [
    [0, paint.base],
    [0.07, paint.shade],
    [0.2, paint.shade],
    [0.5, paint.base],
    [0.72, paint.lit],
    [0.84, paint.base],
    [0.95, paint.shade],
    [1, paint.deep],
  ])
  const glint = sheet.linear(x0, 0, x1, 0, [
    [0, paint.glint, 0],
    [0.12, paint.glint, 0.75],
    [0.3, paint.glint, 0.95],
    [0.62, paint.glint, 0.55],
    [0.86, paint.glint, 0.85],
    [1, paint.glint, 0],
  ])
  return [
    fill(below, shade),
    group(line(open(data.shoulder), glint, 9), { transform: 'translate(0 5)' }),
    data.crease ? softCrease(sheet, data.crease, paint) : '',
  ].join('')
}

/** Nose and tail turn away from the viewer, the upper edges catch the lamp. */
function volume(sheet: Sheet, data: SideData, paint: Paint, outline: string): string {
  const { length, height, light } = data
  const turned = sheet.linear(0, 0, length, 0, [
    [0, paint.deep, 0.75],
    [0.03, paint.deep, 0.42],
    [0.11, paint.deep, 0],
    [0.9, paint.deep, 0],
    [0.975, paint.deep, 0.4],
    [1, paint.deep, 0.75],
  ])
  const rim = sheet.fall(height, light.turn - 150, [
    [0, paint.glint, 0.9],
    [0.5, paint.glint, 0.55],
    [1, paint.glint, 0],
  ])
  return [fill(outline, turned), line(outline, rim, 26)].join('')
}

function archWells(sheet: Sheet, data: SideData, paint: Paint): string {
  return data.wheels
    .filter((wheel) => wheel.arch)
    .map((wheel) => {
      const r = wheel.arch ?? 0
      const cy = wheel.tyre
      const flare = sheet.radial(wheel.x, cy, r * 1.3, [
        [0.76, paint.deep, 0.55],
        [0.84, paint.deep, 0.12],
        [1, paint.deep, 0],
      ])
      const lip = sheet.fall(cy + r, cy - r * 0.4, [
        [0, paint.glint, 0.95],
        [0.45, paint.glint, 0.4],
        [1, paint.glint, 0],
      ])
      const well = sheet.fall(cy + r, cy - 60, [
        [0, '#06080A'],
        [0.7, '#14181C'],
        [1, '#1C2126'],
      ])
      const trim = data.archTrim ?? 0
      const cladding = trim
        ? circle(wheel.x, cy, r + trim, { fill: material(sheet, 'plastic', paint, cy + r + trim, cy) }) +
          circle(wheel.x, cy, r + trim - 4, { fill: 'none', stroke: lip, 'stroke-width': 6, opacity: 0.3 })
        : ''
      return [
        circle(wheel.x, cy, r * 1.3 + trim, { fill: flare }),
        cladding || circle(wheel.x, cy, r + 14, { fill: 'none', stroke: lip, 'stroke-width': 12 }),
        circle(wheel.x, cy, r, { fill: well, stroke: paint.line, 'stroke-width': 10 * sheet.pen }),
      ].join('')
    })
    .join('')
}

function seams(sheet: Sheet, data: SideData, paint: Paint, show: SideShow): string {
  return data.seams
    .filter((seam) => shown(seam, show))
    .map((seam) => {
      const d = open(seam.d)
      return (
        group(line(d, paint.glint, 6 * sheet.pen, { opacity: 0.5 }), {
          transform: `translate(${num(8 * sheet.pen)} -3)`,
        }) + line(d, paint.line, 9 * sheet.pen, { opacity: 0.85 })
      )
    })
    .join('')
}

function parts(sheet: Sheet, list: Part[], paint: Paint, show: SideShow): string {
  return list
    .filter((part) => shown(part, show))
    .map((part) => {
      const d = closed(part.d)
      const { y0, y1 } = bounds(d)
      return (
        fill(d, material(sheet, part.of, paint, y1, y0)) +
        line(d, '#0B0E12', 5 * sheet.pen, { opacity: 0.35 })
      )
    })
    .join('')
}

function handles(sheet: Sheet, data: SideData, paint: Paint): string {
  return data.handles
    .map(([x, y]) => {
      const cup = sheet.fall(y + 34, y - 40, [
        [0, paint.deep, 0.8],
        [1, paint.deep, 0.15],
      ])
      const bar = sheet.fall(y + 20, y - 20, [
        [0, paint.glint],
        [0.5, paint.lit],
        [1, paint.shade],
      ])
      return [
        ellipse(x, y - 6, 78, 36, { fill: cup }),
        `<rect x="${num(x - 108)}" y="${num(y - 17)}" width="216" height="34" rx="16" fill="${bar}" stroke="${paint.line}" stroke-width="5"/>`,
        line(`M${num(x - 92)} ${num(y - 22)}H${num(x + 92)}`, paint.deep, 7, { opacity: 0.6 }),
      ].join('')
    })
    .join('')
}

function mirror(sheet: Sheet, data: SideData, paint: Paint): string {
  const [x, y] = data.mirror
  const s = data.mirrorSize ?? 1
  const p = (dx: number, dy: number) => `${num(x + dx * s)},${num(y + dy * s)}`
  const shell = closed(
    `${p(-95, 0)} ${p(-80, 78)} ${p(10, 108)} ${p(88, 96)}~24 ${p(104, 10)}~30 ${p(40, -18)} ${p(-70, -22)}`,
  )
  const paintFall = sheet.fall(y + 108 * s, y - 22 * s, [
    [0, paint.glint],
    [0.3, paint.lit],
    [0.7, paint.base],
    [1, paint.deep],
  ])
  return [
    fill(closed(`${p(-60, -34)} ${p(70, -34)} ${p(90, -70)} ${p(-10, -70)}`), paint.deep, { opacity: 0.35 }),
    fill(closed(`${p(-40, -10)}~8 ${p(70, -10)}~8 ${p(96, -46)}~6 ${p(30, -46)}~6`), '#1B1F24'),
    fill(shell, paintFall),
    line(shell, paint.line, 6 * sheet.pen),
    line(open(`${p(-84, 14)} ${p(0, 24)} ${p(98, 20)}`), '#14181C', 10, { opacity: 0.6 }),
  ].join('')
}

function fuelFlap(data: SideData, paint: Paint, show: SideShow): string {
  const { side, x, y, size } = data.fuel
  if (side !== show.side) return ''
  const flap = closed(
    `${x - size},${y - size}~40 ${x + size},${y - size}~40 ${x + size},${y + size}~40 ${x - size},${y + size}~40`,
  )
  return (
    group(line(flap, paint.glint, 5, { opacity: 0.5 }), { transform: 'translate(5 -5)' }) +
    line(flap, paint.line, 7, { opacity: 0.8 })
  )
}

/** The dark underside; on a bare chassis no more than the propeller shaft. */
function underbody(data: SideData): string {
  const first = data.wheels[0]!
  const last = data.wheels[data.wheels.length - 1]!
  const bare = data.wheels.some((wheel) => !wheel.arch)
  const low = bare ? first.tyre * 0.86 : Math.min(first.tyre * 0.62, data.sill - 30)
  const high = bare ? first.tyre * 1.06 : data.sill + 60
  return fill(
    closed(
      `${first.x - first.tyre * 0.9},${high}! ${last.x + last.tyre * 1.1},${high}! ${last.x + last.tyre * 0.8},${low}~60 ${first.x - first.tyre * 0.4},${low}~60`,
    ),
    '#0E1114',
  )
}

/** One side of a vehicle in mm, nose at x = 0; the caller scales, mirrors and places it. */
export function drawSide(sheet: Sheet, data: SideData, paint: Paint, show: SideShow): string {
  const outline = closed(data.outline)
  const inside = [
    fill(outline, coat(sheet, data, paint)),
    flank(sheet, data, paint),
    volume(sheet, data, paint, outline),
    seams(sheet, data, paint, show),
    fuelFlap(data, paint, show),
    parts(sheet, data.parts, paint, show),
    data.tail ? drawTailLamp(sheet, closed(data.tail)) : '',
    drawHeadlamp(sheet, closed(data.headlamp), data.projectors),
    archWells(sheet, data, paint),
  ].join('')
  return [
    underbody(data),
    parts(sheet, data.behind ?? [], paint, show),
    group(inside, { 'clip-path': sheet.clip(outline) }),
    drawSideGlass(sheet, data, show),
    line(outline, paint.line, 8 * sheet.pen, { opacity: 0.9 }),
    parts(sheet, data.over ?? [], paint, show),
    handles(sheet, data, paint),
    mirror(sheet, data, paint),
    data.wheels.map((wheel) => drawWheel(sheet, wheel)).join(''),
  ].join('')
}
