import { type IMAGE_MIME_TYPES, unsupportedImageMessage } from '@/kernel/picture-files'
import { checkImageFile, type FileFacts } from './check-sent-file'

/** How many of a file's first bytes identify its type. */
export const SNIFFED_BYTES = 16

type Sniffed = (typeof IMAGE_MIME_TYPES)[number] | 'heic' | null

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** The kinds of HEIF that phones write. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** A picture's type by its first bytes; null if unknown. */
export function sniffImage(bytes: Uint8Array): Sniffed {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  const isHeic = startsWith(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => startsWith(bytes, brand, 8))
  return isHeic ? 'heic' : null
}

/** What to do about a photograph in the iPhone's format. */
export const heicMessage = (name: string): string =>
  `${unsupportedImageMessage(name)}. It is a HEIC photo: on the iPhone choose Settings, Camera, Formats, ` +
  '"Most Compatible", or send it as JPEG.'

/** Whether a file is declared as HEIC. */
export const claimsHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/**
 * The error message for a picture by its declared type, with advice for iPhone photographs; null for none.
 */
export const checkChosenImage = (file: FileFacts): string | null =>
  claimsHeic(file) ? heicMessage(file.name) : checkImageFile(file)
