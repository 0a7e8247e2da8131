import { Readable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { importFiles } from '../queries/tables'
import { type ImportSource, inspectSource, type SourceFormat } from './import-source'
import type { ImportMap } from './map/import-map-schema'
import type { NumberStyle } from './map/number-style'

const FILE = {
  id: importFiles.id,
  name: importFiles.name,
  /** null once the file itself is no longer stored. */
  storageKey: importFiles.storageKey,
  bytes: importFiles.bytes,
  sha256: importFiles.sha256,
  facts: importFiles.facts,
  columnsKey: importFiles.columnsKey,
  /** As last sent; `readStoredMap` turns it into a map. */
  map: importFiles.map,
  /** Whether it was stored without the order of its keys. */
  orderLost: importFiles.orderLost,
  options: importFiles.options,
  checkJob: importFiles.checkJob,
  checkResult: importFiles.checkResult,
  createdBy: importFiles.createdBy,
  createdAt: importFiles.createdAt,
}

/** A file uploaded for import, with its progress. */
export type ImportFile = RowOf<typeof FILE>

/**
 * Reads a file's record, without an access check.
 *
 * @param lock locks it until the end of the transaction
 * @throws AppError 404
 */
export async function readFile(db: Db, id: number, lock = false): Promise<ImportFile> {
  const [file] = await select(
    db,
    FILE,
    sql`FROM import_files WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`,
  )
  if (!file) throw notFound('File not found. It may have been discarded.')
  return file
}

/**
 * The stored file as the importer reads it, any number of times.
 *
 * @throws AppError 404 if the file is no longer stored; also while reading, if it is removed in the meantime
 */
export function storedSource({ name, storageKey }: Pick<ImportFile, 'name' | 'storageKey'>): ImportSource {
  const gone = () => notFound(`The file ${name} is no longer stored.`)
  if (storageKey === null) throw gone()
  async function* bytes(key: string): AsyncGenerator<Uint8Array> {
    const file = await storage().get(key)
    if (!file) throw gone()
    for await (const chunk of file.stream) yield chunk as Uint8Array
  }
  return { name, open: () => Readable.from(bytes(storageKey)) }
}

/** How a stored file is read: as a map states it, or else as it was recognised. */
export const formatOf = (
  { facts }: Pick<ImportFile, 'facts'>,
  { file }: Pick<ImportMap, 'file'>,
): SourceFormat => ({
  delimiter: file.delimiter ?? facts.delimiter,
  encoding: file.encoding ?? facts.encoding,
  headerRow: file.headerRow ?? facts.headerRow ?? 1,
})

/** A file's header, and the number format of its columns, as an import would detect them. */
export async function columnsOfFile(file: ImportFile, map: ImportMap): Promise<FileColumns> {
  const { columns } = file.facts
  const header = columns.map(({ name }) => name)
  if (columns.every(({ numbers }) => numbers))
    return { header, styles: columns.map(({ numbers }) => numbers) }
  const { styles } = await inspectSource(storedSource(file), formatOf(file, map))
  return { header, styles }
}

type FileColumns = { header: string[]; styles: (NumberStyle | undefined)[] }

/** The storage key of the list of rows that a dry run rejects. */
export const checkReportKey = (fileId: number, jobId: string): string =>
  `imports/${fileId}-check-${jobId}.csv`
