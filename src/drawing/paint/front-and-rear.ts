import type { EndData, EndPart, EndSide } from '../data/front-and-rear-types'
import type { Steering } from '../drawing-request'
import { closed, flipped, mirrored, num, open } from '../outline-notation'
import type { Paint } from '../paint-colours'
import { box, circle, fill, group, line, type Sheet } from '../svg-sheet'
import { drawEndGlass } from './front-and-rear-glass'
import { bounds, drawHeadlamp, drawTailLamp } from './lamps'
import { material } from './materials'

/** Draws something on the right half and its mirror image. */
const both = (markup: string): string => markup + group(markup, { transform: 'scale(-1 1)' })

function coat(sheet: Sheet, data: EndData, face: EndSide, paint: Paint): string {
  const { height, belt } = data
  const at = (y: number) => (height - y) / height
  return sheet.fall(height, 0, [
    [0, paint.sky],
    [at(height - 40), paint.lit],
    [at(height - 150), paint.base],
    [at(belt), paint.lit],
    [at(face.turn + 30), paint.sky],
    [at(face.turn - 40), paint.lit],
    [at(face.turn - 130), paint.base],
    [at(face.turn * 0.55), paint.shade],
    [at(face.turn * 0.4), paint.base],
    [at(230), paint.shade],
    [1, paint.deep],
  ])
}

function volume(sheet: Sheet, data: EndData, paint: Paint, outline: string): string {
  const half = data.width / 2
  const turned = sheet.linear(-half, 0, half, 0, [
    [0, paint.deep, 0.8],
    [0.06, paint.deep, 0.4],
    [0.2, paint.deep, 0],
    [0.8, paint.deep, 0],
    [0.94, paint.deep, 0.4],
    [1, paint.deep, 0.8],
  ])
  const rim = sheet.fall(data.height, data.belt - 300, [
    [0, paint.glint, 0.9],
    [0.6, paint.glint, 0.4],
    [1, paint.glint, 0],
  ])
  return fill(outline, turned) + line(outline, rim, 24)
}

function deck(sheet: Sheet, face: EndSide, paint: Paint): string {
  if (!face.deck) return ''
  const d = mirrored(face.deck)
  const { x0, x1, y0, y1 } = bounds(d)
  const sky = sheet.fall(y1, y0, [
    [0, paint.base],
    [0.3, paint.lit],
    [0.8, paint.sky],
    [1, paint.glint],
  ])
  const sides = sheet.linear(x0, 0, x1, 0, [
    [0, paint.shade, 0.7],
    [0.16, paint.shade, 0.1],
    [0.5, paint.shade, 0.22],
    [0.84, paint.shade, 0.1],
    [1, paint.shade, 0.7],
  ])
  return fill(d, sky) + fill(d, sides)
}

function parts(sheet: Sheet, list: readonly EndPart[], paint: Paint): string {
  return list
    .map((part) => {
      const d = part.whole ? mirrored(part.d) : closed(part.d) + flipped(part.d)
      const { y0, y1 } = bounds(d)
      return fill(d, material(sheet, part.of, paint, y1, y0)) + line(d, '#0B0E12', 5, { opacity: 0.4 })
    })
    .join('')
}

function seams(face: EndSide, paint: Paint): string {
  const one = (d: string) =>
    group(line(d, paint.glint, 5, { opacity: 0.5 }), { transform: 'translate(0 -8)' }) +
    line(d, paint.line, 8, { opacity: 0.85 })
  return (
    both(face.seams.map((seam) => one(open(seam))).join('')) +
    (face.across ?? []).map((d) => one(open(d))).join('')
  )
}

