import { z } from 'zod'
import {
  asList,
  idParams,
  listOf,
  messageAnswer,
  recordOf,
  timestamp,
  updatedAtField,
} from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { createRole, deleteRole, updateRole } from '../operations/create-update-or-delete-role'
import { listRoles, type Role } from '../queries/list-roles'
import { entriesOf, matrixOf, roleInput, rolePatch } from '../schemas/roles-and-permissions'
import * as words from '../words'
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

/** A role, or 404. */
export async function roleOf({ req }: RouteContext, id: number) {
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

export const roleRoutes = [
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
