import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Answer, Client } from './client'

export type ImageFile = { name: string; data: Buffer }

/** The outcome for the files. Memory is the app's growth while it processed them, in bytes. */
export type ImageResult = { images: number; accepted: string[]; refused: string[]; grewBy: number }

/** Longest edge that the product stores, in pixels. */
const MAX_EDGE = 2048
const MAX_GROWTH = 700 * 1024 * 1024
/** Beginnings of what was hidden behind or inside the pictures. */
const SMUGGLED = ['<script', '%PDF', 'PK\x03\x04', '<html', 'Exif\0\0', 'ICC_PROFILE', 'http://ns.adobe']

/** Uploads every file like the admin and checks what was stored. */
export async function uploadImages(
  client: Client,
  files: readonly ImageFile[],
  memory: () => Promise<number>,
): Promise<ImageResult> {
  const result: ImageResult = { images: files.length, accepted: [], refused: [], grewBy: 0 }
  const watch = await watchMemory(memory)
  for (const file of files) {
    const answer = await upload(client, file)
    if (answer.status < 300) {
      result.accepted.push(file.name)
      await lookAtStored(client, file, answer)
    } else {
      result.refused.push(file.name)
      lookAtRefusal(client, file, answer)
    }
  }
  // The heaviest at once: four may not cost four times as much as one without limit.
  const heaviest = await byPixels(files)
  await Promise.all(heaviest.slice(0, 4).map((file) => upload(client, file)))
  result.grewBy = await watch()
  const about = `${Math.round(result.grewBy / 1024 / 1024)} MB`
  client.tally.add('memory', result.grewBy > MAX_GROWTH ? 'slow' : 'answered', about)
  return result
}

async function byPixels(files: readonly ImageFile[]): Promise<ImageFile[]> {
  const sized = await Promise.all(
    files.map(async (file) => {
      // Some are deliberately unreadable as pictures, and have no pixels.
      const facts = file.data.length > 0 ? await factsOf(file.data).catch(() => null) : null
      return { file, pixels: (facts?.width ?? 0) * (facts?.height ?? 0) }
    }),
  )
  return sized.toSorted((a, b) => b.pixels - a.pixels).map(({ file }) => file)
}

const factsOf = (data: Buffer) => sharp(data, { limitInputPixels: false }).metadata()

/** Observes the app's memory until the growth is read. */
async function watchMemory(memory: () => Promise<number>): Promise<() => Promise<number>> {
  const before = await memory()
  let most = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      // An app that does not respond is dead or busy, which the attacks themselves detect.
      most = Math.max(most, await memory().catch(() => 0))
      await sleep(100)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most - before
  }
}

/** A file as sent by a form of the admin. */
async function upload(client: Client, { name, data }: ImageFile): Promise<Answer> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: name.slice(0, 200) }))
  form.append('file', new File([new Uint8Array(data)], name))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  return client.send(`image upload`, 'POST', `/api/media?depth=0&of=${encodeURIComponent(name)}`, body, {
    'content-type': type,
  })
}

const KIND = 'image upload'

function lookAtRefusal({ tally }: Client, { name }: ImageFile, { message, status }: Answer): void {
  if (status >= 500) return
  const isReported =
    message === `${name} is not a supported image type` ||
    message === `${name} is too large. Maximum size is 5MB`
  tally.add(KIND, isReported ? 'refused' : 'unclear', `${name}: ${status} ${message}`)
}

type Stored = {
  doc: {
    filename: string
    mimeType: string
    width: number
    height: number
    filesize: number
    sizes: Record<string, { filename: string | null }>
  }
}

/** Every stored picture is a plain, upright WebP with nothing else in it. */
async function lookAtStored(client: Client, file: ImageFile, answer: Answer): Promise<void> {
  const { doc } = answer.body as Stored
  const wrong: string[] = []
  const names = [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])]
  if (!/^[\p{L}\p{N}-]+\.webp$/u.test(doc.filename)) wrong.push(`it is called ${doc.filename}`)
  for (const name of names) {
    const served = await client.send(KIND, 'GET', `/media/${encodeURIComponent(name)}`)
    if (served.status !== 200) wrong.push(`${name} answers ${served.status}`)
    else wrong.push(...(await faultsOf(served.bytes)).map((fault) => `${name} ${fault}`))
    if (name === doc.filename) wrong.push(...(await misplaced(file, served.bytes)))
  }
  client.tally.add(KIND, wrong.length === 0 ? 'stored' : 'changed', `${file.name}: ${wrong.join('; ')}`)
}

async function faultsOf(bytes: Buffer): Promise<string[]> {
  const facts = await sharp(bytes).metadata()
  const faults: string[] = []
  if (facts.format !== 'webp') faults.push(`is ${facts.format}`)
  if (facts.exif || facts.xmp || facts.iptc || facts.icc) faults.push('carries data beside the picture')
  if (facts.orientation && facts.orientation !== 1) faults.push('does not stand upright')
  if ((facts.pages ?? 1) > 1) faults.push('moves')
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) faults.push('goes on behind its end')
  for (const sign of SMUGGLED) if (bytes.includes(sign, 0, 'latin1')) faults.push(`holds ${sign}`)
  return faults
}

/** Size and content compared with the original, turned upright and scaled to fit. */
async function misplaced({ data }: ImageFile, stored: Buffer): Promise<string[]> {
  const upright = await sharp(data, { pages: 1 }).autoOrient().toColourspace('srgb').png().toBuffer()
  const [before, after] = await Promise.all([sharp(upright).metadata(), sharp(stored).metadata()])
  const scale = Math.min(1, MAX_EDGE / Math.max(before.width, before.height))
  const isSize = (side: 'width' | 'height') => Math.abs(after[side] - Math.max(1, before[side] * scale)) <= 1
  const faults =
    isSize('width') && isSize('height')
      ? []
      : [`is ${after.width} × ${after.height}, not ${before.width} × ${before.height}`]
  const small = (from: Buffer) =>
    sharp(from).flatten().greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  const [was, is] = await Promise.all([small(upright), small(stored)])
  const difference =
    was.reduce((sum, value, index) => sum + Math.abs(value - (is[index] ?? 0)), 0) / was.length
  return difference > 12 ? [...faults, `shows something else (${difference.toFixed(1)})`] : faults
}
