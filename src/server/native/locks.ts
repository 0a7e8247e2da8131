import type { CollectionSlug, PayloadRequest } from 'payload'
import { permitted } from './permitted'

/** What of the arguments of a form's state the lock hangs on. */
type FormStateArgs = {
  req: PayloadRequest
  collectionSlug?: string
  id?: number | string
  returnLockStatus?: boolean
  updateLastEdited?: boolean
}

/**
 * A form asks for its state and with it for the lock on its record, which Payload gives to whoever asks. Only those
 * who may change the record get it: nobody keeps others from a record that they can only look at.
 */
export async function withoutUnearnedLock<T extends FormStateArgs>(args: T): Promise<T> {
  const { collectionSlug, id, req, returnLockStatus } = args
  if (!returnLockStatus || !collectionSlug || id === undefined) return args
  if ((await permitted(req, collectionSlug as CollectionSlug, 'update', [id])).has(id)) return args
  return { ...args, returnLockStatus: false, updateLastEdited: false }
}
