import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import { type Row, textOrNull } from '@/server/sql'
import { storage } from '@/server/storage'
import type { Db } from '@/server/transaction'
import type { FileFacts } from './analyse'
import type { CheckResult } from './check-result'
import type { ImportOptions } from './log'
import type { NumberStyle } from './map/number-style'
import type { ImportMap } from './map/schema'
import { type ImportSource, inspectSource } from './source'

/** A file that staff sent to be imported, with how far they are with it. */
export type ImportFile = {
  id: number
  name: string
  /** null once the file itself is no longer kept. */
  storageKey: string | null
  bytes: number
  sha256: string
  facts: FileFacts
  columnsKey: string
  /** As it was last sent; `readKeptMap` makes a map of it. */
  map: unknown
  /** Whether it was kept without the order of its keys. */
  orderLost: boolean
  options: ImportOptions | null
  checkJob: string | null
  checkResult: CheckResult | null
  createdBy: number | null
  createdAt: string
}

const fileOf = (row: Row): ImportFile => ({
  id: Number(row.id),
  name: String(row.name),
  storageKey: textOrNull(row.storage_key),
  bytes: Number(row.bytes),
  sha256: String(row.sha256),
  facts: row.facts as FileFacts,
  columnsKey: String(row.columns_key),
  map: row.map,
  orderLost: row.order_lost === true,
  options: row.options as ImportOptions | null,
  checkJob: textOrNull(row.check_job),
  checkResult: row.check_result as CheckResult | null,
  createdBy: row.created_by == null ? null : Number(row.created_by),
  createdAt: new Date(String(row.created_at)).toISOString(),
})

/**
 * Reads a file's record, without asking who may.
 *
 * @param lock holds it until the transaction ends
 * @throws AppError 404
 */
export async function readFile(db: Db, id: number, lock = false): Promise<ImportFile> {
  const { rows } = await db.execute(
    sql`SELECT * FROM import_files WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
  )
  if (!rows[0]) throw notFound('There is no such file. It may have been discarded.')
  return fileOf(rows[0])
}

/**
 * The stored file as the importer reads it, any number of times.
 *
 * @throws AppError 404 when the file is no longer kept; while it is read, when it has gone meanwhile
 */
export function storedSource({ name, storageKey }: Pick<ImportFile, 'name' | 'storageKey'>): ImportSource {
  const gone = () => notFound(`The file ${name} is no longer kept.`)
  if (storageKey === null) throw gone()
  async function* bytes(key: string): AsyncGenerator<Uint8Array> {
    const file = await storage().get(key)
    if (!file) throw gone()
    for await (const chunk of file.stream) yield chunk as Uint8Array
  }
  return { name, open: () => Readable.from(bytes(storageKey)) }
}

/** The header of a file, and how the numbers of its columns are written, as an import would find them. */
export async function columnsOfFile(file: ImportFile, map: ImportMap): Promise<FileColumns> {
  const { columns } = file.facts
  const header = columns.map(({ name }) => name)
  if (columns.every(({ numbers }) => numbers))
    return { header, styles: columns.map(({ numbers }) => numbers) }
  const { styles } = await inspectSource(storedSource(file), map.file)
  return { header, styles }
}

type FileColumns = { header: string[]; styles: (NumberStyle | undefined)[] }

/** Where the list of rows that a dry run rejects is stored. */
export const checkReportKey = (fileId: number, jobId: string): string =>
  `imports/${fileId}-check-${jobId}.csv`
