import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import type { Issue } from '@/kernel/issue'
import { deriveVehicle } from '@/modules/inventory/rules/derive-vehicle'
import { checkGivenValues, validateVehicle } from '@/modules/inventory/rules/validate-vehicle'
import type { VehicleDraft } from '@/modules/inventory/rules/vehicle-draft'
import { type Db, dbOf } from '@/server/transaction'
import { type LoadedRefs, loadVehicleRefs } from './loadVehicleRefs'

/** What does not belong together: a model of another make, a code of another model. */
function mismatches(loaded: LoadedRefs): Issue[] {
  const issues: Issue[] = []
  if (!loaded.modelBelongs) issues.push({ path: 'model', message: 'Model not found for this manufacturer' })
  if (!loaded.modelCodeBelongs)
    issues.push({ path: 'modelCode', message: 'Model code not found for this model' })
  if (!loaded.vehicleTypeKnown) issues.push({ path: 'vehicleType', message: 'Vehicle type not found' })
  return issues
}

/** What was entered and what follows from it are both checked; a field says its first problem. */
const onePerField = (issues: readonly Issue[]): Issue[] =>
  issues.filter((one, index) => issues.findIndex((other) => other.path === one.path) === index)

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
 * of the result. The importer applies the same two rules to its rows.
 */
export const applyVehicleRules: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const draft = { ...originalDoc, ...data } as VehicleDraft & { publishedAt?: string | null }
  const now = new Date()
  const db = await dbOf(req)
  const loaded = await loadVehicleRefs(db, draft)
  const { colorName: _colour, location: _location, ...derived } = deriveVehicle(draft, loaded.refs, now)
  const isPublished = derived.status === 'PUBLISHED'
  const context = { becomesPublished: isPublished, fuelTypeName: loaded.refs.fuelTypeName }
  const errors = onePerField([
    ...mismatches(loaded),
    ...validateVehicle({ ...draft, ...derived }, now, context),
    ...checkGivenValues(draft),
  ])
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return {
    ...data,
    ...derived,
    color: draft.color ?? (await whiteColour(db, loaded.whiteId)),
    publishedAt: draft.publishedAt ?? (isPublished ? now.toISOString() : null),
  }
}
