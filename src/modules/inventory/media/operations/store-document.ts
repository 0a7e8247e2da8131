import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError, conflict, notFound, unsupportedType } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import { actorOf } from '@/server/actor-of'
import { type Db, dbOf } from '@/server/db-of'
import { detectDocumentType } from '@/server/detect-document-type'
import { cleanScan, isPaperPicture } from '@/server/pictures/clean-scan'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { inTransaction } from '@/server/transaction'
import { checkDocumentFile } from '../rules/check-sent-file'
import { fileLink } from '../rules/file-links'
import { sentPath } from '../rules/sent-path'
import { DOCUMENTS, type DocumentKind } from '../rules/vehicle-documents'
import { MAX_DOCUMENT_BYTES } from '../rules/vehicle-file-limits'
import { lockSentFile } from './lock-sent-file'
import { readSentFile } from './read-sent-file'
import { discardSentFile } from './remove-sent-file'
import { requireUploadPermission } from './require-upload-permission'

/** The uploaded paper, its owner (a number for a stored vehicle), and its kind. */
export type SentDocument = { path: string; vehicleId: number | string; kind: DocumentKind }

/**
 * Checks the bytes of an uploaded paper and returns its permanent address. A save of the vehicle attaches it.
 *
 * @throws AppError 403, 404 for other people's paths, missing files and unknown vehicles, 409 for a sold
 * vehicle, 413, 415 'Invalid file type', 503
 */
export async function storeDocument(req: PayloadRequest, sent: SentDocument): Promise<string> {
  const owner = await requireUploadPermission(req, 'vehicle-documents')
  const path = sentPath(sent.path, 'document') ?? ''
  try {
    return await inTransaction({ payload: req.payload, req }, async (_, db) => {
      if (typeof sent.vehicleId === 'number') await requireOpenVehicle(req, db, sent.vehicleId)
      const row = await lockSentFile(db, path, owner, DOCUMENTS[sent.kind].label)
      if (row.kind !== null && row.kind !== sent.kind) throw conflict('This file is a different document')
      if (row.kind === null) {
        const message = checkDocumentFile({ name: row.name, size: MAX_DOCUMENT_BYTES + 1 }) ?? ''
        const bytes = await readSentFile(path, { bytes: MAX_DOCUMENT_BYTES, message })
        const size = await cleanDocument(path, bytes, row.contentType)
        await db.execute(sql`UPDATE uploads SET kind = ${sent.kind}, bytes = ${size} WHERE id = ${row.id}`)
      }
      return fileLink(row.id)
    })
  } catch (error) {
    const isRefused = error instanceof AppError && (error.status === 413 || error.status === 415)
    if (isRefused) await discardSentFile(await dbOf(req), path)
    throw error
  }
}

/**
 * Checks a paper, and re-encodes it in place if it is a picture. In place, so that its upload address stays
 * taken and nothing else can be sent there.
 *
 * @returns its new size in bytes
 */
async function cleanDocument(path: string, bytes: Buffer, type: string): Promise<number> {
  if ((await detectDocumentType(bytes)) !== type) throw unsupportedType()
  if (!isPaperPicture(type)) return bytes.length
  const clean = await cleanScan(bytes)
  if (!clean) throw unsupportedType()
  await orUnavailable(storage().put(path, clean, type))
  return clean.length
}

async function requireOpenVehicle(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const [vehicle] = await select(
    db,
    { status: vehicles.status, showroom: vehicles.showroomId },
    sql`FROM vehicles WHERE id = ${id} AND deleted_at IS NULL`,
  )
  const showrooms = visibleShowrooms(await actorOf(req))
  if (!vehicle || !reachesShowroom(showrooms, vehicle.showroom)) throw notFound('Vehicle not found')
  if (vehicle.status === 'SOLD') throw conflict('This vehicle is sold and can no longer be changed')
}
