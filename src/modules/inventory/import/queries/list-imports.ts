import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { count } from '@/server/rows/select'
import { all, type Paging } from '@/server/sql'
import { ownedOnly, requireImporter } from '../engine/require-importer'
import { type ImportSummary, importsOf, summaryOf } from './select-imports'

const onlyOwn = (owner: number | null): SQL | false => owner !== null && sql`b.started_by = ${owner}`

/**
 * Past and present imports, newest first.
 *
 * @throws AppError 403
 */
export async function listImports(
  req: PayloadRequest,
  { limit, page }: Paging,
): Promise<{ rows: ImportSummary[]; total: number }> {
  const owner = ownedOnly(await requireImporter(req))
  const db = req.payload.db.drizzle
  const where = all([onlyOwn(owner)])
  const total = await count(db, sql`FROM import_batches b WHERE ${where}`)
  const start = (page - 1) * limit
  const rows = await importsOf(db, where, sql`ORDER BY b.id DESC LIMIT ${limit} OFFSET ${start}`)
  return { rows: rows.map(summaryOf), total }
}

/** Other imports of the same bytes that were not undone. */
export async function listSameFileImports(
  db: Db,
  sha256: string,
  owner: number | null,
): Promise<ImportSummary[]> {
  const where = all([sql`b.file_sha256 = ${sha256}`, sql`b.state <> 'undone'`, onlyOwn(owner)])
  const rows = await importsOf(db, where, sql`ORDER BY b.id DESC LIMIT 5`)
  return rows.map(summaryOf)
}
