import type { View } from '@/drawing/drawing-request'
import { type DrawnLook, drawnPictureUrls } from './build-drawn-picture-urls'
import { mediaUrl, mediumUrl } from './build-medium-url'

/**
 * One picture with the addresses of its sizes, smallest first; each can be used as it is. If it ends in
 * .webp, the same address with .avif returns a smaller file.
 */
export type Picture = {
  /** At most 160 px wide. */
  thumb: string
  /** At most 480 px wide. */
  card: string
  /** At most 768 px wide. */
  medium: string
  /** At most 1,280 px wide. */
  detail: string
  /** The largest size stored, at most 2,048 px. */
  full: string
  /** Dimensions of `full`, to reserve its space before it loads. */
  width: number
  height: number
  alt: string
  /** Drawn from the body type and colour, not a photograph of this vehicle. */
  drawn: boolean
}

/**
 * A media file as stored in the search row's card: filenames of the original and its sizes, dimensions, alt
 * text.
 */
export type StoredPicture = {
  f?: string
  t?: string
  c?: string
  d?: string
  w?: number | string
  h?: number | string
  alt?: string
  drawn?: boolean
}

const DRAWN = { width: 1280, height: 960 }
const MEDIUM_WIDTH = 768

const VIEW_WORDS: Partial<Record<View, string>> = {
  left: 'left side',
  right: 'right side',
  front: 'front',
  rear: 'rear',
  interior: 'interior',
}

/** A photograph; a missing size (of an already small file) is the file itself. Null without a file. */
export function photo(stored: StoredPicture | null | undefined, alt: string): Picture | null {
  if (!stored?.f) return null
  const full = mediaUrl(stored.f)
  const size = (filename: string | undefined) => (filename ? mediaUrl(filename) : full)
  const width = Number(stored.w) || DRAWN.width
  return {
    thumb: size(stored.t),
    card: size(stored.c),
    medium: width > MEDIUM_WIDTH ? mediumUrl(stored.f) : full,
    detail: size(stored.d),
    full,
    width,
    height: Number(stored.h) || DRAWN.height,
    alt: stored.alt || alt,
    drawn: stored.drawn === true,
  }
}

/** The drawing used in place of a photograph. */
export function drawing(look: DrawnLook, view: View, name: string): Picture {
  const at = drawnPictureUrls(look, view)
  const alt = `Drawing of a ${[look.colour?.name, look.bodyType].filter(Boolean).join(' ').toLowerCase() || 'vehicle'}, ${VIEW_WORDS[view] ?? view}, in place of photographs of ${name}`
  const sizes = { thumb: at(160), card: at(480), medium: at(768), detail: at(1280), full: at(1280) }
  return { ...sizes, ...DRAWN, alt, drawn: true }
}
