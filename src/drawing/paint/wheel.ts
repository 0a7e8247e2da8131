import type { WheelSpec, WheelStyle } from '../data/side-types'
import { closed, num } from '../outline-notation'
import { circle, fill, group, line, type Sheet } from '../svg-sheet'

interface Face {
  spokes: number
  /** Half angles of one opening in degrees at its inner and outer end. */
  inner: number
  outer: number
  from: number
  to: number
  /** Spokes come in pairs: an extra narrow slot in the middle of each spoke. */
  slot?: number
  turn?: number
}

const FACES: Partial<Record<WheelStyle, Face>> = {
  twin: { spokes: 5, inner: 17, outer: 24, from: 0.34, to: 0.91, slot: 3.4 },
  five: { spokes: 5, inner: 15, outer: 27.5, from: 0.3, to: 0.91 },
  multi: { spokes: 10, inner: 6.5, outer: 12.6, from: 0.36, to: 0.92 },
  blade: { spokes: 7, inner: 9, outer: 19, from: 0.3, to: 0.92, turn: 9 },
  six: { spokes: 6, inner: 14, outer: 21, from: 0.4, to: 0.88 },
  cover: { spokes: 8, inner: 7, outer: 12, from: 0.5, to: 0.86, turn: 6 },
}

const RAD = Math.PI / 180

function polar(r: number, degrees: number): string {
  return `${num(r * Math.cos(degrees * RAD))},${num(r * Math.sin(degrees * RAD))}`
}

function opening(rim: number, face: Face, at: number): string {
  const r0 = rim * face.from
  const r1 = rim * face.to
  const turn = face.turn ?? 0
  const soft = rim * 0.07
  return closed(
    [
      `${polar(r0, at - face.inner)}~${num(soft)}`,
      `${polar(r1, at - face.outer + turn)}~${num(soft)}`,
      `${polar(r1 * 1.012, at + turn)}`,
      `${polar(r1, at + face.outer + turn)}~${num(soft)}`,
      `${polar(r0, at + face.inner)}~${num(soft)}`,
    ].join(' '),
  )
}

function slot(rim: number, face: Face, at: number, half: number): string {
  const r0 = rim * (face.from + 0.16)
  const r1 = rim * (face.to - 0.02)
  const turn = face.turn ?? 0
  return closed(
    `${polar(r0, at - half * 0.7)}~3 ${polar(r1, at - half + turn)}~6 ${polar(r1, at + half + turn)}~6 ${polar(r0, at + half * 0.7)}~3`,
  )
}

const disc = (r: number) =>
  `M${num(r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(-r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(r)} 0Z`

function alloy(sheet: Sheet, rim: number, face: Face, plain: boolean): string {
  const step = 360 / face.spokes
  const holes = Array.from({ length: face.spokes }, (_, i) => {
    const at = 90 + (i + 0.5) * step
    const pair = face.slot ? slot(rim, face, 90 + i * step, face.slot) : ''
    return opening(rim, face, at) + pair
  }).join('')
  const metal = sheet.fall(rim, -rim, [
    [0, '#F2F3F2'],
    [0.42, '#C9CDCF'],
    [0.62, '#A3A9AE'],
    [1, '#7C848B'],
  ])
  const nuts = Array.from({ length: 5 }, (_, i) => {
    const a = (90 + i * 72) * RAD
    return circle(rim * 0.15 * Math.cos(a), rim * 0.15 * Math.sin(a), rim * 0.028, { fill: '#5A626A' })
  }).join('')
  return [
    fill(disc(rim * 0.955) + holes, metal, { 'fill-rule': 'evenodd' }),
    line(holes, '#3A4047', rim * 0.014, { opacity: 0.55 }),
    // The upper edges of the spokes catch the lamp.
    group(line(holes, '#FFFFFF', rim * 0.016, { opacity: 0.5 }), {
      transform: `translate(0 ${num(-rim * 0.014)})`,
    }),
    plain ? '' : nuts,
    circle(0, 0, rim * 0.095, { fill: '#D8DBDC', stroke: '#6A727A', 'stroke-width': num(rim * 0.012) }),
    circle(0, 0, rim * 0.06, { fill: '#2A3037' }),
  ].join('')
}

function steel(sheet: Sheet, rim: number, holes: number): string {
  const metal = sheet.fall(rim, -rim, [
    [0, '#DADCDC'],
    [0.5, '#AEB3B6'],
    [1, '#7D848A'],
  ])
  const cut = Array.from({ length: holes }, (_, i) => {
    const a = (90 + ((i + 0.5) * 360) / holes) * RAD
    return circle(rim * 0.66 * Math.cos(a), rim * 0.66 * Math.sin(a), rim * (0.9 / holes), {
      fill: '#20252B',
    })
  }).join('')
  return [
    circle(0, 0, rim * 0.95, { fill: metal }),
    circle(0, 0, rim * 0.8, {
      fill: 'none',
      stroke: '#6C737A',
      'stroke-width': num(rim * 0.03),
      opacity: 0.7,
    }),
    cut,
    circle(0, 0, rim * 0.44, { fill: metal, stroke: '#5F676E', 'stroke-width': num(rim * 0.025) }),
    circle(0, 0, rim * 0.22, { fill: '#8E959A', stroke: '#50575E', 'stroke-width': num(rim * 0.025) }),
    circle(0, rim * 0.05, rim * 0.13, { fill: '#C9CDCF' }),
  ].join('')
}

