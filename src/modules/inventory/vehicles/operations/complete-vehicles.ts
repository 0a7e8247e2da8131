import { sql } from '@payloadcms/db-postgres'
import { vehicleColours } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { returning } from '@/server/rows/returning'
import { loadVehicleReferences } from '../queries/load-vehicle-references'
import { type CompletedVehicle, completeVehicle } from '../rules/complete-vehicle'
import type { StoredTitle } from '../rules/derived/vehicle-name'
import type { VehicleDraft } from '../rules/vehicle-draft-type'

/** A vehicle as it would be stored, and its current title; null for a new one. */
export type CheckedDraft = {
  draft: VehicleDraft & { publishedAt?: string | null }
  stored: StoredTitle | null
}

/** Id of the fallback colour, created if a new installation has none yet. */
async function whiteColour(db: Db, known: number | null): Promise<number> {
  if (known) return known
  const [made] = await returning(
    db,
    { id: vehicleColours.id },
    sql`INSERT INTO vehicle_colours (name, status, hex) VALUES ('White', 'active', '#F4F5F5')
      ON CONFLICT ((lower(name))) DO UPDATE SET name = vehicle_colours.name`,
  )
  if (!made) throw new Error('the fallback colour could not be made')
  return made.id
}

/**
 * The rules' result for vehicles about to be stored, with all derived values, whether saved one by one or in
 * bulk. Two queries at most.
 *
 * @returns in the order given; `color` is the fallback if there is none, and null if the vehicle is rejected
 */
export async function completeVehicles(
  db: Db,
  given: readonly CheckedDraft[],
  now: Date,
): Promise<(CompletedVehicle & { color: number | null })[]> {
  const references = await loadVehicleReferences(
    db,
    given.map(({ draft }) => draft),
  )
  const checked = given.map(({ draft, stored }, index) => {
    const loaded = references[index]
    if (!loaded) throw new Error('A vehicle has no answer about its references')
    return { draft, whiteId: loaded.whiteId, ...completeVehicle(draft, loaded, now, stored, addedFields()) }
  })
  const pale = checked.find(({ draft, issues }) => draft.color == null && issues.length === 0)
  const white = pale ? await whiteColour(db, pale.whiteId) : null
  return checked.map(({ draft, whiteId: _, ...one }) => ({ ...one, color: draft.color ?? white }))
}
