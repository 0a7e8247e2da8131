import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { type Actor, mayGrant, type PermissionMatrix } from '@/kernel/permissions'
import { slugify } from '@/kernel/slug'
import { actorOf, forgetRoles } from '@/server/actor-of'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { count } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { GRANT_MESSAGE, TOP_ROLE_MESSAGE } from '../rules/may-manage-people'
import { roleRefusal } from '../rules/role-refusal'

export const ROLE_TAKEN_MESSAGE = 'A role with this name already exists'

/** The new values of a role. */
export type RoleChange = { name?: string; permissions?: PermissionMatrix }

/** A role can be changed only by someone with at least its permissions, and nobody changes their own role. */
function refuseReach(actor: Actor, roleId: number, held: PermissionMatrix): void {
  const refusal = roleRefusal(actor, roleId, held)
  if (refusal) throw refusal === TOP_ROLE_MESSAGE ? conflict(refusal) : forbidden(refusal)
}

async function refuseTaken(db: Db, name: string | undefined, except = 0): Promise<void> {
  if (name === undefined) return
  if (await exists(db, sql`FROM roles WHERE lower(name) = lower(${name}) AND id <> ${except}`))
    throw conflict(ROLE_TAKEN_MESSAGE, [issue('name', ROLE_TAKEN_MESSAGE)])
}

/**
 * Creates a role within the caller's own permissions.
 *
 * @returns its id
 * @throws AppError 403 if it would include more than the caller has, 409 if the name is taken
 */
export async function createRole(
  req: PayloadRequest,
  { name = '', permissions = {} }: RoleChange,
): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    if (!mayGrant(await actorOf(inner), permissions)) throw forbidden(GRANT_MESSAGE)
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('kaido:roles'))`)
    await refuseTaken(db, name)
    const key = `${slugify(name) || 'role'}-${Date.now().toString(36)}`
    const made = await inner.payload.create({
      collection: 'roles',
      data: { name, key, permissions },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    return Number(made.id)
  })
}

/**
 * Changes a role; this applies to everyone who has it from their next request on.
 *
 * @param seen the `updatedAt` that the caller last saw, if sent
 * @throws AppError 403, 404, 409 (the Admin role, a taken name, a change in the meantime)
 */
export async function updateRole(
  req: PayloadRequest,
  id: number,
  change: RoleChange,
  seen?: string,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockUnchanged(db, 'roles', id, seen)
    const actor = await actorOf(inner)
    const role = await inner.payload.findByID({
      collection: 'roles',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const held = role.permissions as PermissionMatrix
    refuseReach(actor, id, held)
    await refuseTaken(db, change.name, id)
    if (change.permissions && !mayGrant(actor, change.permissions)) throw forbidden(GRANT_MESSAGE)
    const permissions = change.permissions && { ...held, ...change.permissions }
    const data = {
      ...(change.name !== undefined && { name: change.name }),
      ...(permissions && { permissions }),
    }
    await inner.payload.update({ collection: 'roles', id, data, req: inner, overrideAccess: true, depth: 0 })
  })
  forgetRoles()
}

/**
 * Deletes a role that nobody has.
 *
 * @throws AppError 403, 404, 409 with the number of people who have it
 */
export async function deleteRole(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockUnchanged(db, 'roles', id)
    const role = await inner.payload.findByID({
      collection: 'roles',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    refuseReach(await actorOf(inner), id, role.permissions as PermissionMatrix)
    const people = await count(db, sql`FROM users WHERE role_id = ${id}`)
    if (people > 0)
      throw conflict(
        `This role cannot be deleted: ${people} ${people === 1 ? 'person has' : 'people have'} it`,
      )
    await inner.payload.delete({ collection: 'roles', id, req: inner, overrideAccess: true, depth: 0 })
  })
  forgetRoles()
}
