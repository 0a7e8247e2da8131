import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { isForBoth, isForCustomers, moduleOf, type UploadFolder } from '../rules/upload-folders'

/**
 * The user, if they may upload there: staff who may create or update in the folder's module, customers, or both.
 *
 * @returns the account's id
 * @throws AppError 403
 */
export async function requireUploadPermission(
  req: PayloadRequest,
  folder: UploadFolder | null,
): Promise<number> {
  const actor = await actorOf(req)
  if (isForCustomers(folder)) {
    if (actor.kind === 'customer') return actor.id
    throw forbidden()
  }
  if (isForBoth(folder) && actor.kind === 'customer') return actor.id
  const module = moduleOf(folder)
  if (actor.kind === 'staff' && (can(actor, module, 'create') || can(actor, module, 'update')))
    return actor.id
  throw forbidden()
}