function grille(sheet: Sheet, data: EndData): string {
  const { grille: shape, bars } = data.front
  if (!shape) return ''
  const d = mirrored(shape)
  const { x0, x1, y0, y1 } = bounds(d)
  const step = (y1 - y0) / (bars + 1)
  const slats = Array.from({ length: bars }, (_, i) => {
    const y = y0 + (i + 1) * step
    return (
      line(`M${num(x0)} ${num(y)}H${num(x1)}`, '#0A0C0E', step * 0.5) +
      line(`M${num(x0)} ${num(y + step * 0.08)}H${num(x1)}`, '#AEB5BA', step * 0.24) +
      line(`M${num(x0)} ${num(y + step * 0.15)}H${num(x1)}`, '#F2F4F4', step * 0.07)
    )
  }).join('')
  return [
    fill(d, '#121518'),
    group(slats, { 'clip-path': sheet.clip(d) }),
    line(
      d,
      sheet.fall(y1, y0, [
        [0, '#F4F5F5'],
        [0.5, '#A8AFB4'],
        [1, '#DDE0E1'],
      ]),
      13,
    ),
    line(d, '#20262B', 4, { opacity: 0.5 }),
  ].join('')
}

/** A plain chrome button where makers put their badge. */
function emblem(sheet: Sheet, y: number): string {
  return [
    circle(0, y, 47, { fill: '#1B2026', opacity: 0.5 }),
    circle(0, y, 43, {
      fill: sheet.fall(y + 43, y - 43, [
        [0, '#FBFBFA'],
        [0.5, '#AEB5BA'],
        [1, '#6C747B'],
      ]),
    }),
    circle(0, y, 30, {
      fill: sheet.fall(y + 30, y - 30, [
        [0, '#6C747B'],
        [0.5, '#B9BFC3'],
        [1, '#E9EBEB'],
      ]),
    }),
  ].join('')
}

function plate(sheet: Sheet, x: number, y: number): string {
  const face = sheet.fall(y + 82, y - 82, [
    [0, '#FBFAF6'],
    [1, '#DAD7CF'],
  ])
  return [
    box(x - 176, y - 94, 352, 184, 16, { fill: '#0A0D10', opacity: 0.35 }),
    box(x - 170, y - 85, 340, 170, 12, { fill: '#2A2F35' }),
    box(x - 160, y - 76, 320, 152, 8, { fill: face }),
    circle(x - 100, y + 54, 8, { fill: '#8D9398' }),
    circle(x + 100, y + 54, 8, { fill: '#8D9398' }),
  ].join('')
}

function tyres(sheet: Sheet, data: EndData): string {
  const [x0, x1, h] = data.tyre
  const rubber = sheet.linear(x0, 0, x1, 0, [
    [0, '#0C0E10'],
    [0.5, '#2A2E33'],
    [1, '#0E1012'],
  ])
  const grooves = [0.3, 0.5, 0.7].map((at) => `M${num(x0 + (x1 - x0) * at)} 6V${num(h)}`).join('')
  const under = sheet.fall(h * 0.7, 40, [
    [0, '#0A0C0E'],
    [0.5, '#15191D', 0.96],
    [1, '#15191D', 0.6],
  ])
  const belly = box(-x0 - 30, 40, x0 * 2 + 60, h * 0.7, 30, { fill: under })
  return (
    belly + both(box(x0, 0, x1 - x0, h, 46, { fill: rubber }) + line(grooves, '#050607', 9, { opacity: 0.8 }))
  )
}

