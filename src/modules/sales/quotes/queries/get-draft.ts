import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { json, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'

const DRAFT = {
  entries: json(z.record(z.string(), z.unknown()), sql`q.draft`),
  stamp: text(sql`md5(q.draft::text)`),
}

/** What staff have entered for a quote and not sent; the stamp differs with every change. */
export type StoredDraft = RowOf<typeof DRAFT>

/** What staff have entered for a quote and not sent; null for nothing. */
export async function getDraft(on: Reader, id: number): Promise<StoredDraft | null> {
  const [draft] = await select(on, DRAFT, sql`FROM quotes q WHERE q.id = ${id} AND q.draft IS NOT NULL`)
  return draft ?? null
}
