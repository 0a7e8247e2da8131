import { BODY_KINDS, type BodyKind, type DrawingRequest, VIEWS } from '@/drawing'
import { DRAWN_WIDTHS } from '@/modules/inventory/media/queries/build-drawn-picture-urls'

/** Widths of the picture on the home page, in pixels. */
export const HERO_WIDTHS = [768, 1600] as const

export type DrawnFormat = 'webp' | 'avif'

/** The picture that a URL means. */
export type PictureRequest =
  | { kind: 'vehicle'; drawing: DrawingRequest; width: number; format: DrawnFormat }
  | { kind: 'hero'; width: number; format: DrawnFormat }
  | { kind: 'icon'; body: BodyKind }

const VEHICLE = /^([a-z]+)\/([0-9A-F]{6})\/(LHD|RHD)\/([a-z]+)-(\d{3,4})\.(webp|avif)$/
const HERO = /^hero\/hero-(\d{3,4})\.(webp|avif)$/
const ICON = /^icons\/([a-z]+)\.svg$/

const among = <T>(list: readonly T[], value: unknown): T | undefined => list.find((known) => known === value)

const formatOf = (ending: string | undefined): DrawnFormat => (ending === 'avif' ? 'avif' : 'webp')

/**
 * Parses the URL of a drawn picture under /pictures/: 'suv/A8201F/RHD/left-480.webp',
 * 'hero/hero-1600.avif', 'icons/suv.svg'. Null for anything else: only known bodies, views and widths are
 * ever drawn.
 */
export function readPictureName(path: string): PictureRequest | null {
  const [, bodyName, hex, side, viewName, pixels, ending] = VEHICLE.exec(path) ?? []
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
      format: formatOf(ending),
    }
  }
  const [, heroPixels, heroEnding] = HERO.exec(path) ?? []
  const heroWidth = among<number>(HERO_WIDTHS, Number(heroPixels))
  if (heroWidth) return { kind: 'hero', width: heroWidth, format: formatOf(heroEnding) }
  const icon = among(BODY_KINDS, ICON.exec(path)?.[1])
  return icon ? { kind: 'icon', body: icon } : null
}
