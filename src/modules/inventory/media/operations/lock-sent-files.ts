import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden, notFound, tooLarge } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { logger } from '@/server/logger'
import { actorOf } from '@/server/permissions'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import type { Db } from '@/server/transaction'
import { uploads } from '../queries/tables'
import { isForCustomers, moduleOf, type UploadFolder } from '../rules/upload-folders'

const SENT = {
  id: uploads.id,
  path: uploads.path,
  name: uploads.name,
  contentType: uploads.contentType,
  mediaId: uploads.mediaId,
  kind: uploads.kind,
}

/** An upload, as in its table. */
export type SentFile = RowOf<typeof SENT>

/**
 * The user, if they may upload there: staff who may create or update in the folder's module, or customers.
 *
 * @returns the account's id
 * @throws AppError 403
 */
export async function requireSender(req: PayloadRequest, folder: UploadFolder | null): Promise<number> {
  const actor = await actorOf(req)
  if (isForCustomers(folder)) {
    if (actor.kind === 'customer') return actor.id
    throw forbidden()
  }
  const module = moduleOf(folder)
  if (actor.kind === 'staff' && (can(actor, module, 'create') || can(actor, module, 'update')))
    return actor.id
  throw forbidden()
}

/**
 * Locks an upload's row until the end of the transaction. Only its owner's: knowing a path is not a
 * permission.
 *
 * @throws AppError 404
 */
export async function lockSent(db: Db, path: string, owner: number, what: string): Promise<SentFile> {
  const [sent] = await select(
    db,
    SENT,
    sql`FROM uploads WHERE path = ${path} AND created_by = ${owner} FOR UPDATE`,
  )
  if (!sent) throw notFound(`${what} not found`)
  return sent
}

/**
 * The bytes of an upload.
 *
 * @param most the largest size accepted, in bytes
 * @throws AppError 404 if it is not uploaded yet, 413, 503
 */
export async function readSent(
  path: string,
  most: { bytes: number; message: string },
): Promise<Buffer<ArrayBuffer>> {
  const file = await orUnavailable(storage().get(path))
  if (!file) throw notFound('Upload failed')
  if (file.size > most.bytes) {
    file.stream.destroy()
    throw tooLarge(most.message)
  }
  return Buffer.concat(await orUnavailable(file.stream.toArray()))
}

/** Discards a rejected upload. If it cannot be removed now, the nightly sweep removes it. */
export async function discardSent(db: Db, path: string): Promise<void> {
  if (await removed(path)) await db.execute(sql`DELETE FROM uploads WHERE path = ${path}`)
}

/** Removes an upload once it has become something else. */
export async function clearSent(db: Db, path: string): Promise<void> {
  if (await removed(path)) await db.execute(sql`UPDATE uploads SET is_cleared = true WHERE path = ${path}`)
}

async function removed(path: string): Promise<boolean> {
  try {
    await storage().remove(path)
    return true
  } catch (error) {
    logger.warn({ err: error, path }, 'a sent file could not be removed yet')
    return false
  }
}
