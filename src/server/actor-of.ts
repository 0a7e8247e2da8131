import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Actor, effectivePermissions, type PermissionMatrix, storedMatrix } from '@/kernel/permissions'
import { dbOf } from './db-of'
import { exists } from './rows/exists'
import { flag, json, number, type RowOf } from './rows/fields'
import { select } from './rows/select'

/** How long a role's permissions are cached, in milliseconds. */
const ROLE_TTL_MS = 2_000

/** The table belongs to accounts, a higher layer. */
const ROLE = {
  id: number(sql`id`),
  permissions: json(storedMatrix, sql`permissions`),
  needsSecondFactor: flag(sql`requires_second_factor`),
}
type Role = Omit<RowOf<typeof ROLE>, 'id'>
type RoleCache = { at: number; roles: Map<number, Role> }
const state = globalThis as typeof globalThis & { __kaidoRoles?: RoleCache; __kaidoRoleChanges?: number }

/**
 * Clears the cached roles; called when a role changes in this process, and again when that change is
 * committed.
 */
export function forgetRoles(): void {
  state.__kaidoRoleChanges = (state.__kaidoRoleChanges ?? 0) + 1
  state.__kaidoRoles = undefined
}

async function rolesOf(req: PayloadRequest): Promise<Map<number, Role>> {
  const cached = state.__kaidoRoles
  if (cached && Date.now() - cached.at < ROLE_TTL_MS) return cached.roles
  const changes = state.__kaidoRoleChanges
  const db = await dbOf(req)
  const rows = await select(db, ROLE, sql`FROM roles`)
  const roles = new Map(rows.map(({ id, ...role }) => [id, role]))
  // A read from before a change may be outdated, so it serves this request alone.
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
 * Who makes the request: a guest, a customer or a member of staff with the role's current
 * permissions. An account that is not ACTIVE is a guest, whatever its token contains.
 */
export async function actorOf(req: PayloadRequest): Promise<Actor> {
  const known = req.context?.actor as { user: unknown; actor: Actor } | undefined
  if (known && known.user === req.user) return known.actor
  const actor = await resolve(req)
  req.context = { ...req.context, actor: { user: req.user, actor } }
  return actor
}

const NO_ROLE: Role = { permissions: {}, needsSecondFactor: false }

async function hasSecondFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  return exists(await dbOf(req), sql`FROM second_factors WHERE user_id = ${userId}`)
}

async function resolve(req: PayloadRequest): Promise<Actor> {
  const user = req.user as UserLike | null | undefined
  if (user?.status !== 'ACTIVE' || user.deletedAt) return { kind: 'guest' }
  if (!user.role) return { kind: 'customer', id: Number(user.id) }
  const roleId = idOf(user.role)
  const { permissions: role, needsSecondFactor } = (await rolesOf(req)).get(roleId) ?? NO_ROLE
  // Such a session began before the role required a second factor, or before the person was given that role.
  if (needsSecondFactor && !(await hasSecondFactor(req, Number(user.id)))) return { kind: 'guest' }
  const own = user.permissions as PermissionMatrix | null | undefined
  const permissions = own ? effectivePermissions(role, own) : role
  const showrooms = user.allShowrooms || roleId === 1 ? 'all' : (user.assignedShowrooms ?? []).map(idOf)
  return { kind: 'staff', id: Number(user.id), roleId, permissions, showrooms }
}
