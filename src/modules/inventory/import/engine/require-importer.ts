import type { PayloadRequest } from 'payload'
import { forbidden, notFound } from '@/kernel/errors'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'

type Staff = Extract<Actor, { kind: 'staff' }>

/**
 * The actor, if they may import vehicles.
 *
 * @throws AppError 403
 */
export async function requireImporter(req: PayloadRequest): Promise<Staff> {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || !can(actor, 'inventory', 'create')) throw forbidden()
  return actor
}

/**
 * Files and reports contain vehicles of any showroom: staff limited to some showrooms see only their own
 * uploads.
 */
export const ownedOnly = (actor: Staff): number | null => (actor.showrooms === 'all' ? null : actor.id)

/** @throws AppError 404 for other people's uploads, if only one's own are visible */
export function requireVisible(actor: Staff, owner: number | null): void {
  const only = ownedOnly(actor)
  if (only !== null && only !== owner) throw notFound()
}
