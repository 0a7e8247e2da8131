import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { addedColumn, isChoiceFilter, optionsOf } from '@/kernel/added-fields'
import { addedMark } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { flag, number, type RowOf, text } from '@/server/rows/fields'
import { count, select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { refreshSearchRows } from '../engine/refresh-search-rows'

const CHUNK = 1_000

/** Every option that buyers have, with its mark and its stored value. */
const wantedFilters = () =>
  addedFields()
    .filter(isChoiceFilter)
    .flatMap((field) => {
      const column = addedColumn(field)
      return optionsOf(field).map(({ value }) => ({
        field: column,
        value: field.kind === 'flag' ? String(value === 'yes') : value,
        mark: addedMark(`${column}.${value}`),
      }))
    })

/**
 * Updates vehicles' marks to the filters of this process's modules; for process startup. If nothing has
 * changed, as one small query shows, nothing is written.
 *
 * @returns how many search rows changed
 */
export async function updateFilterMarks(payload: Payload): Promise<number> {
  const wanted = recordset(JSON.stringify(wantedFilters()))
  const differences = await count(
    payload,
    sql`FROM ((TABLE vehicle_search_filter EXCEPT SELECT * FROM ${wanted})
      UNION ALL (SELECT * FROM ${wanted} EXCEPT TABLE vehicle_search_filter)) differing`,
  )
  if (differences === 0) return 0
  return inTransaction({ payload }, async (_, db) => {
    // Processes that start at the same time take turns, and the later ones find nothing to do.
    await db.execute(sql`LOCK TABLE vehicle_search_filter IN EXCLUSIVE MODE`)
    const ids = await concerned(db, await writeFilters(db, wanted))
    let refreshed = 0
    for (let at = 0; at < ids.length; at += CHUNK)
      refreshed += await refreshSearchRows(db, ids.slice(at, at + CHUNK))
    return refreshed
  })
}

const recordset = (rows: string): SQL =>
  sql`jsonb_to_recordset(${rows}::jsonb) AS w (field text, value text, mark int)`

const CHANGED = {
  field: text(sql`changed.field`),
  value: text(sql`changed.value`),
  mark: number(sql`changed.mark`),
  isNew: flag(sql`changed.is_new`),
}
type Changed = RowOf<typeof CHANGED>

/** Writes the wanted filters to the table, and returns what has changed. */
const writeFilters = (db: Db, wanted: SQL): Promise<Changed[]> =>
  select(
    db,
    CHANGED,
    (columns) => sql`
      WITH gone AS (DELETE FROM vehicle_search_filter f
          WHERE NOT EXISTS (SELECT FROM ${wanted} WHERE (w.field, w.value, w.mark) = (f.field, f.value, f.mark)) RETURNING *),
        made AS (INSERT INTO vehicle_search_filter SELECT * FROM ${wanted} ON CONFLICT DO NOTHING RETURNING *)
      SELECT ${columns} FROM (SELECT *, true AS is_new FROM made UNION ALL SELECT *, false FROM gone) changed`,
  )

/** The vehicles whose marks change with the filters. */
function concerned(db: Db, changed: readonly Changed[]): Promise<number[]> {
  const gone = changed.filter(({ isNew }) => !isNew).map(({ mark }) => mark)
  const made = recordset(JSON.stringify(changed.filter(({ isNew }) => isNew)))
  return selectValues(
    db,
    number(sql`found.id`),
    sql`FROM (SELECT vehicle_id AS id FROM vehicle_search WHERE marks && ${idList(gone)}
      UNION SELECT v.id FROM vehicles v JOIN ${made} ON to_jsonb(v) ->> w.field = w.value) found ORDER BY found.id`,
  )
}
