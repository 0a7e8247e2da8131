import { MAX_IMAGE_BYTES } from '@/kernel/picture-files'

/** Width by height. */
export const PICTURE_RATIO = 16 / 9
const TOLERANCE = 0.1

/** Every message about the featured image. */
export const PICTURE_MESSAGES = {
  tooLarge: 'Image file size must be less than 5MB',
  wrongShape: 'Image must have a 16:9 aspect ratio, such as 1280 by 720 pixels',
  invalid: 'Invalid image file. Please select a valid image.',
} as const

/** What is known about a picture; null for what is not. */
export type PictureFacts = { bytes: number | null; width: number | null; height: number | null }

/** What is wrong with a featured image; null if it can be used. */
export function pictureFault({ bytes, height, width }: PictureFacts): string | null {
  if (bytes !== null && bytes >= MAX_IMAGE_BYTES) return PICTURE_MESSAGES.tooLarge
  if (!width || !height) return PICTURE_MESSAGES.invalid
  return Math.abs(width / height - PICTURE_RATIO) <= TOLERANCE ? null : PICTURE_MESSAGES.wrongShape
}
