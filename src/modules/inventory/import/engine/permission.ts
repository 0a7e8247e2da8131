import type { PayloadRequest } from 'payload'
import { forbidden, notFound } from '@/kernel/errors'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'

type Staff = Extract<Actor, { kind: 'staff' }>

/**
 * Who asks, provided that they may import vehicles.
 *
 * @throws AppError 403
 */
export async function requireImporter(req: PayloadRequest): Promise<Staff> {
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || !can(actor, 'inventory', 'create')) throw forbidden()
  return actor
}

/** Files and reports hold vehicles of any showroom: who sees only some sees only what is their own. */
export const ownedOnly = (actor: Staff): number | null => (actor.showrooms === 'all' ? null : actor.id)

/** @throws AppError 404 for what belongs to somebody else, when only the own is seen */
export function requireVisible(actor: Staff, owner: number | null): void {
  const only = ownedOnly(actor)
  if (only !== null && only !== owner) throw notFound()
}
