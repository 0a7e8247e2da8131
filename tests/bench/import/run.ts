import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { importVehicles } from '@/modules/inventory/import/operations/import-vehicles'
import { seedReferences } from '../../../scripts/seed/references'
import { round } from '../search/measure'
import { copySeconds } from './copy'
import { type BenchFile, benchFiles } from './files'

export type BenchOptions = {
  payload: Payload
  /** The same database as the superuser. */
  adminUrl: string
  /** Of each file. */
  rows: number
  print: (text: string) => void
}

/** Rows per second that every file has to reach, with audit log and search rows. */
const GOAL = 1_500

type Measured = { rows: number; checked: number; created: number; ratio: number }

/** As a file is read. */
function* piecesOf(csv: Buffer): Generator<Buffer> {
  for (let at = 0; at < csv.length; at += 65_536) yield csv.subarray(at, at + 65_536)
}

async function measure(
  { adminUrl, payload, print }: BenchOptions,
  { csv, map, name }: BenchFile,
): Promise<Measured> {
  const request = {
    payload,
    source: { name: `${name}.csv`, open: () => Readable.from(piecesOf(csv)) },
    map: readImportMap(map),
    options: { onExisting: 'skip', references: 'create' } as const,
    onProgress: ({ rows }: { rows: number }) => {
      if (rows % 5_000 === 0) print(`${name}: ${rows} rows`)
    },
  }
  const checked = await importVehicles({ ...request, dryRun: true })
  const made = await importVehicles(request)
  if (made.counts.created !== made.rows)
    throw new Error(`${name}: only ${made.counts.created} of ${made.rows} rows were created`)
  const copied = await copySeconds(adminUrl)
  const measured = {
    rows: made.rows,
    checked: Math.round(checked.rows / checked.seconds),
    created: Math.round(made.rows / made.seconds),
    ratio: round(made.seconds / copied),
  }
  print(
    `${name}: ${measured.checked} checked, ${measured.created} created a second, ${measured.ratio} × a COPY`,
  )
  return measured
}

/** Imports each file and compares it with a COPY of what it wrote. */
export async function benchImport(options: BenchOptions) {
  await seedReferences(options.payload.db.drizzle, new Map())
  const files: Record<string, Measured> = {}
  for (const file of benchFiles(options.rows, new Date())) files[file.name] = await measure(options, file)
  return { ok: Object.values(files).every(({ created }) => created >= GOAL), goal: GOAL, files }
}
