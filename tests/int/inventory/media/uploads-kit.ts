import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { storage } from '@/server/storage'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import {
  type Answer,
  accepted,
  addPeople,
  call,
  type People,
  type PersonName,
  tokenOf,
} from '../../api/client'

export type World = {
  payload: Payload
  catalogue: Catalogue
  people: People
  tokens: Record<PersonName, string>
}

export async function uploadWorld(): Promise<World> {
  const payload = await getTestPayload()
  const catalogue = await addCatalogue()
  const people = await addPeople()
  const names = ['admin', 'operator', 'supervisor', 'customer', 'dealer'] as const
  const pairs = await Promise.all(names.map(async (name) => [name, await tokenOf(payload, people[name])]))
  return { payload, catalogue, people, tokens: Object.fromEntries(pairs) }
}

/** A unique photograph: its corner and colour are derived from the number. */
export const photo = (n = 1, format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: (n * 37) % 255, g: 90, b: 120 } },
  })
    .toFormat(format)
    .toBuffer()

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

type Wish = { fileName: string; fileType?: string; contentType?: string; size?: number; folder?: string }
export type Presigned = { url: string; path: string; headers: Record<string, string>; publicUrl: string }

export const presign = (token: string, body: Record<string, unknown>): Promise<Answer> =>
  call('POST', '/uploads/presigned-url', { token, body })

/**
 * Uploads bytes like a browser: over the network, or to the app's own handler if the address is the app's.
 */
export async function put(
  { headers, url }: Pick<Presigned, 'url' | 'headers'>,
  data: Buffer,
  own: Record<string, string> = {},
): Promise<Response> {
  const init = { method: 'PUT', headers: { ...headers, ...own }, body: new Uint8Array(data) }
  const at = new URL(url)
  if (!at.pathname.startsWith('/storage/')) return fetch(url, init)
  const { answerPlainly } = await import('@/wiring/answer-request')
  const request = new Request(url, {
    ...init,
    headers: { 'content-length': String(data.length), ...init.headers },
  })
  return answerPlainly(request)
}

export async function sent(token: string, wish: Wish, data: Buffer): Promise<Presigned> {
  const given = await accepted(presign(token, { size: data.length, folder: 'vehicles', ...wish }))
  const answer = await put(given.data, data)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return given.data
}

export const sentPhoto = async (token: string, n = 1): Promise<Presigned> =>
  sent(token, { fileName: `front ${n}.jpg`, fileType: 'image/jpeg' }, await photo(n))

export const sentPaper = (token: string, data: Buffer = PDF, fileName = 'sheet.pdf'): Promise<Presigned> =>
  sent(
    token,
    { fileName, fileType: fileName.slice(fileName.lastIndexOf('.') + 1), folder: 'vehicle-documents' },
    data,
  )

export const store = (token: string, path: string): Promise<Answer> =>
  call('POST', '/uploads/images', { token, body: { path } })

export const storePaper = (
  token: string,
  path: string,
  vehicle: number | string = 'temp-1',
  kind = 'auction_sheet',
): Promise<Answer> => call('POST', '/uploads/documents', { token, body: { path, vehicle_id: vehicle, kind } })

/** A sideways photograph of a paper, with a camera's metadata: a serial number, a location. */
export const withCameraData = async (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp(await photo(14, format))
    .withExif({
      IFD0: { Model: 'CAMERA-SERIAL', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** Opens a stored file's address: its redirect, and the contents there. */
export async function open(
  link: string,
  token?: string,
): Promise<{ status: number; type: string; body: string }> {
  const first = await follow(link, token)
  const next = first.headers.get('location')
  if (first.status !== 302 || !next) return { status: first.status, type: '', body: '' }
  const answer = await fetchMoment(next)
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
  }
}

/** The storage's temporary address that a file's address redirects to. */
export const momentLink = async (link: string, token: string): Promise<string> =>
  (await follow(link, token)).headers.get('location') ?? ''

/** Whether a temporary address is one of the app, and not of a bucket. */
export const isOwn = (url: string): boolean => !/^https?:/.test(url)

async function follow(link: string, token?: string): Promise<Response> {
  const { answerPlainly } = await import('@/wiring/answer-request')
  const address = new URL(link, 'http://localhost:3000')
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  return answerPlainly(new Request(address, { headers }))
}

export async function fetchMoment(url: string): Promise<Response> {
  if (!isOwn(url)) return fetch(url)
  const at = new URL(url, 'http://localhost:3000')
  const { answerPlainly } = await import('@/wiring/answer-request')
  return answerPlainly(new Request(at))
}

/** The database's rows about files. */
export async function counts({ payload }: World): Promise<{ uploads: number; media: number; rows: number }> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*) FROM uploads)::int AS uploads, (SELECT count(*) FROM media)::int AS media,
      (SELECT count(*) FROM vehicle_images)::int AS rows`)
  return rows[0] as { uploads: number; media: number; rows: number }
}

/** Backdates all uploads so far by this many hours. */
export async function age({ payload }: World, hours: number): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE uploads SET created_at = created_at - make_interval(hours => ${hours}::int)`,
  )
}

/** Whether the storage has a file. */
export const exists = async (key: string): Promise<boolean> => (await storage().head(key)) !== null

/** Saves a publishable vehicle, with these fields in addition. */
export const createVehicle = (
  { catalogue, tokens }: World,
  more: Record<string, unknown>,
  who: 'admin' | 'operator' = 'admin',
): Promise<Answer> => call('POST', '/vehicles', { token: tokens[who], body: vehicleBody(catalogue, more) })
