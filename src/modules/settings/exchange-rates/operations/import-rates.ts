import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import { flag } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { inTransaction } from '@/server/transaction'
import { type ImportedRate, parseRates } from '../rules/parse-rates-file'

/** How many rates were added, replaced by another one, and there already. */
export type ImportedRates = { added: number; replaced: number; same: number }

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw validationFailed([issue('csv', `The file cannot be read: ${(error as Error).message}`)])
  }
}

/** Whether the row was new; it is not returned if it is as it was. */
const WRITTEN = { isNew: flag(sql`xmax = 0`) }

/**
 * Imports a table of rates: new ones are added, and those of a day and currency that has one take its place. All
 * of it, or nothing. Quotes and orders store the rates they were made with.
 *
 * @throws AppError 422 naming the lines that cannot be read
 */
export async function importRates(req: PayloadRequest, csv: string): Promise<ImportedRates> {
  const read = parseRates(rowsOf(csv))
  if (!read.ok) throw validationFailed(read.error)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await stampTransaction(inner)
    const written = await returning(db, WRITTEN, upsert(read.value))
    const added = written.filter(({ isNew }) => isNew).length
    return { added, replaced: written.length - added, same: read.value.length - written.length }
  })
}

const upsert = (rates: readonly ImportedRate[]) => sql`
  INSERT INTO exchange_rates AS r (day, currency, per_usd, source, created_at, updated_at)
  SELECT day, currency, "perUsd", source, now(), now()
  FROM jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
    AS t (day varchar, currency varchar, "perUsd" varchar, source varchar)
  ON CONFLICT (day, currency) DO UPDATE
    SET per_usd = excluded.per_usd, source = coalesce(excluded.source, r.source), updated_at = now()
    WHERE r.per_usd <> excluded.per_usd OR r.source IS DISTINCT FROM coalesce(excluded.source, r.source)`
