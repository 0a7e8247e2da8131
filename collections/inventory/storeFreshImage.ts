import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'
import { reencodeImage } from '@/server/pictures/reencode-image'

/**
 * Checks the actual bytes, not the file name, and stores only a fresh encoding of the picture: upright,
 * without camera data, location or anything hidden after the pixels.
 */
export const storeFreshImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Payload would look for one at an address in the body.
  if (operation === 'create' && !req.file) throw new APIError('Choose a file', 400, null, true)
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const image = await reencodeImage({ name: req.file.name, data: req.file.data })
  if (!image.ok) throw new APIError(image.error.message, image.error.tooLarge ? 413 : 415, null, true)
  req.file = { ...req.file, ...image.value }
  return args
}
