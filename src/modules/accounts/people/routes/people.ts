import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { idsField } from '@/input/fields'
import { notFound, unauthenticated } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { activatePeople, blockPeople } from '../operations/block-or-activate-people'
import { deleteAllBlocked, deletePeople } from '../operations/delete-people'
import { exportPeople } from '../operations/export-people'
import { inviteAgain, invitePerson } from '../operations/invite-person'
import { requestEmailChangeForPerson } from '../operations/request-email-change-for-person'
import { restorePeople } from '../operations/restore-people'
import { updatePerson } from '../operations/update-person'
import { updateProfile } from '../operations/update-profile'
import { getPerson } from '../queries/get-person'
import { listPeople } from '../queries/list-people'
import { newEmailInput } from '../schemas/new-email-input'
import { peopleFilterQuery } from '../schemas/people-filter-query'
import { idsQuery, personInput, personPatch } from '../schemas/person-input'
import { profileUpdate } from '../schemas/profile'
import { personRecord } from './person-wire'
import * as words from './words'

const tag = 'People'
const read = { kind: 'module', module: 'accounts', action: 'read' } as const
const create = { kind: 'module', module: 'accounts', action: 'create' } as const
const update = { kind: 'module', module: 'accounts', action: 'update' } as const
const remove = { kind: 'module', module: 'accounts', action: 'delete' } as const

async function person({ req }: RouteContext, id: number) {
  const account = await getPerson(await dbOf(req), id)
  if (!account) throw notFound()
  return account
}

async function myself(context: RouteContext) {
  if (!context.req.user) throw unauthenticated()
  return person(context, Number(context.req.user.id))
}

const MOST = 1000
const idsBody = z.strictObject({ ids: idsField('ids', MOST) })
const bulkAnswer = messageAnswer.extend({ count: z.int() })

const ownRoutes = [
  defineRoute({
    method: 'get',
    path: '/users/profile',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Get your profile',
    response: recordOf(personRecord),
    handler: async (_, context) => ({ data: await myself(context) }),
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/users/my-profile',
    access: { kind: 'signed-in' },
    tag,
    summary: 'Change any fields of your profile',
    body: profileUpdate.extend(updatedAtField),
    response: recordOf(personRecord),
    handler: async ({ body: { updatedAt, ...patch } }, context) => {
      await updateProfile(context.req, patch, updatedAt)
      return { data: await myself(context), message: words.profileUpdatedSuccessfully }
    },
  }),
]

const staffRoutes = [
  defineRoute({
    method: 'get',
    path: '/users/vcard',
    access: read,
    tag,
    summary:
      'Download people as contact cards (vCard): those named, otherwise the first 1,000 that match the filter',
    query: peopleFilterQuery.extend({ ids: idsQuery }),
    givesFile: 'text/vcard',
    response: z.string(),
    handler: async ({ query: { ids, ...query } }, { req }) => {
      const cards = await exportPeople(req, ids, query)
      const day = new Date().toISOString().slice(0, 10)
      return new Response(cards, {
        headers: {
          'content-type': 'text/vcard; charset=utf-8',
          'content-disposition': `attachment; filename="contacts-${day}.vcf"`,
        },
      })
    },
  }),
  defineRoute({
    method: 'get',
    path: '/users',
    access: read,
    tag,
    summary: 'List people with an account, newest first',
    query: peopleFilterQuery,
    response: listOf(personRecord),
    handler: async ({ query }, { req }) => {
      const { people, total } = await listPeople(await dbOf(req), query)
      return asList(people, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/users/{id}',
    access: read,
    tag,
    summary: 'Get a person',
    params: idParams,
    response: recordOf(personRecord),
    handler: async ({ params }, context) => ({ data: await person(context, params.id) }),
  }),
  defineRoute({
    method: 'post',
    path: '/users',
    access: create,
    tag,
    summary: 'Create an account for someone; unless it is blocked, an invitation is sent',
    status: 201,
    refusals: [403, 409],
    body: personInput,
    response: recordOf(personRecord),
    handler: async ({ body }, context) => {
      const { id, isInvited } = await invitePerson(context.req, body)
      const message = words.savedNotice(words.userCreatedSuccessfully, isInvited)
      return { data: await person(context, id), message }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/users/{id}',
    access: update,
    tag,
    summary: 'Change a person; activating someone with an unconfirmed address sends an invitation',
    params: idParams,
    refusals: [403, 409],
    body: personPatch.extend(updatedAtField),
    response: recordOf(personRecord),
    handler: async ({ params, body: { updatedAt, ...patch } }, context) => {
      const isInvited = await updatePerson(context.req, params.id, patch, updatedAt)
      const message = words.savedNotice(words.userUpdatedSuccessfully, isInvited)
      return { data: await person(context, params.id), message }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/users/{id}/email',
    access: update,
    tag,
    summary: 'Request a change of a person’s e-mail address; a confirmation link is sent to the new one',
    params: idParams,
    refusals: [403, 409],
    body: newEmailInput,
    response: messageAnswer,
    handler: async ({ params, body }, { req }) => {
      await requestEmailChangeForPerson(req, params.id, body.newEmail ?? '')
      return { message: words.newAddressAwaitsLink }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/users/{id}/invite',
    access: update,
    tag,
    summary: 'Resend an invitation',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await inviteAgain(req, params.id)
      return { message: words.invitationHasBeenSent }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/users/{id}',
    access: remove,
    tag,
    summary: 'Delete a person’s account',
    params: idParams,
    refusals: [403, 409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deletePeople(req, [params.id])
      return { message: words.userDeletedSuccessfully }
    },
  }),
]

/** All or nothing: one person who may not be changed stops the whole call. */
const bulkRoutes = [
  {
    name: 'bulk-block',
    access: update,
    summary: 'Block people and end their sessions',
    done: 'blocked',
    work: blockPeople,
  },
  {
    name: 'bulk-delete',
    access: remove,
    summary: 'Delete people’s accounts',
    done: 'deleted',
    work: deletePeople,
  },
  {
    name: 'bulk-restore',
    access: remove,
    summary: 'Restore accounts that staff deleted',
    done: 'restored',
    work: restorePeople,
  },
].map(({ name, access, summary, done, work }) =>
  defineRoute({
    method: 'post',
    path: `/users/${name}`,
    access,
    tag,
    summary,
    refusals: [403, 404, 409],
    body: idsBody,
    response: bulkAnswer,
    handler: async ({ body }, { req }) => {
      const count = await work(req, body.ids)
      return { message: words.counted(count, done), count }
    },
  }),
)

const activateRoute = defineRoute({
  method: 'post',
  path: '/users/bulk-activate',
  access: update,
  tag,
  summary: 'Activate people; those with an unconfirmed address are sent an invitation instead',
  refusals: [403, 404, 409],
  body: idsBody,
  response: bulkAnswer,
  handler: async ({ body }, { req }) => {
    const done = await activatePeople(req, body.ids)
    return { message: words.activated(done), count: done.activated + done.invited }
  },
})

const blockedRoute = defineRoute({
  method: 'post',
  path: '/users/delete-all-blocked',
  access: remove,
  tag,
  summary: 'Delete all blocked accounts',
  refusals: [403, 409],
  response: bulkAnswer,
  handler: async (_, { req }) => {
    const count = await deleteAllBlocked(req)
    return { message: words.counted(count, 'deleted'), count }
  },
})

export const peopleRoutes = [...ownRoutes, ...staffRoutes, activateRoute, ...bulkRoutes, blockedRoute]
