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
const MAX_PIXELS = 60_000_000
/** Longest edge that is kept, in pixels. */
const MAX_EDGE = 2048

export type StoredImage = { data: Buffer; mimetype: 'image/webp'; name: string; size: number }
export type ImageRefusal = { message: string; tooLarge: boolean }

/** A name that is safe in a URL and on every disk, still tells what it was, and never collides. */
const storedName = (name: string): string => {
  const stem = slugify(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'image'
  return `${encodeURIComponent(stem) === stem ? stem : 'image'}-${randomBytes(6).toString('hex')}.webp`
}

/**
 * Turns an uploaded file into a clean WebP, or says why not, with the words of the specification.
 * The type is read from the bytes; orientation is applied; EXIF, GPS and trailing data are dropped.
 */
export async function reencodeImage(file: {
  name: string
  data: Buffer
}): Promise<Result<StoredImage, ImageRefusal>> {
  const { data: bytes, name } = file
  if (bytes.length > MAX_IMAGE_BYTES) return err({ message: imageTooLargeMessage(name), tooLarge: true })
  const unsupported = err({ message: unsupportedImageMessage(name), tooLarge: false })
  // Bytes that its reader stumbles over carry no mark that it knows.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!IMAGE_MIME_TYPES.some((accepted) => accepted === type?.mime)) return unsupported
  try {
    const data = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .toBuffer()
    return ok({ data, mimetype: 'image/webp', name: storedName(name), size: data.length })
  } catch {
    // Cut short, or not what its mark says.
    return unsupported
  }
}

/** The kinds of pictures that papers come as. */
const PAPER_PICTURES = ['image/jpeg', 'image/png', 'image/webp']

export const isPaperPicture = (type: string): boolean => PAPER_PICTURES.includes(type)

/**
 * A scan or photograph of a paper as it may be handed on: of the same kind and size, every letter as legible as
 * before, upright; position, camera data and whatever hides behind the pixels are dropped. Null for what is no whole
 * picture.
 */
export async function cleanScan(bytes: Buffer): Promise<Buffer<ArrayBuffer> | null> {
  try {
    const scan = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await scan.metadata()
    const upright = scan.autoOrient().toColourspace('srgb')
    const kinds = {
      jpeg: () => upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
      png: () => upright.png(),
      webp: () => upright.webp({ quality: 92 }),
    }
    return Object.hasOwn(kinds, format)
      ? Buffer.from(await kinds[format as keyof typeof kinds]().toBuffer())
      : null
  } catch {
    // Cut short, or not what its mark says.
    return null
  }
}