function heavy(sheet: Sheet, rim: number, rear: boolean): string {
  const metal = sheet.fall(rim, -rim, [
    [0, '#E4E5E4'],
    [0.5, '#B2B7BA'],
    [1, '#767E85'],
  ])
  const dish = sheet.radial(0, rim * 0.12, rim * 0.86, [
    [0, rear ? '#6B7279' : '#D5D8D9'],
    [0.6, rear ? '#4A5158' : '#B1B6BA'],
    [1, rear ? '#23292F' : '#8B9298'],
  ])
  const nuts = Array.from({ length: 10 }, (_, i) => {
    const a = i * 36 * RAD
    return circle(rim * 0.47 * Math.cos(a), rim * 0.47 * Math.sin(a), rim * 0.042, {
      fill: '#D3D6D7',
      stroke: '#3B4249',
      'stroke-width': num(rim * 0.014),
    })
  }).join('')
  const holes = Array.from({ length: 10 }, (_, i) => {
    const a = (i * 36 + 18) * RAD
    return circle(rim * 0.68 * Math.cos(a), rim * 0.68 * Math.sin(a), rim * 0.075, { fill: '#171B20' })
  }).join('')
  return [
    circle(0, 0, rim * 0.96, { fill: metal }),
    circle(0, 0, rim * 0.86, { fill: dish, stroke: '#3F464D', 'stroke-width': num(rim * 0.02) }),
    holes,
    circle(0, 0, rim * 0.56, {
      fill: rear ? '#596067' : metal,
      stroke: '#4A5158',
      'stroke-width': num(rim * 0.018),
    }),
    nuts,
    circle(0, 0, rim * 0.33, { fill: metal, stroke: '#4A5158', 'stroke-width': num(rim * 0.02) }),
    circle(0, 0, rim * 0.2, { fill: rear ? '#3A4148' : '#A6ACB0' }),
  ].join('')
}

function barrel(sheet: Sheet, rim: number): string {
  return [
    circle(0, 0, rim * 0.955, {
      fill: sheet.radial(0, 0, rim, [
        [0, '#12161A'],
        [0.72, '#1B2025'],
        [1, '#3B4249'],
      ]),
    }),
    circle(0, 0, rim * 0.66, {
      fill: sheet.fall(rim * 0.66, -rim * 0.66, [
        [0, '#8D949A'],
        [1, '#565D64'],
      ]),
    }),
    circle(0, 0, rim * 0.66, { fill: 'none', stroke: '#3A4147', 'stroke-width': num(rim * 0.02) }),
    circle(0, 0, rim * 0.36, { fill: '#262B31' }),
    fill(
      closed(
        `${polar(rim * 0.4, 18)}~8 ${polar(rim * 0.72, 22)}~12 ${polar(rim * 0.74, 0)} ${polar(rim * 0.72, -22)}~12 ${polar(rim * 0.4, -18)}~8`,
      ),
      '#3A4046',
    ),
  ].join('')
}

function tyre(sheet: Sheet, r: number, rim: number): string {
  const side = sheet.fall(r, -r, [
    [0, '#3A3F45'],
    [0.3, '#24282D'],
    [1, '#121518'],
  ])
  const wall = r - rim
  return [
    circle(0, 0, r, { fill: side }),
    circle(0, 0, r - wall * 0.13, { fill: 'none', stroke: '#0C0E11', 'stroke-width': num(wall * 0.05) }),
    circle(0, 0, r - wall * 0.2, {
      fill: 'none',
      stroke: '#4A5057',
      'stroke-width': num(wall * 0.035),
      opacity: 0.5,
    }),
    circle(0, 0, rim + wall * 0.4, {
      fill: 'none',
      stroke: '#4A5057',
      'stroke-width': num(wall * 0.03),
      opacity: 0.4,
    }),
    circle(0, 0, rim + wall * 0.06, { fill: 'none', stroke: '#0B0D10', 'stroke-width': num(wall * 0.1) }),
  ].join('')
}

/** A wheel standing on the ground line at its x. */
export function drawWheel(sheet: Sheet, spec: WheelSpec): string {
  const { tyre: r, rim, style } = spec
  const lip = sheet.fall(rim, -rim, [
    [0, '#FFFFFF'],
    [0.5, '#B9BEC2'],
    [1, '#858C92'],
  ])
  const face = FACES[style]
  const centre = face
    ? barrel(sheet, rim) + alloy(sheet, rim, face, style === 'cover')
    : style === 'steel'
      ? steel(sheet, rim, 8)
      : heavy(sheet, rim, style === 'heavyRear')
  return group(
    [
      tyre(sheet, r, rim),
      centre,
      circle(0, 0, rim * 0.968, { fill: 'none', stroke: lip, 'stroke-width': num(rim * 0.05) }),
      circle(0, 0, rim * 0.94, {
        fill: 'none',
        stroke: '#2E343A',
        'stroke-width': num(rim * 0.012),
        opacity: 0.6,
      }),
    ].join(''),
    { transform: `translate(${num(spec.x)} ${num(r)})` },
  )
}
