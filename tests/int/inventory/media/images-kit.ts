import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { storage } from '@/server/storage'
import { getTestPayload } from '../../../setup/payload'
import { callNatively } from '../../api/actors'
import { run } from '../../api/native-kit'

export const RED = [220, 20, 20]
export const BLUE = [20, 20, 220]

const half = (colour: number[], width: number, height: number) => {
  const [r = 0, g = 0, b = 0] = colour
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** A picture whose left half is red and whose right half is blue. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const right = Math.floor(width / 2)
  return sharp(await half(RED, width, height))
    .composite([{ input: await half(BLUE, width - right, height), left: right, top: 0 }])
    .png()
    .toBuffer()
}

/** Stores a picture and returns its id. */
export async function addImage(name: string, data: Buffer): Promise<number> {
  const payload = await getTestPayload()
  const file = { data, name, mimetype: 'image/png', size: data.length }
  const made = await payload.create({ collection: 'media', data: {}, file, overrideAccess: true, depth: 0 })
  return Number(made.id)
}

export type StoredRow = Record<string, unknown> & { filename: string }

export const rowOf = async (id: number): Promise<StoredRow> =>
  (await run(sql`SELECT * FROM media WHERE id = ${id}`))[0] as StoredRow

/** A stored file's pixels: its measures, and the colour of a point, in per cent. */
export async function pixelsOf(filename: unknown) {
  const file = await storage().get(`media/${String(filename)}`)
  if (!file) throw new Error(`${String(filename)} is not stored`)
  const { data, info } = await sharp(await buffer(file.stream))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => {
    const column = Math.min(info.width - 1, Math.floor((x / 100) * info.width))
    const row = Math.min(info.height - 1, Math.floor((y / 100) * info.height))
    return [...data.subarray((row * info.width + column) * 3).subarray(0, 3)]
  }
  return { width: info.width, height: info.height, at }
}

/** Whether a colour is this one, as far as the encoding keeps it. */
export const isLike = (colour: readonly number[], expected: readonly number[]): boolean =>
  colour.every((part, at) => Math.abs(part - (expected[at] ?? 0)) < 40)

type Edits = { crop?: Record<string, unknown>; focalPoint?: Record<string, unknown> }

/** The address with which Payload's form saves edits. */
export function editsQuery(edits: Edits): string {
  const pairs = Object.entries(edits).flatMap(([what, values]) =>
    Object.entries(values).map(([name, value]) => `uploadEdits[${what}][${name}]=${String(value)}`),
  )
  return pairs.join('&')
}

export const saveEdits = (id: number, token: string | undefined, edits: Edits): Promise<Response> =>
  callNatively('PATCH', `media/${id}?${editsQuery(edits)}`, token, { alt: 'Two halves' })
