import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Actor, can, MODULES } from '@/kernel/permissions'
import { modulePermission } from '@/modules/accounts/access/routes/permission-wire'
import { epochSeconds } from '@/server/sql'

/** What signed-in people see of their own account. */
export const sessionUser = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    middleName: z.string().nullable(),
    lastName: z.string(),
    status: z.string(),
    userType: z.enum(['CUSTOMER', 'DEALER']).nullable(),
    profilePictureUrl: z.string().nullable(),
    roleId: z.int().nullable(),
    /** One entry per module; empty for customers. */
    userPermissions: z.array(modulePermission),
    assignedShowrooms: z.union([z.literal('all'), z.array(z.int())]),
  })
  .meta({ id: 'SessionUser' })

/** One place where an account is signed in. */
export const sessionRecord = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string().nullable(),
  signedInAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
})

/** The request's account with its current permissions. */
export function toSessionUser(user: PayloadRequest['user'], actor: Actor): z.input<typeof sessionUser> {
  if (!user) throw new Error('no user to describe')
  return {
    id: Number(user.id),
    email: user.email,
    firstName: user.firstName,
    middleName: user.middleName ?? null,
    lastName: user.lastName,
    status: user.status,
    userType: user.userType ?? null,
    profilePictureUrl: user.profilePictureUrl ?? null,
    roleId: actor.kind === 'staff' ? actor.roleId : null,
    userPermissions: actor.kind === 'staff' ? permissionsOf(actor) : [],
    assignedShowrooms: actor.kind === 'staff' ? actor.showrooms : [],
  }
}

const permissionsOf = (actor: Actor) =>
  MODULES.map(({ id, key, name }) => ({
    moduleId: id,
    module: name,
    read: can(actor, key, 'read'),
    create: can(actor, key, 'create'),
    update: can(actor, key, 'update'),
    delete: can(actor, key, 'delete'),
  }))

/** When the request's session expires, in seconds since 1970. */
export function sessionEnd({ user }: PayloadRequest): number {
  const sid = user && '_sid' in user ? user._sid : null
  const session = user?.sessions?.find(({ id }) => id === sid)
  return session ? epochSeconds(session.expiresAt) : 0
}
