import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { completeVehicle } from '@/modules/inventory/vehicles/rules/complete-vehicle'
import type { VehicleDraft } from '@/modules/inventory/vehicles/rules/vehicle-draft'
import { type Db, dbOf } from '@/server/transaction'
import { loadVehicleRefs } from './loadVehicleRefs'

/** Id of the fallback colour, made when a new installation has none yet. */
async function whiteColour(db: Db, known: number | null): Promise<number> {
  if (known) return known
  const made = await db.execute(sql`
    INSERT INTO vehicle_colours (name, status, hex) VALUES ('White', 'active', '#F4F5F5')
    ON CONFLICT ((lower(name))) DO UPDATE SET name = vehicle_colours.name RETURNING id`)
  return Number(made.rows[0]?.id)
}

/**
 * Everything that follows from what was entered (name, litres, volume, price, defaults), then every check
 * of the result. The importer asks the same rule about its rows.
 */
export const applyVehicleRules: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const draft = { ...originalDoc, ...data } as VehicleDraft & { publishedAt?: string | null }
  const db = await dbOf(req)
  const loaded = await loadVehicleRefs(db, draft)
  const { derived, issues, publishedAt } = completeVehicle(
    draft,
    loaded,
    new Date(),
    operation === 'update' ? originalDoc : null,
  )
  if (issues.length > 0) throw new ValidationError({ collection: collection.slug, errors: issues, req })
  return {
    ...data,
    ...derived,
    color: draft.color ?? (await whiteColour(db, loaded.whiteId)),
    publishedAt,
  }
}
