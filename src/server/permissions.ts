import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type Action,
  type Actor,
  can,
  effectivePermissions,
  type ModuleKey,
  type PermissionMatrix,
} from '@/kernel/permissions'
import { dbOf } from './transaction'

/** How long a role's permissions may be trusted without looking again, in milliseconds. */
const ROLE_TTL_MS = 2_000

type Role = { permissions: PermissionMatrix; needsSecondFactor: boolean }
type RoleCache = { at: number; roles: Map<number, Role> }
const state = globalThis as typeof globalThis & { __kaidoRoles?: RoleCache; __kaidoRoleChanges?: number }

/** Forgets the cached roles; called when a role changes in this process, and when that change is there for all. */
export function forgetRoles(): void {
  state.__kaidoRoleChanges = (state.__kaidoRoleChanges ?? 0) + 1
  state.__kaidoRoles = undefined
}

async function rolesOf(req: PayloadRequest): Promise<Map<number, Role>> {
  const cached = state.__kaidoRoles
  if (cached && Date.now() - cached.at < ROLE_TTL_MS) return cached.roles
  const changes = state.__kaidoRoleChanges
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`SELECT id, permissions, requires_second_factor FROM roles`)
  const roles = new Map(
    rows.map((row) => [
      Number(row.id),
      {
        permissions: row.permissions as PermissionMatrix,
        needsSecondFactor: row.requires_second_factor === true,
      },
    ]),
  )
  // What was read before a change may be what it replaced, so it serves this request alone.
  if (state.__kaidoRoleChanges === changes) state.__kaidoRoles = { at: Date.now(), roles }
  return roles
}

type UserLike = {
  id: number | string
  role?: number | { id: number } | null
  status?: string | null
  deletedAt?: string | null
  permissions?: unknown
  allShowrooms?: boolean | null
  assignedShowrooms?: (number | { id: number })[] | null
}

const idOf = (value: number | { id: number }): number => (typeof value === 'number' ? value : value.id)

/**
 * Who is asking: a guest, a customer or a member of staff with the role's permissions as they are now.
 * An account that is not ACTIVE is a guest, whatever its token says.
 */
export async function actorOf(req: PayloadRequest): Promise<Actor> {
  const known = req.context?.actor as { user: unknown; actor: Actor } | undefined
  if (known && known.user === req.user) return known.actor
  const actor = await resolve(req)
  req.context = { ...req.context, actor: { user: req.user, actor } }
  return actor
}

/** Whether whoever asks may do `action` in `module`; for custom views and server functions, which Payload does not gate. */
export async function mayDo(req: PayloadRequest, module: ModuleKey, action: Action): Promise<boolean> {
  return can(await actorOf(req), module, action)
}

const NO_ROLE: Role = { permissions: {}, needsSecondFactor: false }

async function hasSecondFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(
    sql`SELECT 1 FROM second_factors WHERE user_id = ${userId}`,
  )
  return rows.length > 0
}

async function resolve(req: PayloadRequest): Promise<Actor> {
  const user = req.user as UserLike | null | undefined
  if (user?.status !== 'ACTIVE' || user.deletedAt) return { kind: 'guest' }
  if (!user.role) return { kind: 'customer', id: Number(user.id) }
  const roleId = idOf(user.role)
  const { permissions: role, needsSecondFactor } = (await rolesOf(req)).get(roleId) ?? NO_ROLE
  // Such a session began before the role required one, or before the person came into it.
  if (needsSecondFactor && !(await hasSecondFactor(req, Number(user.id)))) return { kind: 'guest' }
  const own = user.permissions as PermissionMatrix | null | undefined
  const permissions = own ? effectivePermissions(role, own) : role
  const showrooms = user.allShowrooms || roleId === 1 ? 'all' : (user.assignedShowrooms ?? []).map(idOf)
  return { kind: 'staff', id: Number(user.id), roleId, permissions, showrooms }
}
