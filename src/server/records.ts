import type { CollectionSlug, PayloadRequest } from 'payload'
import { lockRows } from './database/lock-rows'
import { lockUnchanged } from './database/lock-unchanged'
import { inTransaction, inTransactionOn } from './transaction'

type Values = Record<string, unknown>

/** Postgres table of a collection. */
export const tableOf = (collection: string): string => collection.replaceAll('-', '_')

/**
 * Creates a record and returns its id. Access is up to the caller; the collection's hooks and validation
 * apply.
 */
export async function createRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Values,
): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async () => {
    const made = await req.payload.create({ collection, data, req, overrideAccess: true, depth: 0 })
    return Number(made.id)
  })
}

/**
 * Changes a record, one writer at a time.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 404 if there is none, 409 if it has changed since `seen`
 */
export async function updateRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  data: Values,
  seen?: string,
): Promise<void> {
  await inTransactionOn(req, [`${collection}:${id}`], async (_, db) => {
    await lockUnchanged(db, tableOf(collection), id, seen)
    await req.payload.update({ collection, id, data, req, overrideAccess: true, depth: 0 })
  })
}

/**
 * Deletes a record; the collection's hooks refuse while others refer to it.
 *
 * @throws AppError 404 if there is none
 */
export async function deleteRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  await inTransactionOn(req, [`${collection}:${id}`], async (_, db) => {
    await lockUnchanged(db, tableOf(collection), id)
    await req.payload.delete({ collection, id, req, overrideAccess: true, depth: 0 })
  })
}

/**
 * Deletes records together: all that exist, or none if one of them cannot be deleted.
 *
 * @returns how many were deleted
 */
export async function deleteRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const locked = await lockRows(db, tableOf(collection), ids)
    for (const id of locked) await req.payload.delete({ collection, id, req, overrideAccess: true, depth: 0 })
    return locked.length
  })
}
