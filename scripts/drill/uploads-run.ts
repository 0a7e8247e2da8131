import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { ImageFile } from './hostile-images'
import type { Catalogue } from './shared-catalogue'
import { startApp } from './shared-process'

export type UploadsOptions = {
  env: Record<string, string>
  home: string
  photos: readonly ImageFile[]
  say: (text: string) => void
}

/** What came of it; times in milliseconds for one photograph the whole way, sizes in bytes. */
export type UploadsResult = {
  ok: boolean
  photos: number
  medianMs: number
  longestMs: number
  sentBytes: number
  /** What all of them weigh as phones get them. */
  phoneBytes: number
}

const FOLDER = 'car-photos'
/** Pictures of one vehicle. */
const MOST = 20
const MAX_EDGE = 2048
/** A picture that fills a phone, as WebP. */
const MOST_BYTES = 200_000

/** What is missing in the folder, or null. */
export function missingPhotos(folder: string | undefined): string | null {
  if (!folder) return `Set SAMPLES_DIR to a folder that holds ${FOLDER}.`
  const found = fs.existsSync(path.join(folder, FOLDER)) ? readPhotos(folder) : []
  return found.length < MOST ? `SAMPLES_DIR (${folder}) holds no ${MOST} photographs in ${FOLDER}.` : null
}

/** The photographs, from all folders below. */
export const readPhotos = (folder: string): ImageFile[] =>
  fs
    .readdirSync(path.join(folder, FOLDER), { recursive: true })
    .map(String)
    .filter((name) => /\.jpe?g$/i.test(name))
    .toSorted()
    .map((name) => ({ name: path.basename(name), data: fs.readFileSync(path.join(folder, FOLDER, name)) }))

/** Sends every photograph as the form does, and looks at what pages would show. */
export async function drillUploads(options: UploadsOptions): Promise<UploadsResult & { findings: string[] }> {
  const { env, home, photos, say } = options
  const log = path.join(home, 'app.log')
  const app = await startApp({ env: { ...env, LOG_LEVEL: 'error' }, log, prepare: true })
  const findings: string[] = []
  try {
    const { catalogue } = app
    if (!catalogue) throw new Error('The app was to fill the database')
    const call = callerOf(app.origin, catalogue.token)
    const times: number[] = []
    const kept: string[] = []
    for (const photo of photos) {
      const began = Date.now()
      const address = await sendPhoto(call, app.origin, photo)
      times.push(Date.now() - began)
      if (address) kept.push(address)
      else findings.push(`${photo.name}: not kept`)
    }
    say(`${kept.length} of ${photos.length} photographs kept`)
    const sizes = await Promise.all(kept.map((address) => lookAt(app.origin, address, findings)))
    await attach(call, catalogue, kept.slice(0, MOST), findings)
    const sorted = times.toSorted((a, b) => a - b)
    return {
      ok: findings.length === 0,
      photos: photos.length,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longestMs: sorted.at(-1) ?? 0,
      sentBytes: photos.reduce((total, { data }) => total + data.length, 0),
      phoneBytes: sizes.reduce((total, size) => total + size, 0),
      findings,
    }
  } finally {
    await app.stop()
  }
}

type Call = (
  method: string,
  path: string,
  body: unknown,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>

const callerOf =
  (origin: string, token: string): Call =>
  async (method, address, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/v1${address}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }

async function sendPhoto(call: Call, origin: string, { data, name }: ImageFile): Promise<string | null> {
  const wish = { fileType: 'image/jpeg', fileName: name, size: data.length, folder: 'vehicles' }
  const given = await call('POST', '/uploads/presigned-url', wish)
  if (given.status !== 200) return null
  const { headers, path: sent, url } = given.body.data
  const { pathname, search } = new URL(url)
  const put = await fetch(origin + pathname + search, { method: 'PUT', headers, body: new Uint8Array(data) })
  if (!put.ok) return null
  const kept = await call('POST', '/uploads/images', { path: sent })
  return kept.status === 200 ? kept.body.data.image_path : null
}

const bytesAt = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(address)).arrayBuffer())

/** The picture itself has no camera data and a sensible size; what stands for it in pages is small. */
async function lookAt(origin: string, address: string, findings: string[]): Promise<number> {
  const full = await bytesAt(origin + address)
  const { exif, format, height, width, xmp } = await sharp(full).metadata()
  if (format !== 'webp') findings.push(`${address}: is ${format}`)
  if (exif || xmp) findings.push(`${address}: still holds camera data`)
  if (Math.max(width, height) > MAX_EDGE) findings.push(`${address}: is ${width} × ${height}`)
  const { length } = await bytesAt(`${origin}${address.replace(/\.webp$/, '.w768.webp')}`)
  if (length > MOST_BYTES) findings.push(`${address}: ${length} bytes for a phone`)
  return length
}

async function attach(call: Call, of: Catalogue, paths: string[], findings: string[]): Promise<void> {
  const answer = await call('POST', '/vehicles', {
    manufacturer_id: of.manufacturer,
    model_id: of.model,
    model_code_id: of.modelCode,
    vehicle_type_id: of.vehicleType,
    showroom_id: of.showroom,
    office_file_no: 'DRILL-1',
    chassis: 'DR1-0001',
    year: 2015,
    engine_size_cc: 1496,
    image_paths: paths,
  })
  const given = answer.body.data?.images?.map((image: { image_path: string }) => image.image_path)
  if (answer.status !== 201 || JSON.stringify(given) !== JSON.stringify(paths))
    findings.push(`a vehicle with ${paths.length} photographs: ${answer.status} ${answer.body.message}`)
}
