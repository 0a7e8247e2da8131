import sharp from 'sharp'
import { MAX_PIXELS } from './reencode-image'

/** The picture types that papers are scanned as. */
const PAPER_PICTURES = ['image/jpeg', 'image/png', 'image/webp']

export const isPaperPicture = (type: string): boolean => PAPER_PICTURES.includes(type)

/**
 * A scan or photograph of a paper, safe to pass on: same type and size, every letter as legible as before,
 * upright; location, camera data and anything hidden after the pixels are dropped. Null unless it is a
 * complete picture.
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
    // Truncated, or not what its signature claims.
    return null
  }
}
