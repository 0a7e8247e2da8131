import { BODY_KINDS, type BodyKind, type DrawingRequest, VIEWS } from '../../drawing'
import { DRAWN_WIDTHS } from '../../queries/media-url'

/** Widths of the picture on the home page, in pixels. */
export const HERO_WIDTHS = [768, 1600] as const

/** What a picture's address asks for. */
export type PictureRequest =
  | { kind: 'vehicle'; drawing: DrawingRequest; width: number }
  | { kind: 'hero'; width: number }
  | { kind: 'icon'; body: BodyKind }

const VEHICLE = /^([a-z]+)\/([0-9A-F]{6})\/(LHD|RHD)\/([a-z]+)-(\d{3,4})\.webp$/
const HERO = /^hero\/hero-(\d{3,4})\.webp$/
const ICON = /^icons\/([a-z]+)\.svg$/

const among = <T>(list: readonly T[], value: unknown): T | undefined => list.find((known) => known === value)

/**
 * Reads the address of a drawn picture below /pictures/: 'suv/A8201F/RHD/left-480.webp', 'hero/hero-1600.webp',
 * 'icons/suv.svg'. Null for anything else: only known bodies, views and widths are ever drawn.
 */
export function readPictureName(path: string): PictureRequest | null {
  const [, bodyName, hex, side, viewName, pixels] = VEHICLE.exec(path) ?? []
  if (hex) {
    const [body, view, width] = [
      among(BODY_KINDS, bodyName),
      among(VIEWS, viewName),
      among<number>(DRAWN_WIDTHS, Number(pixels)),
    ]
    if (!body || !view || !width) return null
    return {
      kind: 'vehicle',
      drawing: { body, view, colour: `#${hex}`, steering: side === 'LHD' ? 'LHD' : 'RHD' },
      width,
    }
  }
  const heroWidth = among<number>(HERO_WIDTHS, Number(HERO.exec(path)?.[1]))
  if (heroWidth) return { kind: 'hero', width: heroWidth }
  const icon = among(BODY_KINDS, ICON.exec(path)?.[1])
  return icon ? { kind: 'icon', body: icon } : null
}
