import { type Issue, issue } from '@/kernel/issue'
import { err, ok, type Result } from '@/kernel/result'
import { IMAGE_TYPE_LABELS, type ImageType } from './image-types'
import { MAX_IMAGES } from './vehicle-file-limits'

/** The part of an image that these rules read and write; list items may have more. */
export type ArrangedImage = { imageType: ImageType; isPrimary: boolean; sortOrder: number }

/** Why a list of images is rejected. */
export type ImageRefusal = { reason: 'too_many' | 'second_360'; message: string }

/** The types of which a vehicle has at most one. */
export const ONE_OF_EACH = ['exterior_360', 'interior_360'] as const satisfies ImageType[]

/** The message when images are added beyond the twentieth. */
export const TOO_MANY_IMAGES_MESSAGE = `You can only upload up to ${MAX_IMAGES} images`

/** The message when a second panorama of a type is added. */
export const second360Message = (type: (typeof ONE_OF_EACH)[number]): string =>
  `Only one ${IMAGE_TYPE_LABELS[type]} image is allowed. You already have an ${IMAGE_TYPE_LABELS[type]} image.`

/** Rejects more than 20 images, and more than one panorama of a type. */
export function checkImages(images: readonly Pick<ArrangedImage, 'imageType'>[]): Result<void, ImageRefusal> {
  if (images.length > MAX_IMAGES) return err({ reason: 'too_many', message: TOO_MANY_IMAGES_MESSAGE })
  const doubled = ONE_OF_EACH.find((type) => images.filter((image) => image.imageType === type).length > 1)
  return doubled ? err({ reason: 'second_360', message: second360Message(doubled) }) : ok(undefined)
}

/** What is wrong with pictures given only by path, as issues on `imagePaths`. */
export const imagePathIssues = (paths: readonly string[]): Issue[] =>
  paths.length > MAX_IMAGES ? [issue('imagePaths', TOO_MANY_IMAGES_MESSAGE)] : []