function mirrors(sheet: Sheet, data: EndData, paint: Paint, rear: boolean): string {
  const [inner, y, w, h] = data.mirror
  const x = inner - 36
  const shell = closed(
    `${x},${y - h * 0.34}~30 ${x + w * 0.1},${y + h * 0.4}~40 ${x + w * 0.9},${y + h * 0.5}~50 ${x + w},${y - h * 0.3}~50 ${x + w * 0.5},${y - h * 0.5} ${x + w * 0.12},${y - h * 0.46}~20`,
  )
  const glass = closed(
    `${x + w * 0.1},${y - h * 0.3}~20 ${x + w * 0.17},${y + h * 0.3}~26 ${x + w * 0.84},${y + h * 0.36}~34 ${x + w * 0.9},${y - h * 0.3}~36`,
  )
  const arm = closed(
    `${x - 80},${y - h * 0.62}! ${x - 80},${y - h * 0.2}! ${x + w * 0.4},${y - h * 0.16}! ${x + w * 0.4},${y - h * 0.46}!`,
  )
  return both(
    [
      fill(arm, '#15191D'),
      fill(shell, material(sheet, data.mirrorOf ?? 'body', paint, y + h / 2, y - h / 2)),
      line(shell, paint.line, 6),
      rear
        ? fill(
            glass,
            sheet.fall(y + h / 2, y - h / 2, [
              [0, '#DDE7EC'],
              [0.6, '#8E9CA6'],
              [1, '#4C5862'],
            ]),
          ) + line(glass, '#14181C', 7)
        : '',
    ].join(''),
  )
}

/** Front of a vehicle, in mm around its middle line. */
export function drawFront(sheet: Sheet, data: EndData, paint: Paint, steering: Steering): string {
  const face = data.front
  const outline = mirrored(data.outline)
  const fog = face.fog
  const inside = [
    fill(outline, coat(sheet, data, face, paint)),
    volume(sheet, data, paint, outline),
    deck(sheet, face, paint),
    seams(face, paint),
    parts(sheet, face.parts, paint),
    grille(sheet, data),
    both(drawHeadlamp(sheet, closed(face.lamp), face.projectors)),
    fog
      ? both(
          circle(fog[0], fog[1], fog[2] * 1.3, { fill: '#0C0F12' }) +
            circle(fog[0], fog[1], fog[2], {
              fill: sheet.radial(fog[0], fog[1] + 10, fog[2], [
                [0, '#FFFFFF'],
                [1, '#8D99A2'],
              ]),
            }),
        )
      : '',
    face.emblem ? emblem(sheet, face.emblem) : '',
  ].join('')
  return [
    mirrors(sheet, data, paint, false),
    tyres(sheet, data),
    group(inside, { 'clip-path': sheet.clip(outline) }),
    drawEndGlass(sheet, data, face, steering, 'front'),
    line(outline, paint.line, 8, { opacity: 0.9 }),
    parts(sheet, data.overFront ?? [], paint),
    plate(sheet, face.plateX ?? 0, face.plate),
  ].join('')
}

/** Rear of a vehicle, in mm around its middle line. */
export function drawRear(sheet: Sheet, data: EndData, paint: Paint, steering: Steering): string {
  const face = data.rear
  const outline = mirrored(data.outline)
  const { reflector, exhaust } = face
  const inside = [
    fill(outline, coat(sheet, data, face, paint)),
    volume(sheet, data, paint, outline),
    deck(sheet, face, paint),
    seams(face, paint),
    parts(sheet, face.parts, paint),
    both(drawTailLamp(sheet, closed(face.lamp))),
    reflector
      ? both(
          box(reflector[0], reflector[1], reflector[2], reflector[3], 10, {
            fill: '#9C1E1B',
            stroke: '#3A0B0C',
            'stroke-width': 5,
          }),
        )
      : '',
  ].join('')
  return [
    mirrors(sheet, data, paint, true),
    parts(sheet, data.behindRear ?? [], paint),
    tyres(sheet, data),
    exhaust
      ? circle(exhaust[0], exhaust[1], 40, { fill: '#0B0D0F', stroke: '#A9AFB3', 'stroke-width': 10 })
      : '',
    group(inside, { 'clip-path': sheet.clip(outline) }),
    drawEndGlass(sheet, data, face, steering, 'rear'),
    line(outline, paint.line, 8, { opacity: 0.9 }),
    parts(sheet, data.overRear ?? [], paint),
    plate(sheet, face.plateX ?? 0, face.plate),
  ].join('')
}
