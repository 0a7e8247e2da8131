import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import { ownedOnly, requireImporter } from '../engine/require-importer'
import { importFiles } from './tables'

const f = alias(importFiles, 'f')

const WAITING = {
  id: f.id,
  name: f.name,
  rows: number(sql`f.facts -> 'rows'`),
  createdBy: nullable(
    text(sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`),
  ),
  createdAt: f.createdAt,
}

/** A file that was never imported. */
export type WaitingFile = RowOf<typeof WAITING>

/** Uploaded files not imported yet, newest first. */
export async function listWaitingImportFiles(req: PayloadRequest): Promise<WaitingFile[]> {
  const owner = ownedOnly(await requireImporter(req))
  const where = all([
    sql`f.storage_key IS NOT NULL`,
    sql`NOT EXISTS (SELECT FROM import_batches b WHERE b.file_id = f.id)`,
    owner !== null && sql`f.created_by = ${owner}`,
  ])
  return select(
    req.payload.db.drizzle,
    WAITING,
    sql`FROM import_files f LEFT JOIN users u ON u.id = f.created_by WHERE ${where} ORDER BY f.id DESC LIMIT 10`,
  )
}
