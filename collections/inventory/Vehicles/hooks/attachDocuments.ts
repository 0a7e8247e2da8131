import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { fileIdOf } from '@/modules/inventory/media/rules/file-id-of'
import { DOCUMENT_KINDS, DOCUMENTS } from '@/modules/inventory/media/rules/vehicle-documents'
import { dbOf } from '@/server/db-of'

/**
 * Attaches stored papers to the vehicle whose fields name them; they are then as public as the vehicle.
 * A paper that another user uploaded for another vehicle is rejected: knowing its address does not give
 * access.
 */
export const attachDocuments: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  for (const kind of DOCUMENT_KINDS) {
    const { field, label } = DOCUMENTS[kind]
    const file = doc[field] === previousDoc?.[field] ? null : fileIdOf(doc[field])
    if (!file) continue
    const db = await dbOf(req)
    const { rows } = await db.execute(sql`
      UPDATE uploads SET vehicle_id = ${doc.id}
      WHERE id = ${file} AND kind = ${kind}
        AND (vehicle_id = ${doc.id} OR vehicle_id IS NULL AND created_by = ${req.user?.id ?? null}::int)
      RETURNING id`)
    if (rows.length > 0) continue
    const errors = [{ path: field, message: `${label} not found` }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  return doc
}
