import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { compileMap, type MappedRow } from '@/modules/inventory/import/engine/map/compile-map'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { buildDemoCatalogue, type DemoVehicle } from '../../../scripts/seed/demo'

/** A kind of vehicle in the catalogue, as frequent as in the source. */
export type BaseCar = {
  make: string
  model: string
  /** The model code, of one model, body, engine and drive. */
  code: string
  year: number
  body: string
  fuel: string
  transmission: string
  drive: string
  cc: number | null
  seats: number | null
  doors: number | null
}

const SAMPLES = 'epa-vehicles/epa_vehicles_reference.csv.gz'
const MAP = path.join(import.meta.dirname, '../../../examples/import/epa-map.json')
const DEMO_CARS = 6_000

/**
 * The catalogue is scaled up from this: 45,777 real models and engines of the US EPA's file if the samples
 * folder has it, read with the product's own import map; otherwise the demo catalogue's tables.
 */
export async function baseCars(folder: string | undefined): Promise<{ source: string; cars: BaseCar[] }> {
  const place = folder ? path.join(folder, SAMPLES) : null
  if (!place || !existsSync(place)) return { source: 'demo tables', cars: demoCars() }
  const packed = await readFile(place)
  const [header = [], ...lines] = parse(gunzipSync(packed), { bom: true }) as string[][]
  const read = compileMap(readImportMap(JSON.parse(await readFile(MAP, 'utf8'))), header)
  const code = codes()
  const cars = lines.flatMap((cells, place) => carOf(read(place + 2, cells), code) ?? [])
  return { source: 'EPA vehicles', cars }
}

type Coder = (car: Omit<BaseCar, 'code'>) => string

/** The file has no model codes, so each model gets some in the trade's style: letters and a number. */
function codes(): Coder {
  const byModel = new Map<string, string[]>()
  return ({ make, model, cc, drive }) => {
    const key = `${make}/${model}`
    const known = byModel.get(key) ?? []
    byModel.set(key, known)
    const variant = `${cc} ${drive}`
    if (!known.includes(variant)) known.push(variant)
    return `${letters(key)}${10 + known.indexOf(variant)}`
  }
}

const letters = (text: string): string => {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0
  return [0, 5, 10].map((bits) => String.fromCharCode(65 + ((hash >>> bits) % 26))).join('')
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function carOf({ names, values }: MappedRow, code: Coder): BaseCar | null {
  const { manufacturer, model, vehicleType, fuelType, transmission, drivetrain } = names
  const year = number(values.year)
  const cc = number(values.engineSizeCc)
  if (!manufacturer || !model || !vehicleType || !fuelType || year === null) return null
  // The import rejects these, since nothing is published without them.
  if (!transmission || !drivetrain || (cc === null && fuelType !== 'Electric')) return null
  const car = {
    make: manufacturer,
    model,
    year,
    body: vehicleType,
    fuel: fuelType,
    transmission,
    drive: drivetrain,
    cc,
    seats: number(values.seats),
    doors: number(values.doors),
  }
  return { ...car, code: code(car) }
}

const demoCars = (): BaseCar[] =>
  buildDemoCatalogue({ now: new Date('2026-11-21T00:00:00Z'), count: DEMO_CARS }).vehicles.map(demoCar)

const demoCar = (car: DemoVehicle): BaseCar => ({
  make: car.manufacturer,
  model: car.model,
  code: car.modelCode,
  year: car.year,
  body: car.vehicleType,
  fuel: car.fuelType,
  transmission: car.transmission,
  drive: car.drivetrain,
  cc: car.engineSizeCc,
  seats: car.seats,
  doors: car.doors,
})
