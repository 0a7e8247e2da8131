import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { type AddedValue, addedStored, addedValue } from '@/kernel/added-fields'
import { notFound } from '@/kernel/errors'
import { lockUnchanged } from '@/server/records'
import { onVehicles } from './on-vehicles'

/** Values of fields that a module added, by their names; null empties one. */
export type AddedValues = Readonly<Record<string, AddedValue>>

/**
 * Sets fields of a vehicle that a module added to vehicles, in the caller's transaction or in one of its own. Who may
 * ask for it is the module's affair; the rest is as for every save: rules and hooks of the collection, the audit row,
 * and whoever follows vehicles is told. It waits for nobody's form, which learns of it when it is saved; and since a sale
 * fixes nothing of what a module keeps for itself, sold vehicles take it too.
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
  const data = storedOf(module, values)
  await onVehicles(req, [id], async (inner, db) => {
    const { rows } = await db.execute(
      sql`SELECT 1 FROM vehicles WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
    )
    if (rows.length === 0) throw notFound('Vehicle not found')
    await lockUnchanged(db, 'vehicles', id, seen)
    const whose = { overrideAccess: true, context: { ofModule: Object.keys(data) } }
    await inner.payload.update({ collection: 'vehicles', id, data, req: inner, depth: 0, ...whose })
  })
}

/** The values as the collection takes them. */
function storedOf(module: string, values: AddedValues): Record<string, AddedValue> {
  const { vehicleFields } = modules().find(({ name }) => name === module) ?? {}
  return Object.fromEntries(
    Object.entries(values).map(([name, given]) => {
      const field = vehicleFields?.fields.find((one) => one.name === name)
      if (!field) throw new Error(`${module} adds no field ${name} to vehicles`)
      return [name, addedStored(field, addedValue(field, given))]
    }),
  )
}
