import { Readable } from 'node:stream'
import type { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { LogRow } from '@/modules/inventory/import/engine/import-batches'
import type { ImportSource } from '@/modules/inventory/import/engine/import-source'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { type ImportRequest, importVehicles } from '@/modules/inventory/import/operations/import-vehicles'

export type Row = Record<string, unknown>
type Cell = string | number | boolean | null | undefined

const cell = (value: Cell): string => {
  const text = value == null ? '' : String(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file of these rows; its columns are the keys of the first. */
export const csvOf = (rows: readonly Record<string, Cell>[], lineEnd = '\n'): string => {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((line) => line.map(cell).join(','))
    .join(lineEnd)
}

/** A file in memory, delivered in small pieces so that characters and quotes are split across them. */
export const fileOf = (content: string | Buffer, name = 'test.csv', piece = 1021): ImportSource => {
  const bytes = Buffer.from(content as string)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) =>
    bytes.subarray(n * piece, (n + 1) * piece),
  )
  return { name, open: () => Readable.from(pieces) }
}

type Run = Omit<ImportRequest, 'payload' | 'source' | 'map' | 'options'> &
  Partial<ImportRequest['options']> & { map: unknown }

/** Imports a file and returns the result with each row's outcome. */
export async function runImport(payload: Payload, content: string | Buffer, { map, ...more }: Run) {
  const log: LogRow[] = []
  const { onExisting = 'skip', references = 'reject', ...request } = more
  const result = await importVehicles({
    payload,
    source: fileOf(content),
    map: readImportMap(map),
    options: { onExisting, references },
    ...request,
    onRows: async (rows, mapped) => {
      log.push(...rows)
      await request.onRows?.(rows, mapped)
    },
  })
  return { ...result, batchId: result.batchId as number, log }
}

export const query = async (payload: Payload, text: ReturnType<typeof sql>): Promise<Row[]> =>
  (await payload.db.drizzle.execute(text)).rows

/** The common columns of the smaller tests' files; a row only adds its own. */
export const car = (own: Record<string, Cell> = {}) => ({
  chassis: 'TEST-1',
  file: 'F-1',
  make: 'Toyota',
  model: 'Vitz',
  year: 2015,
  body: 'Hatchback',
  fuel: 'Petrol',
  cc: 1329,
  price: 4500,
  notes: '',
  status: 'DRAFT',
  ...own,
})

/** A map for files of `car` rows. */
export const carMap = (own: Row = {}) => ({
  key: 'chassis',
  references: {
    manufacturer: 'create',
    model: 'create',
    vehicleType: 'create',
    fuelType: 'create',
  },
  fields: {
    chassis: { column: 'chassis' },
    officeFileNo: { column: 'file' },
    manufacturer: { column: 'make' },
    model: { column: 'model' },
    year: { column: 'year' },
    vehicleType: { column: 'body' },
    fuelType: { column: 'fuel' },
    engineSizeCc: { column: 'cc' },
    price: { column: 'price' },
    currency: { constant: 'USD' },
    others: { column: 'notes', trim: false },
    status: { column: 'status' },
    showroom: { constant: 'Test yard' },
    priceType: { constant: 'FOB' },
  },
  notStated: ['port', 'steering', 'year'],
  ...own,
})

/** Cars with different numbers. */
export const cars = (count: number, own: (n: number) => Record<string, Cell> = () => ({})) =>
  Array.from({ length: count }, (_, n) =>
    car({ chassis: `TEST-${n + 1}`, file: `F-${n + 1}`, ...own(n + 1) }),
  )

/** The showroom named by these tests' maps. */
export async function addYard(payload: Payload): Promise<number> {
  const { id } = await payload.create({
    collection: 'showroom-offices',
    data: { showroomName: 'Test yard', city: 'Kobe', country: 'Japan' },
    overrideAccess: true,
    depth: 0,
  })
  return Number(id)
}

/** Reasons of the rejected rows by row. */
export const rejections = (log: readonly LogRow[]): Record<number, string[]> =>
  Object.fromEntries(
    log.filter(({ outcome }) => outcome === 'rejected').map(({ reasons, rowNo }) => [rowNo, reasons]),
  )
