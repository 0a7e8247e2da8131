import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { dbOf } from '@/server/db-of'
import { updateRole } from '../operations/create-update-or-delete-role'
import { listRoles, type Role } from '../queries/list-roles'
import {
  defaultPermissionInput,
  defaultPermissionPatch,
  entriesOf,
  matrixOf,
} from '../schemas/roles-and-permissions'
import * as words from '../words'
import { modulePermission } from './permission-wire'
import { roleOf } from './roles'

const tag = 'Roles'
const may = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'module', module: 'accounts', action }) as const

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

export const defaultRolePermissionRoutes = [
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
