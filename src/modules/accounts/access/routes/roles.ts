import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp, updatedAtField } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { forbidden, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { can } from '@/kernel/permissions'
import { dbOf } from '@/server/transaction'
import { createRole, deleteRole, updateRole } from '../operations/create-update-or-delete-role'
import { setPersonalPermissions } from '../operations/set-personal-permissions'
import { getPermissions } from '../queries/get-permissions'
import { listRoles, type Role } from '../queries/list-roles'
import {
  defaultPermissionInput,
  defaultPermissionPatch,
  entriesOf,
  matrixOf,
  ownPermissionsInput,
  roleInput,
  rolePatch,
} from '../schemas/roles-and-permissions'
import * as words from '../words'
import { moduleRoutes } from './modules'
import { modulePermission } from './permission-wire'

const tag = 'Roles'
const may = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'module', module: 'accounts', action }) as const

const role = z
  .object({
    id: z.int(),
    name: z.string(),
    permissions: z.array(modulePermission),
    people: z.int(),
    requiresSecondFactor: z.boolean(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Role' })

const toRole = ({ permissions, ...rest }: Role) => ({ ...rest, permissions: entriesOf(permissions) })

async function roleOf({ req }: RouteContext, id: number) {
  const [stored] = await listRoles(await dbOf(req), id)
  if (!stored) throw notFound()
  return stored
}

const matrixIn = ({
  name,
  permissions,
}: {
  name?: string
  permissions?: Parameters<typeof matrixOf>[0]
}) => ({
  ...(name !== undefined && { name }),
  ...(permissions && { permissions: matrixOf(permissions) }),
})

const roleRoutesOnly = [
  defineRoute({
    method: 'get',
    path: '/roles',
    access: may('read'),
    tag,
    summary: 'List roles with their permissions',
    response: listOf(role),
    handler: async (_, { req }) => {
      const roles = await listRoles(await dbOf(req))
      return asList(roles.map(toRole), roles.length, { page: 1, limit: Math.max(1, roles.length) })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/roles',
    access: may('create'),
    tag,
    summary: 'Create a role; it can only have permissions that you have',
    status: 201,
    refusals: [403, 409],
    body: roleInput,
    response: recordOf(role),
    handler: async ({ body }, context) => {
      const id = await createRole(context.req, matrixIn(body))
      return { data: toRole(await roleOf(context, id)), message: words.roleCreatedSuccessfully }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/roles/{id}',
    access: may('update'),
    tag,
    summary: 'Change a role; takes effect with the next request',
    params: idParams,
    refusals: [403, 409],
    body: rolePatch.extend(updatedAtField),
    response: recordOf(role),
    handler: async ({ params, body: { updatedAt, ...change } }, context) => {
      await updateRole(context.req, params.id, matrixIn(change), updatedAt)
      return { data: toRole(await roleOf(context, params.id)), message: words.roleUpdatedSuccessfully }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/roles/{id}',
    access: may('delete'),
    tag,
    summary: 'Delete a role that nobody has',
    params: idParams,
    refusals: [403, 409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteRole(req, params.id)
      return { message: words.roleDeletedSuccessfully }
    },
  }),
]

const userParams = z.object({ userId: idParams.shape.id })

const userPermissionRoutes = [
  defineRoute({
    method: 'get',
    path: '/user-permissions/user/{userId}',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get a person’s permissions: your own, or anyone’s if you may view people',
    params: userParams,
    response: recordOf(z.array(modulePermission)),
    handler: async ({ params }, { req, actor }) => {
      if (Number(req.user?.id) !== params.userId && !can(actor, 'accounts', 'read')) throw forbidden()
      const permissions = await getPermissions(await dbOf(req), params.userId)
      if (!permissions) throw notFound()
      return { data: entriesOf(permissions) }
    },
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/user-permissions/user/{userId}',
    access: may('update'),
    tag,
    summary: 'Set where a staff member’s permissions differ from their role',
    params: userParams,
    refusals: [403, 409],
    body: ownPermissionsInput,
    response: recordOf(z.array(modulePermission)),
    handler: async ({ params, body }, { req }) => {
      await setPersonalPermissions(req, params.userId, matrixOf(body.permissions))
      const permissions = await getPermissions(await dbOf(req), params.userId)
      return { data: entriesOf(permissions ?? {}), message: words.permissionsUpdatedSuccessfully }
    },
  }),
]

/** A row of the table of roles and modules; its id combines both. */
const cell = modulePermission
  .extend({ id: z.int(), roleId: z.int(), role: z.string() })
  .meta({ id: 'DefaultRolePermission' })
const CELL = 100
const cellsOf = ({ id: roleId, name, permissions }: Role) =>
  entriesOf(permissions).map((one) => ({ id: roleId * CELL + one.moduleId, roleId, role: name, ...one }))

async function cellOf(context: RouteContext, id: number) {
  const cells = cellsOf(await roleOf(context, Math.floor(id / CELL))).find((one) => one.id === id)
  if (!cells) throw notFound()
  return cells
}

/** The body of a new row may be sent for one that exists, as long as it is about the same. */
function refuseOtherCell(
  now: { roleId: number; moduleId: number },
  given: { roleId?: number; moduleId?: number },
): void {
  const issues = (['roleId', 'moduleId'] as const)
    .filter((key) => given[key] !== undefined && given[key] !== now[key])
    .map((key) => issue(key, words.cellIsOfAnother[key]))
  if (issues.length > 0) throw validationFailed(issues)
}

const defaultRoutes = [
  defineRoute({
    method: 'get',
    path: '/default-role-permissions',
    access: may('read'),
    tag,
    summary: 'List the permissions of every role, one row per role and module',
    response: listOf(cell),
    handler: async (_, { req }) => {
      const cells = (await listRoles(await dbOf(req))).flatMap(cellsOf)
      return asList(cells, cells.length, { page: 1, limit: Math.max(1, cells.length) })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/default-role-permissions',
    access: may('create'),
    tag,
    summary: 'Set a role’s permissions in a module',
    status: 201,
    refusals: [403, 409],
    body: defaultPermissionInput,
    response: recordOf(cell),
    handler: async ({ body: { roleId, ...flags } }, context) => {
      await updateRole(context.req, roleId, { permissions: matrixOf([flags]) })
      return {
        data: await cellOf(context, roleId * CELL + flags.moduleId),
        message: words.permissionCreatedSuccessfully,
      }
    },
  }),
  defineRoute({
    method: ['put', 'patch'],
    path: '/default-role-permissions/{id}',
    access: may('update'),
    tag,
    summary:
      'Change a role’s permissions in a module; flags that are not sent stay as they are, and role and module must match the row',
    params: idParams,
    refusals: [403, 409],
    body: defaultPermissionPatch,
    response: recordOf(cell),
    handler: async ({ params, body: { roleId, moduleId, ...flags } }, context) => {
      const now = await cellOf(context, params.id)
      refuseOtherCell(now, { roleId, moduleId })
      const given = Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag != null))
      await updateRole(context.req, now.roleId, { permissions: matrixOf([{ ...now, ...given }]) })
      return { data: await cellOf(context, params.id), message: words.permissionUpdatedSuccessfully }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/default-role-permissions/{id}',
    access: may('delete'),
    tag,
    summary: 'Remove a role’s permissions in a module',
    params: idParams,
    refusals: [403, 409],
    response: messageAnswer,
    handler: async ({ params }, context) => {
      const { roleId, moduleId } = await cellOf(context, params.id)
      await updateRole(context.req, roleId, { permissions: matrixOf([{ moduleId }]) })
      return { message: words.permissionDeletedSuccessfully }
    },
  }),
]

export const roleRoutes = [...roleRoutesOnly, ...userPermissionRoutes, ...defaultRoutes, ...moduleRoutes]
