import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { forgetReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { refreshSearchRows } from '@/modules/inventory/search/engine/refresh-search-rows'
import { refreshSearchTerms } from '@/modules/inventory/search/engine/refresh-search-terms'
import { vehicles } from '@/modules/inventory/tables.gen'
import { dbOf } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

/** A name has changed: pages read it again, and typed words match it from now on. */
export const followName =
  (kind: string | undefined): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (kind) await refreshSearchTerms(await dbOf(req), kind, [Number(doc.id)])
    forgetReferences()
    return doc
  }

export const followRemovedName =
  (kind: string | undefined): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    if (kind) await refreshSearchTerms(await dbOf(req), kind, [Number(doc.id)])
    forgetReferences()
    return doc
  }

/** The code is part of the searchable text of its vehicles. */
export const followModelCode: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || doc.modelCode === previousDoc?.modelCode) return doc
  const db = await dbOf(req)
  const ids = await selectValues(db, vehicles.id, sql`FROM vehicles WHERE model_code_id = ${doc.id}`)
  if (ids.length > 0) await refreshSearchRows(db, ids)
  return doc
}
