import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { ImageFile } from '../hostile/images'
import type { Catalogue } from '../shared/catalogue'
import { startApp } from '../shared/process'
import { type PageWeight, untilQuiet, weighPage } from './page'

export type UploadsOptions = {
  env: Record<string, string>
  home: string
  photos: readonly ImageFile[]
  print: (text: string) => void
}

/** The results; times in milliseconds for one photograph the whole way, sizes in bytes. */
export type UploadsResult = {
  ok: boolean
  photos: number
  medianMs: number
  longestMs: number
  sentBytes: number
  /** The weight of all of them as sent to phones. */
  phoneBytes: number
} & PageWeight

const FOLDER = 'car-photos'
/** Pictures of one vehicle. */
const MOST = 20
const MAX_EDGE = 2048
/** A picture that fills a phone's screen, as WebP. */
const MOST_BYTES = 200_000
/** A page with all pictures of a vehicle, before they are opened. */
const MOST_PAGE_KB = 600
/** Other vehicles, so that the page has similar ones to show. */
const OTHERS = 4

/** What is missing in the folder, or null. */
export function missingPhotos(folder: string | undefined): string | null {
  if (!folder) return `Set SAMPLES_DIR to a folder that holds ${FOLDER}.`
  const photos = fs.existsSync(path.join(folder, FOLDER)) ? readPhotos(folder) : []
  return photos.length < MOST ? `SAMPLES_DIR (${folder}) holds no ${MOST} photographs in ${FOLDER}.` : null
}

/** The photographs, from all subfolders. */
export const readPhotos = (folder: string): ImageFile[] =>
  fs
    .readdirSync(path.join(folder, FOLDER), { recursive: true })
    .map(String)
    .filter((name) => /\.jpe?g$/i.test(name))
    .toSorted()
    .map((name) => ({ name: path.basename(name), data: fs.readFileSync(path.join(folder, FOLDER, name)) }))

/** Sends every photograph like the form, checks what pages would show, and weighs the page of a vehicle. */
export async function drillUploads(options: UploadsOptions): Promise<UploadsResult & { findings: string[] }> {
  const { env, print } = options
  const findings: string[] = []
  const { id, ...figures } = await sendAll(options, findings)
  const weight = await weighPage(env, `/vehicles/${id}`, print)
  for (const figure of ['page_kb_first', 'page_kb'] as const)
    if (weight[figure] > MOST_PAGE_KB)
      findings.push(`${figure}: ${weight[figure]}, more than ${MOST_PAGE_KB}`)
  return { ok: findings.length === 0, ...figures, ...weight, findings }
}

/** Uploads the photographs and adds them to vehicles; `id` is the one with twenty of them. */
async function sendAll({ env, home, photos, print }: UploadsOptions, findings: string[]) {
  const log = path.join(home, 'app.log')
  const app = await startApp({ env: { ...env, LOG_LEVEL: 'error' }, log, prepare: true })
  try {
    const { catalogue } = app
    if (!catalogue) throw new Error('The app was to fill the database')
    const call = callerOf(app.origin, catalogue.token)
    const times: number[] = []
    const stored: string[] = []
    for (const photo of photos) {
      const began = Date.now()
      const address = await sendPhoto(call, app.origin, photo)
      times.push(Date.now() - began)
      if (address) stored.push(address)
      else findings.push(`${photo.name}: not kept`)
    }
    print(`${stored.length} of ${photos.length} photographs kept`)
    const sizes = await Promise.all(stored.map((address) => lookAt(app.origin, address, findings)))
    const id = await attach(call, catalogue, stored.slice(0, MOST), findings)
    for (const picture of stored.slice(-OTHERS)) await attach(call, catalogue, [picture], findings)
    await untilQuiet(env)
    const sorted = times.toSorted((a, b) => a - b)
    return {
      id,
      photos: photos.length,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longestMs: sorted.at(-1) ?? 0,
      sentBytes: photos.reduce((total, { data }) => total + data.length, 0),
      phoneBytes: sizes.reduce((total, size) => total + size, 0),
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
  const stored = await call('POST', '/uploads/images', { path: sent })
  return stored.status === 200 ? stored.body.data.image_path : null
}

const bytesAt = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(address)).arrayBuffer())

/** The picture itself has no camera data and a sensible size; its replacements in pages are small. */
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

let vehicles = 0

/** A listed vehicle with these pictures, in this order; its id. */
async function attach(call: Call, of: Catalogue, paths: string[], findings: string[]): Promise<number> {
  const number = ++vehicles
  const answer = await call('POST', '/vehicles', {
    manufacturer_id: of.manufacturer,
    model_id: of.model,
    model_code_id: of.modelCode,
    vehicle_type_id: of.vehicleType,
    vehicle_fuel_type_id: of.fuelType,
    vehicle_drivetrain_id: of.drivetrain,
    vehicle_condition_grade_id: of.conditionGrade,
    vehicle_transmission_id: of.transmission,
    showroom_id: of.showroom,
    color: 'White',
    seats: 5,
    mileage: 40_000,
    office_file_no: `DRILL-${number}`,
    chassis: `DR1-000${number}`,
    status: 'PUBLISHED',
    year: 2015,
    engine_size_cc: 1496,
    cost_value: 8000,
    markup: 10,
    show_price: true,
    image_paths: paths,
  })
  if (answer.status !== 201)
    throw new Error(`A vehicle with ${paths.length} photographs: ${answer.status} ${answer.body.message}`)
  const { id, images } = answer.body.data
  const given = images.map((image: { image_path: string }) => image.image_path)
  if (JSON.stringify(given) !== JSON.stringify(paths))
    findings.push(`a vehicle with ${paths.length} photographs shows ${given.length}, or others`)
  return id
}
