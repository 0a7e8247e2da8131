import { BODY_KINDS, type BodyKind, type Steering, type View } from '@/drawing/drawing-request'
import { colourHex } from '@/drawing/paint-colours'
import { normalForm } from '@/kernel/text/normal-form'

/** The widths of drawn pictures, in pixels; all are 4:3 except the panorama. */
export const DRAWN_WIDTHS = [160, 320, 480, 768, 1280] as const

type DrawnWidth = (typeof DRAWN_WIDTHS)[number]

/** The views used in place of photographs, in gallery order. */
export const DRAWN_GALLERY = ['left', 'front', 'rear', 'right', 'interior'] as const satisfies readonly View[]

/** Words in body type names and their drawings; the first match wins. */
const KINDS: readonly [RegExp, BodyKind][] = [
  [/\bkei\b.{0,40}\btruck|\bmini ?truck\b/, 'keitruck'],
  [/\bkei\b|\bmicro|\bmini ?compact/, 'kei'],
  [/\bpick ?-?up|\bute\b/, 'pickup'],
  [/\bbus(es)?\b|\bcoach/, 'bus'],
  [/\btrucks?\b|\blorr(y|ies)\b|\btippers?\b|\btractors?\b|\bdump|\bcrane|\bmachinery/, 'truck'],
  [/\bmini ?-?vans?\b|\bmpv\b|\bpeople carrier|\bmulti purpose/, 'minivan'],
  [/\bvans?\b|\bpanel|\bcargo/, 'van'],
  [/\bsuvs?\b|\bsport utility|\bcross ?-?over|\boff ?-?road|\b4x4\b|\bjeeps?\b/, 'suv'],
  [/\bwagons?\b|\bestates?\b|\btourer/, 'wagon'],
  [/\bcoupes?\b|\bconvertibles?\b|\bcabrio|\broadster|\btwo seater|\bsports? cars?\b/, 'coupe'],
  [/\bhatch|\bsub ?-?compact/, 'hatchback'],
]

/**
 * The drawing for a body type, chosen by its name, because body types are an open list; sedan if none
 * matches.
 */
export function bodyKindOf(name: string | null | undefined): BodyKind {
  const text = normalForm(name ?? '', 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  const letters = text.replace(/[^a-z]/g, '')
  const exact = BODY_KINDS.find((kind) => kind === letters)
  return exact ?? KINDS.find(([words]) => words.test(text))?.[1] ?? 'sedan'
}

/** A drawing's parameters: names and colour as in the reference lists. */
export type DrawnLook = {
  bodyType: string | null | undefined
  colour: { name: string; hex: string | null } | null | undefined
  steering: string | null | undefined
}

/** Six upper-case hex digits without '#'; from the colour's name if staff set no swatch. */
const paintOf = (colour: DrawnLook['colour']): string => {
  const hex = /^#?([\da-f]{6})$/i.exec(colour?.hex ?? '')?.[1] ?? colourHex(colour?.name ?? '').slice(1)
  return hex.toUpperCase()
}

const sideOf = (steering: DrawnLook['steering']): Steering =>
  /^(lhd|left)/i.test(steering ?? '') ? 'LHD' : 'RHD'

/** The addresses of a drawn picture by width: /pictures/suv/A8201F/RHD/left-480.webp. The look is read once. */
export function drawnPictureUrls(look: DrawnLook, view: View): (width: DrawnWidth) => string {
  const drawn = `/pictures/${bodyKindOf(look.bodyType)}/${paintOf(look.colour)}/${sideOf(look.steering)}/${view}`
  return (width) => `${drawn}-${width}.webp`
}
