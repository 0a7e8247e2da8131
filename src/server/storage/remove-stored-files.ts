import type { PayloadRequest } from 'payload'
import { logger } from '../logger'
import { storage } from '.'

/** The files that a request has stored, for removal on failure. */
export function storedKeys(req: Pick<PayloadRequest, 'context'>): string[] {
  req.context ??= {}
  const keys = (req.context.storedKeys as string[] | undefined) ?? []
  req.context.storedKeys = keys
  return keys
}

/** Removes what a request stored before it failed, as far as the storage is reachable. */
export async function removeStored(req: Pick<PayloadRequest, 'context'>): Promise<void> {
  const keys = storedKeys(req).splice(0)
  const done = await Promise.allSettled(keys.map((key) => storage().remove(key)))
  const failed = done.filter(({ status }) => status === 'rejected').length
  if (failed > 0) logger.warn({ failed }, 'files of a failed request are left in the storage')
}
