import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { json, nullable, number, numbers, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { ReasonCount } from '../import-outcome'
import { EXAMPLES, reasonCount, SAMPLED_CELLS } from './count-reasons'

/** The same grouping as by `kindOf`. */
const KIND = sql`regexp_replace(regexp_replace(regexp_replace(reason, '''.*''', '''…'''),
  'row [0-9]+$', 'row …'), '\\([^()]*[0-9]\\)$', '(…)')`

const GROUP = {
  kind: text(KIND),
  only: nullable(text(sql`CASE WHEN min(reason) = max(reason) THEN min(reason) END`)),
  rows: number(sql`count(*)`),
  examples: numbers(sql`(array_agg(row_no ORDER BY row_no))[1:${sql.raw(String(EXAMPLES))}]`),
  cells: json(
    z.array(z.string()),
    sql`to_json(coalesce((array_agg(cell ORDER BY row_no) FILTER (WHERE cell IS NOT NULL))[1:${sql.raw(String(SAMPLED_CELLS))}], '{}'))`,
  ),
}

async function grouped(payload: Payload, batchId: number, which: SQL): Promise<ReasonCount[]> {
  const rows = await select(
    payload.db.drizzle,
    GROUP,
    sql`FROM (SELECT row_no, reason, substring(reason FROM '''(.*)''') AS cell
        FROM import_rows, unnest(reasons) reason WHERE batch_id = ${batchId} AND ${which}) told
      GROUP BY ${KIND} ORDER BY count(*) DESC, 1`,
  )
  return rows.map(({ cells, examples, kind, only, rows: count }) =>
    reasonCount({ kind, only, rows: count, examples, cells }),
  )
}

/** Why rows of a batch in the database were rejected. */
export const batchReasons = (payload: Payload, batchId: number): Promise<ReasonCount[]> =>
  grouped(payload, batchId, sql`outcome = 'rejected'`)

/** What was changed in the rows of a batch that were imported. */
export const batchNotes = (payload: Payload, batchId: number): Promise<ReasonCount[]> =>
  grouped(payload, batchId, sql`outcome IN ('created', 'updated') AND reasons <> '{}'`)
