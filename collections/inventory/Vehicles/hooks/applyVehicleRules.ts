import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { completeVehicles } from '@/modules/inventory/vehicles/operations/complete-vehicles'
import type { VehicleDraft } from '@/modules/inventory/vehicles/rules/vehicle-draft-type'
import { dbOf } from '@/server/db-of'

/**
 * Derives values from the input (name, litres, volume, price, defaults), then validates the result. The
 * importer and bulk status changes use the same rule.
 */
export const applyVehicleRules: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const draft = { ...originalDoc, ...data } as VehicleDraft & { publishedAt?: string | null }
  const stored = operation === 'update' ? originalDoc : null
  const [completed] = await completeVehicles(await dbOf(req), [{ draft, stored }], new Date())
  if (!completed) throw new Error('The rules said nothing of a vehicle')
  const { color, derived, issues, publishedAt } = completed
  if (issues.length > 0) throw new ValidationError({ collection: collection.slug, errors: issues, req })
  return { ...data, ...derived, color, publishedAt }
}
