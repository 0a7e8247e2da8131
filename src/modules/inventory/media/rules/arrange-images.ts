import { ok, type Result } from '@/kernel/result'
import { type ArrangedImage, checkImages, type ImageRefusal, ONE_OF_EACH } from './check-images'
import type { ImageType } from './image-types'

/** Renumbers from 0 in the given order, with exactly one primary (none in an empty list). */
function arranged<T extends ArrangedImage>(images: readonly T[], primary: number): T[] {
  return images.map((image, index) => ({ ...image, sortOrder: index, isPrimary: index === primary }))
}

/** The index of the primary image, or of the first one if none is marked. */
const primaryIndex = (images: readonly ArrangedImage[]): number =>
  Math.max(
    0,
    images.findIndex((image) => image.isPrimary),
  )

const has = (images: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < images.length

/** Normalizes a list from outside: its own order, numbered from 0, exactly one primary. */
export const normaliseImages = <T extends ArrangedImage>(images: readonly T[]): T[] => {
  const sorted = images.toSorted((a, b) => a.sortOrder - b.sortOrder)
  return arranged(sorted, primaryIndex(sorted))
}

/** Appends images. In a previously empty list the first becomes primary; otherwise the primary stays. */
export function addImages<T extends ArrangedImage>(
  images: readonly T[],
  added: readonly T[],
): Result<T[], ImageRefusal> {
  const all = [...images, ...added]
  const checked = checkImages(all)
  return checked.ok ? ok(arranged(all, images.length === 0 ? 0 : primaryIndex(images))) : checked
}

/** Makes one image the only primary; the order stays. An index outside the list changes nothing. */
export const setPrimary = <T extends ArrangedImage>(images: readonly T[], index: number): T[] =>
  arranged(images, has(images, index) ? index : primaryIndex(images))

/** Removes one image. If it was the primary, the first remaining one replaces it. */
export function removeImage<T extends ArrangedImage>(images: readonly T[], index: number): T[] {
  if (!has(images, index)) return arranged(images, primaryIndex(images))
  const primary = primaryIndex(images)
  const remaining = images.filter((_, position) => position !== index)
  if (primary === index) return arranged(remaining, 0)
  return arranged(remaining, primary > index ? primary - 1 : primary)
}

/** Puts a removed image back at a position. It is the primary again if it was, or if it is the only one. */
export function restoreImage<T extends ArrangedImage>(
  images: readonly T[],
  image: T,
  index: number,
): Result<T[], ImageRefusal> {
  const all = images.toSpliced(index, 0, image)
  const checked = checkImages(all)
  if (!checked.ok) return checked
  const isPrimary = image.isPrimary || images.length === 0
  return ok(arranged(all, isPrimary ? index : primaryIndex(all)))
}

/** Moves one image to another position; the first image then becomes primary. */
export function reorderImages<T extends ArrangedImage>(images: readonly T[], from: number, to: number): T[] {
  if (!has(images, from) || !has(images, to)) return arranged(images, primaryIndex(images))
  const moved = [...images]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return arranged(moved, 0)
}

/** Changes an image's type; a second panorama of a type is rejected. */
export function setImageType<T extends ArrangedImage>(
  images: readonly T[],
  index: number,
  imageType: ImageType,
): Result<T[], ImageRefusal> {
  const changed = images.map((image, position) => (position === index ? { ...image, imageType } : image))
  const checked = checkImages(changed)
  return checked.ok ? ok(arranged(changed, primaryIndex(changed))) : checked
}

/**
 * Whether the selector offers a type for the image at `index`: not a panorama type that another image has.
 */
export const isTypeOffered = (images: readonly ArrangedImage[], index: number, type: ImageType): boolean =>
  !ONE_OF_EACH.some((single) => single === type) ||
  !images.some((image, position) => position !== index && image.imageType === type)
