import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { type AddedField, type AddedValue, addedColumn, addedStored, addedValue } from '@/kernel/added-fields'
import { notFound } from '@/kernel/errors'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { runInTurnOnVehicles } from './run-in-turn-on-vehicles'

/** Values of a module's fields, by name; null clears one. */
export type AddedValues = Readonly<Record<string, AddedValue>>

/**
 * Sets a module's own fields of a vehicle, in the caller's transaction or a new one. Access is up to the
 * module; everything else is as for every save: the collection's rules and hooks, the audit row, the event
 * for followers. It does not wait for an open form, whose save will then report the change; and since a sale
 * does not fix a module's own data, it works on sold vehicles too. Nothing is written if all values are
 * already set.
 *
 * @param module the owner of the fields
 * @param seen the vehicle's `updatedAt` as last seen by the caller; not checked if left out
 * @throws AppError 404 if there is no such vehicle, 409 if it has changed since `seen`; Payload's
 * ValidationError for violations of the rules
 * @throws Error for a field that the module did not add
 */
export async function setVehicleFields(
  req: PayloadRequest,
  module: string,
  id: number,
  values: AddedValues,
  { seen }: { seen?: string } = {},
): Promise<void> {
  const given = fieldsOf(module, values)
  const columns = sql.join(
    given.map(({ field }) => sql.identifier(addedColumn(field))),
    sql`, `,
  )
  await runInTurnOnVehicles(req, [id], async (inner, db) => {
    const { rows } = await db.execute(
      sql`SELECT ${columns} FROM vehicles WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
    )
    const [stored] = rows
    if (!stored) throw notFound('Vehicle not found')
    await lockUnchanged(db, 'vehicles', id, seen)
    const isGiven = ({ field, value }: Given) =>
      String(addedValue(field, stored[addedColumn(field)])) === String(value)
    if (given.every(isGiven)) return
    const data = Object.fromEntries(given.map(({ field, value }) => [field.name, addedStored(field, value)]))
    const options = { overrideAccess: true, context: { ofModule: Object.keys(data) } }
    await inner.payload.update({ collection: 'vehicles', id, data, req: inner, depth: 0, ...options })
  })
}

type Given = { field: AddedField; value: AddedValue }

/** The values with their fields. */
function fieldsOf(module: string, values: AddedValues): Given[] {
  const { vehicleFields } = modules().find(({ name }) => name === module) ?? {}
  return Object.entries(values).map(([name, given]) => {
    const field = vehicleFields?.fields.find((one) => one.name === name)
    if (!field) throw new Error(`${module} adds no field ${name} to vehicles`)
    return { field, value: addedValue(field, given) }
  })
}
