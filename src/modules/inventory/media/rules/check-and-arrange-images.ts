import { extensionOf } from '@/kernel/files/file-names'
import { type Issue, issue } from '@/kernel/issue'
import {
  IMAGE_MIME_TYPES,
  imageTooLargeMessage,
  MAX_IMAGE_BYTES,
  unsupportedImageMessage,
} from '@/kernel/picture-files'
import { err, ok, type Result } from '@/kernel/result'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_BYTES, MAX_IMAGES } from './vehicle-file-limits'

/** The type of a picture. A 360 picture is an equirectangular panorama. */
export const IMAGE_TYPES = ['exterior', 'interior', 'exterior_360', 'interior_360'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** The labels in the type selector. */
export const IMAGE_TYPE_LABELS: Record<ImageType, string> = {
  exterior: 'Exterior',
  interior: 'Interior',
  exterior_360: 'Exterior 360°',
  interior_360: 'Interior 360°',
}

/** The part of an image that these rules read and write; list items may have more. */
export type ArrangedImage = { imageType: ImageType; isPrimary: boolean; sortOrder: number }

/** Why a list of images is rejected. */
export type ImageRefusal = { reason: 'too_many' | 'second_360'; message: string }

/** The types of which a vehicle has at most one. */
const ONE_OF_EACH = ['exterior_360', 'interior_360'] as const satisfies ImageType[]

/** The message when images are added beyond the twentieth. */
export const TOO_MANY_IMAGES_MESSAGE = `You can only upload up to ${MAX_IMAGES} images`

/** The message when a second panorama of a type is added. */
export const second360Message = (type: (typeof ONE_OF_EACH)[number]): string =>
  `Only one ${IMAGE_TYPE_LABELS[type]} image is allowed. You already have an ${IMAGE_TYPE_LABELS[type]} image.`

/** Parses an image type from outside; the old value 'primary' meant an exterior picture. Null if unknown. */
export function imageTypeOf(value: unknown): ImageType | null {
  if (value === 'primary') return 'exterior'
  return IMAGE_TYPES.find((type) => type === value) ?? null
}

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

/** Rejects more than 20 images, and more than one panorama of a type. */
export function checkImages(images: readonly Pick<ArrangedImage, 'imageType'>[]): Result<void, ImageRefusal> {
  if (images.length > MAX_IMAGES) return err({ reason: 'too_many', message: TOO_MANY_IMAGES_MESSAGE })
  const doubled = ONE_OF_EACH.find((type) => images.filter((image) => image.imageType === type).length > 1)
  return doubled ? err({ reason: 'second_360', message: second360Message(doubled) }) : ok(undefined)
}

/** The parts of each image needed to check a whole list. */
export type ImageSlot = Pick<ArrangedImage, 'imageType' | 'isPrimary'>

/** The same refusal as issues on `images`. */
export function imageListIssues(images: readonly ImageSlot[]): Issue[] {
  const checked = checkImages(images)
  return checked.ok ? [] : [issue('images', checked.error.message)]
}

/** What is wrong with pictures given only by path, as issues on `imagePaths`. */
export const imagePathIssues = (paths: readonly string[]): Issue[] =>
  paths.length > MAX_IMAGES ? [issue('imagePaths', TOO_MANY_IMAGES_MESSAGE)] : []

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

/** What is known about a file before it is opened; `size` in bytes, `type` a MIME type. */
export type FileFacts = { name: string; size: number; type: string }

/**
 * The error message about an image file, or null. This checks its declared type; its bytes are checked on
 * arrival.
 */
export function checkImageFile(file: FileFacts): string | null {
  const type = file.type.toLowerCase()
  if (!IMAGE_MIME_TYPES.some((accepted) => accepted === type)) return unsupportedImageMessage(file.name)
  return file.size > MAX_IMAGE_BYTES ? imageTooLargeMessage(file.name) : null
}

/** The error message about a document (auction sheet, brochure), or null; by extension and size. */
export function checkDocumentFile(file: Pick<FileFacts, 'name' | 'size'>): string | null {
  const extension = extensionOf(file.name)
  if (!DOCUMENT_EXTENSIONS.some((accepted) => accepted === extension)) return 'Invalid file type'
  return file.size > MAX_DOCUMENT_BYTES ? `${file.name} is too large. Maximum size is 10MB` : null
}
