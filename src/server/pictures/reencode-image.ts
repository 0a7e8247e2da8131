import { randomBytes } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  IMAGE_MIME_TYPES,
  imageTooLargeMessage,
  MAX_IMAGE_BYTES,
  unsupportedImageMessage,
} from '@/kernel/picture-files'
import { err, ok, type Result } from '@/kernel/result'
import { slugify } from '@/kernel/slug'

/** Largest picture that is decoded, in pixels; a small file can claim to be far larger. */
export const MAX_PIXELS = 60_000_000
/** Longest edge of a stored picture, in pixels. */
const MAX_EDGE = 2048

export type StoredImage = { data: Buffer; mimetype: 'image/webp'; name: string; size: number }
export type ImageRefusal = { message: string; tooLarge: boolean }

/** What makes a stored name unique. */
const UNIQUE = /-[0-9a-f]{12}$/

/** A file name that is safe in URLs and on every disk, still resembles the original, and never collides. */
export const storedName = (name: string): string => {
  const stem = slugify(name.replace(/\.[^.]*$/, '').replace(UNIQUE, '')).slice(0, 60) || 'image'
  return `${encodeURIComponent(stem) === stem ? stem : 'image'}-${randomBytes(6).toString('hex')}.webp`
}

/**
 * Converts an uploaded file to a clean WebP, or returns why it cannot, in the specification's words.
 * The type is detected from the bytes; orientation is applied; EXIF, GPS and trailing data are dropped.
 *
 * @param maxEdge the longest edge of the result, in pixels
 */
export async function reencodeImage(
  file: { name: string; data: Buffer },
  maxEdge = MAX_EDGE,
): Promise<Result<StoredImage, ImageRefusal>> {
  const { data: bytes, name } = file
  if (bytes.length > MAX_IMAGE_BYTES) return err({ message: imageTooLargeMessage(name), tooLarge: true })
  const unsupported = err({ message: unsupportedImageMessage(name), tooLarge: false })
  // Bytes that crash the parser have no signature it knows.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!IMAGE_MIME_TYPES.some((accepted) => accepted === type?.mime)) return unsupported
  try {
    const data = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer()
    return ok({ data, mimetype: 'image/webp', name: storedName(name), size: data.length })
  } catch {
    // Truncated, or not what its signature claims.
    return unsupported
  }
}

/** A part of a stored picture, or the same picture again. */
export const cutImage = (
  data: Buffer,
  part: { left: number; top: number; width: number; height: number } | null,
): Promise<Buffer> =>
  part ? sharp(data).extract(part).webp({ quality: 84 }).toBuffer() : Promise.resolve(data)
