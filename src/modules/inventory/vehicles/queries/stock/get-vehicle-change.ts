import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag, number, texts } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { vehicleChangeItems, vehicleChanges } from '../tables'

const inState = (state: string) =>
  number(
    sql`(SELECT count(*)::int FROM vehicle_change_items i WHERE i.change_id = vehicle_changes.id AND i.state = ${sql.raw(`'${state}'`)})`,
  )

const CHANGE = {
  id: vehicleChanges.id,
  change: vehicleChanges.change,
  state: vehicleChanges.state,
  total: vehicleChanges.total,
  problem: vehicleChanges.problem,
  undoes: vehicleChanges.undoes,
  startedBy: vehicleChanges.startedBy,
  waiting: inState('waiting'),
  changed: inState('changed'),
  left: inState('left'),
  hasUndo: flag(sql`EXISTS (SELECT FROM vehicle_changes u WHERE u.undoes = vehicle_changes.id)`),
  hasBefore: flag(
    sql`EXISTS (SELECT FROM vehicle_change_items i WHERE i.change_id = vehicle_changes.id AND i.state = 'changed' AND i.was IS NOT NULL)`,
  ),
}

/** A change of many vehicles, with how far it is; null if there is none. */
export async function getVehicleChange(db: Db, id: number) {
  const [row] = await select(db, CHANGE, sql`FROM vehicle_changes WHERE id = ${id}`)
  if (!row) return null
  const { hasBefore, hasUndo, waiting, ...rest } = row
  const isOver = rest.state === 'finished' || rest.state === 'stopped'
  const mayUndo = isOver && rest.undoes === null && hasBefore && !hasUndo
  return {
    ...rest,
    done: rest.total - waiting,
    same: rest.total - waiting - rest.changed - rest.left,
    mayUndo,
  }
}

/** Reasons that are distinguished, and vehicles named for each. */
const REASONS = 20
const NAMED = 5

const REASON = {
  message: vehicleChangeItems.message,
  count: number(sql`count(*)::int`),
  names: texts(sql`(array_agg(name ORDER BY vehicle_id))[1:${sql.raw(String(NAMED))}]`),
}

/** Why vehicles of a change were left as they are: the most frequent reasons, each with some of the vehicles. */
export const whyLeft = (db: Db, id: number) =>
  select(
    db,
    REASON,
    sql`FROM vehicle_change_items WHERE change_id = ${id} AND state = 'left'
      GROUP BY message ORDER BY count(*) DESC, message LIMIT ${REASONS}`,
  )
