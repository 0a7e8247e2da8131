import { z } from 'zod'
import { asList, idParams, listOf, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { createApplication } from '../operations/create-application'
import { withdrawApplication } from '../operations/withdraw-application'
import { type Application, getApplication, listOwnApplications } from '../queries/list-applications'
import { applicationInput, ownApplicationsQuery } from '../schemas/applications'
import { ownApplicationRecord, toApplicant } from './application-wire'
import * as words from './words'

const path = '/jobs/applications/mine'
const own = { access: { kind: 'customer' }, tag: 'Careers' } as const

/** The caller's own application. @throws AppError 404 for anybody else's */
async function requireOwn({ req }: RouteContext, id: number): Promise<Application> {
  const application = await getApplication(await dbOf(req), id, { applicantId: Number(req.user?.id) })
  if (!application) throw notFound(words.applicationNotFound)
  return application
}

/** What applicants do: apply, see how it stands, withdraw. Fixed addresses come before those with an id. */
export const ownApplicationRoutes = [
  defineRoute({
    ...own,
    method: 'get',
    path,
    summary: 'List your applications, the newest first',
    query: ownApplicationsQuery,
    response: listOf(ownApplicationRecord),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listOwnApplications(await dbOf(req), Number(req.user?.id), query)
      return asList(rows.map(toApplicant), total, query)
    },
  }),
  defineRoute({
    ...own,
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Get an application of yours',
    params: idParams,
    response: recordOf(ownApplicationRecord),
    handler: async ({ params }, context) => ({ data: toApplicant(await requireOwn(context, params.id)) }),
  }),
  defineRoute({
    ...own,
    method: 'patch',
    path: `${path}/{id}/withdraw`,
    summary: 'Withdraw an application of yours',
    params: idParams,
    refusals: [409],
    body: z.strictObject({}),
    mayOmitBody: true,
    response: recordOf(ownApplicationRecord),
    handler: async ({ params: { id } }, context) => {
      await requireOwn(context, id)
      await withdrawApplication(context.req, id)
      return { data: toApplicant(await requireOwn(context, id)), message: words.applicationWithdrawn }
    },
  }),
  defineRoute({
    ...own,
    access: { kind: 'customer', message: words.signUpFirst },
    method: 'post',
    path: '/jobs/applications',
    summary:
      'Apply for a job, with files that were uploaded before and answers named question_{id}; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [404, 409, 413, 415, 429, 503],
    body: applicationInput,
    response: recordOf(ownApplicationRecord),
    handler: async ({ body }, context) => {
      const id = await createApplication(context.req, body)
      return { data: toApplicant(await requireOwn(context, id)), message: words.applicationSubmitted }
    },
  }),
]
