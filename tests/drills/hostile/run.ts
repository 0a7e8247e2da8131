import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { testEnv } from '../../../scripts/lib/test-database.mjs'
import type { Catalogue } from '../shared/catalogue'
import { type App, startApp } from '../shared/process'
import { type Client, clientOf, Tally } from './client'
import { offer, type Target } from './fields'
import { type ImageFile, type ImageResult, uploadImages } from './images'
import { newPersonTargets, personTargets, sendNames } from './people'
import { encoded, query } from './queries'
import { lookAtPage } from './render'
import { OWN_STRINGS } from './strings'
import {
  nativeVehicleTarget,
  newVehicleTarget,
  referenceTargets,
  VEHICLE_FIELDS,
  vehicleBase,
  vehicleTarget,
} from './targets'

export type HostileOptions = {
  /** A folder for files and the log. */
  home: string
  /** A migrated database that the drill may fill. */
  url: string
  strings: readonly string[]
  /** Attacks, tried in searches and in a vehicle's texts. */
  payloads: readonly string[]
  /** Paths that try to leave the folder of stored files. */
  paths: readonly string[]
  images: readonly ImageFile[]
  /** Texts processed at a time. */
  together: number
  timeoutMs: number
  /** No response may take longer. */
  slowMs: number
  /** Password hashing is cheap, and responses are not delayed. */
  quick?: boolean
  print: (text: string) => void
  onApp?: (app: App) => void
}

/**
 * The drill's findings; `stored` counts fields with exactly what was given, apart from spaces around names.
 */
export type HostileResult = {
  ok: boolean
  strings: number
  fields: number
  requests: number
  stored: number
  refused: number
  changed: number
  errors500: number
  images: number
  accepted: number
  refusedImages: number
  seconds: number
}

type Drill = HostileOptions & { client: Client; database: pg.Pool; catalogue: Catalogue; tally: Tally }

