import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { forgetReferences } from '@/modules/inventory/lists/queries/references'
import { refreshSearchRows, refreshSearchTerms } from '@/modules/inventory/search/engine/refresh'
import { dbOf } from '@/server/transaction'

const idOf = (value: unknown): number | null =>
  value && typeof value === 'object' && 'id' in value
    ? Number(value.id)
    : value == null
      ? null
      : Number(value)

const refresh = async (req: PayloadRequest, vehicles: readonly unknown[]): Promise<void> => {
  const ids = [...new Set(vehicles.map(idOf))].filter((id): id is number => id !== null)
  if (ids.length > 0) await refreshSearchRows(await dbOf(req), ids)
}

/** Writes the vehicle's search row in the vehicle's own transaction. */
export const writeSearchRow: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refresh(req, [doc.id])
  return doc
}

/** Takes the search row away with its vehicle. */
export const removeSearchRow: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refresh(req, [doc.id])
  return doc
}

/** The card shows the first picture, so a change of pictures is one of the card. */
export const followPicture: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await refresh(req, [doc.vehicle, previousDoc?.vehicle])
  return doc
}

export const followRemovedPicture: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refresh(req, [doc.vehicle])
  return doc
}

/** A replaced file has a new name; every card that shows it follows. */
export const followMedia: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return doc
  const db = await dbOf(req)
  const { rows } = await db.execute(
    sql`SELECT DISTINCT vehicle_id AS id FROM vehicle_images WHERE media_id = ${doc.id}`,
  )
  await refresh(
    req,
    rows.map((row) => row.id),
  )
  return doc
}

/** A name changed: pages read it again, typed words mean it from now on. */
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

/** The code stands in the searchable text of its vehicles. */
export const followModelCode: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || doc.modelCode === previousDoc?.modelCode) return doc
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`SELECT id FROM vehicles WHERE model_code_id = ${doc.id}`)
  await refresh(
    req,
    rows.map((row) => row.id),
  )
  return doc
}
