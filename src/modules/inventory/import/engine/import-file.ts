import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { inspectSource, type SourceFormat } from './import-source'
import type { ImportMap } from './map/import-map-schema'
import type { NumberStyle } from './map/number-style'
import { FILE, type ImportFile, storedSource } from './stored-source'

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
