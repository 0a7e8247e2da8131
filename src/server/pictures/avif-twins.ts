import sharp from 'sharp'
import { logger } from '../logger'
import { storage } from '../storage/index'

/**
 * Settings for AVIF. Measured on photographs of vehicles, one processor: effort 2 takes 60 ms for 480 px, 150
 * ms for 768 px and 400 ms for 1,280 px; effort 4 takes seven times as long for 2 % fewer bytes. At quality
 * 45 a picture of 480 px has 12 to 15 KB, against 25 to 34 KB as WebP.
 */
export const AVIF = { quality: 45, effort: 2 } as const

/**
 * Widths made on request, in pixels: for a card that lies flat on a phone, and between card and detail, which most phones
 * need for a picture as wide as the screen.
 */
const WIDTHS = [320, 768] as const
const WEBP_QUALITY = 78

/** A derived file: its source and its format. */
type Twin = { source: string; width: number | null; format: 'avif' | 'webp' }

const NAME = /^(media\/[^/]+?)(?:\.w(320|768))?\.(avif|webp)$/
const OF_OTHER_WIDTH = /\.w(?:320|768)$/

/**
 * The source of a key; undefined for keys that are not derived. Twins have no twins, or it would never end.
 */
export function twinOf(key: string): Twin | null {
  const [, stem, width, format] = NAME.exec(key) ?? []
  if (!stem || OF_OTHER_WIDTH.test(stem) || (!width && format === 'webp')) return null
  return {
    source: `${stem}.webp`,
    width: width ? Number(width) : null,
    format: format === 'avif' ? 'avif' : 'webp',
  }
}

/** The key of a stored picture's AVIF file. */
export const avifOf = (key: string): string => key.replace(/\.webp$/, '.avif')

/** Every key derived from a stored picture, so that they can be deleted with it. */
export const twinsOf = (key: string): string[] => {
  const stem = key.replace(/\.webp$/, '')
  if (stem === key) return []
  return [avifOf(key), ...WIDTHS.flatMap((width) => [`${stem}.w${width}.webp`, `${stem}.w${width}.avif`])]
}

const making = new Map<string, Promise<boolean>>()
/** Twins that nobody is waiting for have a queue of their own: it may be long, and its pictures large. */
const lines = { awaited: Promise.resolve<unknown>(null), later: Promise.resolve<unknown>(null) }

/**
 * A visitor is waiting for WebP, and for another width in either format; other AVIF files are served as WebP until
 * ready.
 */
const lineOf = (key: string): keyof typeof lines =>
  key.endsWith('.avif') && twinOf(key)?.width === null ? 'later' : 'awaited'

/**
 * Makes and stores a twin; false if there is no source. One at a time per queue in this process, so that new
 * pictures leave a processor for the pages, and each only once however many visitors request it.
 */
export function makeTwin(key: string): Promise<boolean> {
  const known = making.get(key)
  if (known) return known
  const line = lineOf(key)
  const made = lines[line].then(() => make(key)).finally(() => making.delete(key))
  making.set(key, made)
  // The requester gets the error; the next in the queue starts regardless.
  lines[line] = made.catch(() => undefined)
  return made
}

/** The most pictures that may wait. More are dropped; the next request for one queues it again. */
const MAX_WAITING = 400

/** The same in the background, for AVIF files that are served as WebP until they exist. */
export function makeTwinLater(key: string): void {
  if (making.size >= MAX_WAITING) return
  makeTwin(key).catch((error: unknown) => logger.warn({ err: error, key }, 'a picture could not be made'))
}

async function make(key: string): Promise<boolean> {
  const twin = twinOf(key)
  const data = twin && (await bytesOf(twin.source))
  if (!twin || !data) return false
  const image = sharp(data, { failOn: 'error' })
  if (twin.width) image.resize({ width: twin.width, withoutEnlargement: true })
  const made = await (twin.format === 'avif'
    ? image.avif(AVIF)
    : image.webp({ quality: WEBP_QUALITY })
  ).toBuffer()
  await storage().put(key, made, `image/${twin.format}`)
  // The picture may have been removed in the meantime.
  if (!(await storage().head(twin.source))) await storage().remove(key)
  return true
}

async function bytesOf(key: string): Promise<Buffer | null> {
  const file = await storage().get(key)
  return file && Buffer.concat(await file.stream.toArray())
}
