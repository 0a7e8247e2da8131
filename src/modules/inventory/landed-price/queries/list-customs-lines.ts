import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { selectPage } from '@/server/rows/select'
import { all, contains } from '@/server/sql'
import type { CustomsLinesQuery } from '../schemas/customs-lists'
import { LINE } from './get-customs-value'
import { customsValues } from './tables'

const v = alias(customsValues, 'v')

const LISTED = { ...LINE, raw: v.raw }

export type ListedCustomsLine = RowOf<typeof LISTED>

/** The lines of a list that contain all words, in the order of the file. */
export const listCustomsLines = (
  db: Db,
  listId: number,
  { limit, page, search = '' }: CustomsLinesQuery,
): Promise<{ rows: ListedCustomsLine[]; total: number }> =>
  selectPage(
    db,
    {
      shape: LISTED,
      from: sql`customs_values v`,
      where: all([
        sql`v.list_id = ${listId}`,
        ...search
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => contains(sql`concat_ws(' ', v.make, v.model, v.model_code, v.raw)`, word)),
      ]),
      orderBy: sql`v.line_no`,
    },
    { page, limit },
  )
