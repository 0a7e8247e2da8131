import sharp from 'sharp'
import { limitHeavyWork } from '@/server/concurrency/limit-heavy-work'
import { SHARE_SIZE, type ShareWords } from '../../rules/share-picture-url'
import { PANEL, shareNote, sharePanel } from './draw-share-panel'

/** Small enough for every site that shows links. */
export const SHARE_MAX_BYTES = 300_000

/** A 4:3 picture fills its area exactly. */
const PHOTO = { width: SHARE_SIZE.width - PANEL.width, height: SHARE_SIZE.height }
const PLATE = '#F0EDE6'
const QUALITIES = [82, 72, 60, 45, 30]

/**
 * The picture of a shared link as a JPEG: the vehicle on the left, text and the site's name on the right.
 * `photo` is an image file, null if it cannot be read; pictures other than 4:3 get a border. Throws sharp's
 * errors.
 */
export function drawSharePicture(photo: Buffer | null, words: ShareWords, site: string): Promise<Buffer> {
  return limitHeavyWork(async () => {
    const plate = { ...PHOTO, fit: 'contain' as const, background: PLATE }
    const layers = [
      ...(photo ? [{ input: await sharp(photo).resize(plate).toBuffer(), left: 0, top: 0 }] : []),
      ...(words.note
        ? [{ input: Buffer.from(shareNote(words.note)), left: 20, top: PHOTO.height - 56 }]
        : []),
      { input: Buffer.from(sharePanel(words, site)), left: PHOTO.width, top: 0 },
    ]
    const whole = await sharp({ create: { ...SHARE_SIZE, channels: 3, background: PLATE } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer()
    for (const quality of QUALITIES) {
      const data = await sharp(whole, { raw: { ...SHARE_SIZE, channels: 3 } })
        .jpeg({ quality, progressive: true })
        .toBuffer()
      if (data.length < SHARE_MAX_BYTES) return data
    }
    throw new Error('No quality makes this picture light enough')
  })
}
