import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden, notFound, tooLarge } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { logger } from '@/server/logger'
import { actorOf } from '@/server/permissions'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { reached } from '@/server/storage/reached'
import type { Db } from '@/server/transaction'
import { uploads } from '../queries/tables'
import { moduleOf, type UploadFolder } from '../rules/upload-folders'

const SENT = {
  id: uploads.id,
  path: uploads.path,
  name: uploads.name,
  contentType: uploads.contentType,
  mediaId: uploads.mediaId,
  kind: uploads.kind,
}

/** A file that somebody sent, as the table has it. */
export type SentFile = RowOf<typeof SENT>

/**
 * Who may send files there: staff who may add to the module that the folder belongs to, or change it.
 *
 * @returns the account's id
 * @throws AppError 403
 */
export async function requireSender(req: PayloadRequest, folder: UploadFolder | null): Promise<number> {
  const actor = await actorOf(req)
  const module = moduleOf(folder)
  if (actor.kind === 'staff' && (can(actor, module, 'create') || can(actor, module, 'update')))
    return actor.id
  throw forbidden()
}

/**
 * Holds a sent file's row until the transaction ends. Only its owner's: a path that is known is not a right.
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
 * The bytes of a sent file.
 *
 * @param most more bytes than these are not read
 * @throws AppError 404 when it has not arrived, 413, 503
 */
export async function readSent(
  path: string,
  most: { bytes: number; message: string },
): Promise<Buffer<ArrayBuffer>> {
  const file = await reached(storage().get(path))
  if (!file) throw notFound('Upload failed')
  if (file.size > most.bytes) {
    file.stream.destroy()
    throw tooLarge(most.message)
  }
  return Buffer.concat(await reached(file.stream.toArray()))
}

/** Forgets a file that was refused. What cannot be removed now goes with the nightly sweep. */
export async function discardSent(db: Db, path: string): Promise<void> {
  if (await removed(path)) await db.execute(sql`DELETE FROM uploads WHERE path = ${path}`)
}

/** Removes what was sent once it has become something else. */
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
