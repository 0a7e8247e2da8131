/** A part of a picture, in per cent of its width and height. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** The point of a picture that its sizes show, in per cent from the left and from the top. */
export type FocalPoint = { x: number; y: number }

type Size = { width: number; height: number }
type Pixels = { left: number; top: number; width: number; height: number }

/** In the middle, where nobody has chosen a point. */
export const CENTRE: FocalPoint = { x: 50, y: 50 }

/** The shortest side of what is left of a picture, in pixels. */
export const MIN_CROP = 16

const start = (from: number, of: number): number => Math.min(Math.floor((from / 100) * of), of - 1)

const length = (share: number, of: number, from: number): number =>
  Math.max(1, Math.min(Math.round((share / 100) * of), of - from))

/** An area in whole pixels, all of them within the picture; null for the whole picture. */
export function cropPixels(area: CropArea, { height, width }: Size): Pixels | null {
  const [left, top] = [start(area.x, width), start(area.y, height)]
  const pixels = {
    left,
    top,
    width: length(area.width, width, left),
    height: length(area.height, height, top),
  }
  return pixels.width === width && pixels.height === height ? null : pixels
}

/** Whether too little is left to be shown. */
export const isTooSmall = ({ height, width }: Pixels): boolean => Math.min(width, height) < MIN_CROP

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** A point of the whole picture as one of an area of it; the nearest one within it if it is outside. */
export const focalPointIn = (point: FocalPoint, area: CropArea | null): FocalPoint =>
  area === null
    ? { x: within(point.x), y: within(point.y) }
    : {
        x: within(((point.x - area.x) / area.width) * 100),
        y: within(((point.y - area.y) / area.height) * 100),
      }
