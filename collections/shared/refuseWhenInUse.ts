import type { CollectionBeforeDeleteHook, SanitizedCollectionConfig } from 'payload'
import { APIError } from 'payload'
import { countRecordUses } from '@/server/database/count-record-uses'
import { dbOf } from '@/server/db-of'

/** Whether records of a collection can be set inactive instead of being deleted. */
const canRest = ({ fields }: SanitizedCollectionConfig): boolean =>
  fields.some((field) => 'name' in field && field.name === 'status')

/**
 * Refuses to delete a record that others refer to, with their number and what can be done instead. Modules
 * declare their references in their definitions.
 *
 * @param singular the display name of one record
 * @param instead what can be done instead, where that is not setting it to inactive
 */
export const refuseWhenInUse =
  (singular: string, instead?: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const uses = await countRecordUses(await dbOf(req), collection.slug, id)
    if (uses === null) return
    throw new APIError(
      [
        `This ${singular.toLowerCase()} is used by ${uses} and cannot be deleted.`,
        ...(instead ? [instead] : canRest(collection) ? ['Set it to inactive instead.'] : []),
      ].join(' '),
      409,
      { code: 'conflict' },
      true,
    )
  }
