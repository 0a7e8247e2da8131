import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'
import { reencodeImage } from '@/server/images'

/**
 * Looks at what was really sent, not at its name, and keeps only a fresh encoding of the picture:
 * upright, without camera data, position or anything hidden behind the pixels.
 */
export const checkImageBytes: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const image = await reencodeImage({ name: req.file.name, data: req.file.data })
  if (!image.ok) throw new APIError(image.error.message, image.error.tooLarge ? 413 : 415, null, true)
  req.file = { ...req.file, ...image.value }
  return args
}
