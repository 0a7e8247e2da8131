import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { setPersonalPermissions } from '../operations/set-personal-permissions'
import { getPermissions } from '../queries/get-permissions'
import { entriesOf, matrixOf, ownPermissionsInput } from '../schemas/roles-and-permissions'
import * as words from '../words'
import { modulePermission } from './permission-wire'

const tag = 'Roles'

const userParams = z.object({ userId: idParams.shape.id })

export const userPermissionRoutes = [
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
    access: { kind: 'module', module: 'accounts', action: 'update' },
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
