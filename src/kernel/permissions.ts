import { isRecord } from './loose-values'

/** What a permission covers. */
export const ACTIONS = ['read', 'create', 'update', 'delete'] as const
export type Action = (typeof ACTIONS)[number]

/** The actions' display names. */
export const ACTION_WORDS: Record<Action, string> = {
  read: 'Read',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
}

/** The nine areas of the product. Ids and keys are fixed; names are for display. */
export const MODULES = [
  { id: 1, key: 'dashboard', name: 'Dashboard' },
  { id: 2, key: 'inventory', name: 'Inventory' },
  { id: 3, key: 'sales', name: 'Sales' },
  { id: 4, key: 'content', name: 'Content' },
  { id: 5, key: 'support', name: 'Customer Support' },
  { id: 6, key: 'careers', name: 'Careers' },
  { id: 7, key: 'accounts', name: 'Roles and Users' },
  { id: 8, key: 'reports', name: 'Reports' },
  { id: 9, key: 'settings', name: 'Settings' },
] as const
export type ModuleKey = (typeof MODULES)[number]['key']

/** Which actions a role includes, by module. A missing module or action means no. */
export type PermissionMatrix = Partial<Record<ModuleKey, Partial<Record<Action, boolean>>>>

/** A matrix as stored. Unknown modules and actions, and values that are not booleans, are left out. */
export const storedMatrix = (stored: unknown): PermissionMatrix =>
  Object.fromEntries(
    MODULES.flatMap(({ key }) => {
      const held = isRecord(stored) ? stored[key] : undefined
      if (!isRecord(held)) return []
      return [
        [
          key,
          Object.fromEntries(ACTIONS.filter((a) => typeof held[a] === 'boolean').map((a) => [a, held[a]])),
        ],
      ]
    }),
  )

/** The role that may do everything, whatever its stored matrix contains. */
export const TOP_ROLE_ID = 1

/** Who makes the request. `showrooms` are the ids that a member of staff is assigned to. */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'customer'; id: number }
  | { kind: 'staff'; id: number; roleId: number; permissions: PermissionMatrix; showrooms: number[] | 'all' }

/** Whether the actor may do this. Role 1 always may; guests and customers have no module permissions. */
export function can(actor: Actor, module: ModuleKey, action: Action): boolean {
  if (actor.kind !== 'staff') return false
  return actor.roleId === TOP_ROLE_ID || actor.permissions[module]?.[action] === true
}

/** Whether the actor may grant a matrix: nobody grants permissions they do not have. */
export const mayGrant = (actor: Actor, granted: PermissionMatrix): boolean =>
  MODULES.every(({ key }) =>
    ACTIONS.every((action) => granted[key]?.[action] !== true || can(actor, key, action)),
  )

/** The permissions in force for a person: the role's, overridden by those set for that person alone. */
export const effectivePermissions = (
  role: PermissionMatrix,
  own: PermissionMatrix | null | undefined,
): PermissionMatrix =>
  Object.fromEntries(
    MODULES.map(({ key }) => [
      key,
      Object.fromEntries(
        ACTIONS.map((action) => [action, own?.[key]?.[action] ?? role[key]?.[action] ?? false]),
      ),
    ]),
  )

/** Whether customers' identities are shown: only to staff who deal with customers. */
export const seesCustomers = (actor: Actor): boolean =>
  can(actor, 'sales', 'read') || can(actor, 'support', 'read')

/** Whether cost value and markup are shown: only to those who enter them. */
export const seesCost = (actor: Actor): boolean =>
  can(actor, 'inventory', 'create') || can(actor, 'inventory', 'update')