/** Sends every text through every field and query, and every file as an image, to its own app. */
export async function drillHostile(options: HostileOptions): Promise<HostileResult & { findings: string[] }> {
  const { home, url, quick, print, slowMs } = options
  const began = Date.now()
  fs.mkdirSync(path.join(home, 'logs'), { recursive: true })
  const env = { ...testEnv(url, path.join(home, 'files')), LOG_LEVEL: 'error' }
  const log = path.join(home, 'logs', 'app.log')
  const app = await startApp({ env, log, prepare: true, screens: true, quick })
  options.onApp?.(app)
  const database = new pg.Pool({ connectionString: url, max: 4 })
  const tally = new Tally()
  const { catalogue } = app
  if (!catalogue) throw new Error('The app was to fill the database')
  const client = clientOf({ origin: app.origin, token: catalogue.token, tally, slowMs })
  try {
    const drill: Drill = { ...options, client, database, catalogue, tally }
    print(`${options.images.length} files as images`)
    const images = await uploadImages(client, options.images, app.memory)
    print(`  accepted ${images.accepted.length}: ${images.accepted.join(', ')}`)
    print(`  refused ${images.refused.length}: ${images.refused.join(', ')}`)
    print(`  the app's memory grew by ${mb(images.grewBy)}`)
    const tables = await tableCount(database)
    const { done, fields } = await sendTexts(drill, began)
    print(`${options.payloads.length} attacks in searches and texts, ${options.paths.length} paths`)
    await attack(drill, began)
    if ((await tableCount(database)) !== tables) tally.findings.push('tables have come or gone')
    if (!app.isAlive()) tally.findings.push('the app has died')
    print(tally.table())
    print(`the longest answer took ${tally.longestMs} ms`)
    return report(tally, images, { strings: done, fields, requests: tally.requests, began })
  } finally {
    client.close()
    await database.end()
    await app.stop()
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

async function tableCount(database: pg.Pool): Promise<number> {
  const { rows } = await database.query(
    `SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'`,
  )
  return rows[0].n
}

function report(
  tally: Tally,
  images: ImageResult,
  { began, ...counts }: { began: number; strings: number; fields: number; requests: number },
) {
  return {
    ok: tally.findings.length === 0,
    ...counts,
    stored: tally.total('stored', 'trimmed', 'blank', 'fixed'),
    refused: tally.total('refused'),
    changed: tally.total('changed'),
    errors500: tally.total('error500'),
    images: images.images,
    accepted: images.accepted.length,
    refusedImages: images.refused.length,
    seconds: Math.round((Date.now() - began) / 100) / 10,
    findings: tally.findings,
  }
}

/** What two names may not have in common: otherwise one would be taken. */
const keyOf = (text: string) => text.trim().toLowerCase()

function lanes(texts: readonly string[], count: number): string[][] {
  const groups = new Map<string, string[]>()
  for (const text of new Set(texts)) groups.set(keyOf(text), [...(groups.get(keyOf(text)) ?? []), text])
  const all: string[][] = Array.from({ length: count }, () => [])
  for (const group of groups.values())
    all.reduce((least, lane) => (lane.length < least.length ? lane : least)).push(...group)
  return all
}

/** Processes all texts, some at a time, each lane with its own records. */
async function sendTexts(drill: Drill, began: number): Promise<{ done: number; fields: number }> {
  const { strings, together, print, tally, timeoutMs } = drill
  let done = 0
  let fields = 0
  await Promise.all(
    lanes(strings, together).map(async (texts, index) => {
      const records = await prepareLane(drill, String(index + 1))
      fields = records.fields
      for (const [at, text] of texts.entries()) {
        if (Date.now() - began > timeoutMs) {
          tally.findings.push(`${texts.length - at} texts were left after ${timeoutMs / 1000} s`)
          break
        }
        await sendText(drill, records, text, `${index + 1}-${at}`)
        done += 1
        if (done % 100 === 0) print(`${done} texts through ${fields} fields, ${tally.requests} requests`)
      }
    }),
  )
  return { done, fields }
}

type Lane = { vehicle: number; records: Target[]; lists: Target[]; people: Target[]; fields: number }

async function newVehicle({ catalogue, client }: Drill, mark: string): Promise<number> {
  const made = await client.send('preparation', 'POST', '/api/v1/vehicles', vehicleBase(catalogue, mark))
  if (made.status >= 300) throw new Error(`No vehicle for the drill: ${made.message}`)
  return Number(made.body.data.id)
}

async function prepareLane(drill: Drill, mark: string): Promise<Lane> {
  const { catalogue, client, database } = drill
  const vehicle = await newVehicle(drill, mark)
  const { records, lists } = await referenceTargets(client, database, catalogue, mark)
  const people = await personTargets(client, database, mark)
  await sendNames(client, database, people)
  const targets = [
    vehicleTarget(vehicle),
    nativeVehicleTarget(vehicle),
    ...records,
    ...lists,
    ...people,
    ...newPersonTargets(database, mark),
  ]
  const fields = targets.reduce((sum, target) => sum + Object.keys(target.fields).length, 0)
  return { vehicle, records, lists, people, fields }
}

/** The vehicle's initial state, so that every text is a change. */
const RESET = `UPDATE vehicles SET name = 'Drill', description = 'Drill', chassis = 'RESET-' || id,
  office_file_no = 'RESET-FILE-' || id, engine_number = NULL, license_plate = NULL, others = NULL,
  brochure_url = NULL, auction_sheet_url = NULL WHERE id = $1`

const OWN = new Set(Object.values(OWN_STRINGS))

async function sendText(drill: Drill, lane: Lane, text: string, mark: string): Promise<void> {
  const { catalogue, client, database } = drill
  await database.query(RESET, [lane.vehicle])
  const { taken } = await offer(client, database, vehicleTarget(lane.vehicle), text)
  const shown = Object.fromEntries(
    ['name', 'description'].filter((name) => taken.includes(name)).map((name) => [name, text.trim()]),
  )
  if (text.trim() !== '' && taken.length > 0) await lookAtPage(client, lane.vehicle, shown)
  await database.query(RESET, [lane.vehicle])
  const given = taken.filter((name) => VEHICLE_FIELDS[name]?.column)
  if (given.length > 0) {
    const target = newVehicleTarget(vehicleBase(catalogue, `NEW-${mark}`), given)
    const { id } = await offer(client, database, target, text)
    if (id) await client.send(target.kind, 'DELETE', `/api/v1/vehicles/${id}`)
  }
  await offer(client, database, nativeVehicleTarget(lane.vehicle), text)
  await database.query(RESET, [lane.vehicle])
  for (const target of [...lane.records, ...lane.people]) await offer(client, database, target, text)
  // Hashing a password takes time, so not every text of the lists becomes a person.
  if (OWN.has(text))
    for (const target of newPersonTargets(database, mark)) await offer(client, database, target, text)
  // The lists are all made by one factory: each text goes to one of them, in both ways.
  const at = (2 * Number(mark.split('-')[1])) % lane.lists.length
  for (const target of lane.lists.slice(at, at + 2)) await offer(client, database, target, text)
  await query(client, text)
}

const ATTACKED: Target['fields'] = {
  name: { column: 'name', trims: true },
  description: { column: 'description' },
  others: { column: 'others' },
}

/** Attacks in visible texts and in every search; paths as they are and in every disguise. */
async function attack(drill: Drill, began: number): Promise<void> {
  const { client, database, paths, payloads, tally, timeoutMs, together } = drill
  await Promise.all(
    lanes(payloads, together).map(async (texts, index) => {
      const vehicle = await newVehicle(drill, `attack-${index + 1}`)
      const target = { ...vehicleTarget(vehicle), kind: 'attacks in texts', fields: ATTACKED }
      for (const text of texts) {
        if (Date.now() - began > timeoutMs) {
          tally.findings.push(`attacks were left after ${timeoutMs / 1000} s`)
          return
        }
        const { taken } = await offer(client, database, target, text)
        if (text.trim() !== '' && taken.includes('name'))
          await lookAtPage(client, vehicle, { name: text.trim() })
        await query(client, text, 'searches')
      }
    }),
  )
  for (const text of paths)
    for (const address of [`/media/${text}`, `/media/${encoded(text)}`]) await lookOutside(client, address)
}

const KIND = 'paths to files'
/** What a path may contain in a request. */
const WIRE = /^[\x21-\x7e]+$/

async function lookOutside(client: Client, address: string): Promise<void> {
  if (!WIRE.test(address)) return
  const { bytes, status } = await client.send(KIND, 'GET', address)
  const isRefused = status === 404 || status === 400
  client.tally.add(
    KIND,
    isRefused ? 'refused' : status >= 500 ? 'answered' : 'unclear',
    `${address}: ${status} ${bytes.subarray(0, 80)}`,
  )
}
