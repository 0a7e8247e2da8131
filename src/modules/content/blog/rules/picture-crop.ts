import { PICTURE_RATIO } from './featured-image'

/** How far a picture can be zoomed in on. */
export const ZOOM_MAX = 4
/** The widest image that cropping makes, in pixels. */
const WIDTH_MAX = 1920

export type Size = { width: number; height: number }
/** What of a picture is shown: its centre as shares of the picture from 0 to 1, and how much larger than to fit. */
export type Crop = { x: number; y: number; zoom: number }

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** The largest part of a picture that has the wanted shape, as pixels of the picture. */
const largestPart = ({ height, width }: Size): Size =>
  width / height > PICTURE_RATIO
    ? { width: height * PICTURE_RATIO, height }
    : { width, height: width / PICTURE_RATIO }

/** The part of a picture that a crop shows, as pixels of the picture; always inside it. */
export function partOf(picture: Size, { x, y, zoom }: Crop): Size & { left: number; top: number } {
  const most = largestPart(picture)
  const scale = between(1, zoom, ZOOM_MAX)
  const [width, height] = [most.width / scale, most.height / scale]
  return {
    width,
    height,
    left: between(0, x * picture.width - width / 2, picture.width - width),
    top: between(0, y * picture.height - height / 2, picture.height - height),
  }
}

/** A crop with its centre where the part that it shows really is. */
export function insideOf(picture: Size, crop: Crop): Crop {
  const { height, left, top, width } = partOf(picture, crop)
  return {
    x: (left + width / 2) / picture.width,
    y: (top + height / 2) / picture.height,
    zoom: between(1, crop.zoom, ZOOM_MAX),
  }
}

/** The size of the image that is made of a part, in whole pixels. */
export function croppedSize({ width }: Size): Size {
  const wide = Math.max(1, Math.round(Math.min(width, WIDTH_MAX)))
  return { width: wide, height: Math.max(1, Math.round(wide / PICTURE_RATIO)) }
}
