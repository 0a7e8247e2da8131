import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { type AddedField, type AddedValue, addedColumn, addedStored, addedValue } from '@/kernel/added-fields'
import { notFound } from '@/kernel/errors'
import { lockUnchanged } from '@/server/records'
import { onVehicles } from './on-vehicles'

/** Values of fields that a module added, by their names; null empties one. */
export type AddedValues = Readonly<Record<string, AddedValue>>

/**
 * Sets fields of a vehicle that a module added to vehicles, in the caller's transaction or in one of its own. Who may
 * ask for it is the module's affair; the rest is as for every save: rules and hooks of the collection, the audit row,
 * and whoever follows vehicles is told. It waits for nobody's form, which learns of it when it is saved; and since a sale
 * fixes nothing of what a module keeps for itself, sold vehicles take it too. A vehicle that says all of it already is
 * not written.
 *
 * @param module whose fields they are
 * @param seen the vehicle's `updatedAt` as the caller saw it; however it is now, without
 * @throws AppError 404 when there is no such vehicle, 409 when it changed since `seen`; Payload's ValidationError for
 *   what the rules refuse
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
  await onVehicles(req, [id], async (inner, db) => {
    const { rows } = await db.execute(
      sql`SELECT ${columns} FROM vehicles WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
    )
    const [stored] = rows
    if (!stored) throw notFound('Vehicle not found')
    await lockUnchanged(db, 'vehicles', id, seen)
    const says = ({ field, value }: Given) =>
      String(addedValue(field, stored[addedColumn(field)])) === String(value)
    if (given.every(says)) return
    const data = Object.fromEntries(given.map(({ field, value }) => [field.name, addedStored(field, value)]))
    const whose = { overrideAccess: true, context: { ofModule: Object.keys(data) } }
    await inner.payload.update({ collection: 'vehicles', id, data, req: inner, depth: 0, ...whose })
  })
}

type Given = { field: AddedField; value: AddedValue }

/** The values with the fields that they are for. */
function fieldsOf(module: string, values: AddedValues): Given[] {
  const { vehicleFields } = modules().find(({ name }) => name === module) ?? {}
  return Object.entries(values).map(([name, given]) => {
    const field = vehicleFields?.fields.find((one) => one.name === name)
    if (!field) throw new Error(`${module} adds no field ${name} to vehicles`)
    return { field, value: addedValue(field, given) }
  })
}
