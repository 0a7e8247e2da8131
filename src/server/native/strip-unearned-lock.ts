import type { CollectionSlug, PayloadRequest } from 'payload'
import { permittedRows } from './permitted-rows'

/** The arguments of a form's state that determine the lock. */
type FormStateArgs = {
  req: PayloadRequest
  collectionSlug?: string
  id?: number | string
  returnLockStatus?: boolean
  updateLastEdited?: boolean
}

/**
 * A form requests its state and with it the lock on its record, which Payload gives to anyone. Only those who
 * may change the record get it: otherwise people with read access alone could lock out editors.
 */
export async function withoutUnearnedLock<T extends FormStateArgs>(args: T): Promise<T> {
  const { collectionSlug, id, req, returnLockStatus } = args
  if (!returnLockStatus || !collectionSlug || id === undefined) return args
  if ((await permittedRows(req, collectionSlug as CollectionSlug, 'update', [id])).has(id)) return args
  return { ...args, returnLockStatus: false, updateLastEdited: false }
}
