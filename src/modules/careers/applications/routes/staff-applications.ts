import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import type { Action } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { changeApplication } from '../operations/change-application'
import { changeApplicationStatus } from '../operations/change-application-status'
import { changeManyApplications } from '../operations/change-many-applications'
import { deleteApplication } from '../operations/delete-application'
import { rateApplication } from '../operations/rate-application'
import { undoApplicationStep } from '../operations/undo-application-step'
import {
  getApplication,
  listApplicationHistory,
  listApplications,
  listRatings,
} from '../queries/list-applications'
import { reachOf } from '../queries/match-applications-in-reach'
import { HISTORY_KINDS, shownHistory } from '../rules/application-history'
import {
  applicationStatusInput,
  applicationsQuery,
  bulkInput,
  noteInput,
  ratingInput,
  shortlistInput,
  undoInput,
} from '../schemas/applications'
import { applicationRecord, toStaff } from './application-wire'
import * as words from './words'

const path = '/jobs/applications'
const tag = 'Careers'
const careers = (action: Action) => ({ kind: 'module', module: 'careers', action, isHidden: true }) as const

async function oneApplication({ actor, req }: RouteContext, id: number) {
  const db = await dbOf(req)
  const application = await getApplication(db, id, reachOf(actor))
  if (!application) throw notFound(words.applicationNotFound)
  return toStaff(application, await listRatings(db, [id], Number(req.user?.id)))
}

const historyLine = z
  .object({
    id: z.int(),
    kind: z.enum(HISTORY_KINDS),
    from: z.string().nullable(),
    to: z.string().nullable(),
    sentence: z.string(),
    by: z.string().nullable(),
    reason: z.string().nullable(),
    at: timestamp,
    // The last line alone can be undone.
    mayBeUndone: z.boolean(),
  })
  .meta({ id: 'JobApplicationStep' })

const reads = [
  defineRoute({
    method: 'get',
    path,
    access: careers('read'),
    tag,
    summary: 'List applications, the newest first',
    query: applicationsQuery,
    response: listOf(applicationRecord),
    handler: async ({ query }, { actor, req }) => {
      const db = await dbOf(req)
      const { timezone } = await readTradeSettings(db)
      const showrooms = actor.kind === 'staff' ? visibleShowrooms(actor) : []
      const { rows, total } = await listApplications(db, query, {
        userId: Number(req.user?.id),
        showrooms,
        timezone,
      })
      const ratings = await listRatings(
        db,
        rows.map(({ id }) => id),
        Number(req.user?.id),
      )
      return asList(
        rows.map((row) => toStaff(row, ratings)),
        total,
        query,
      )
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}`,
    access: careers('read'),
    tag,
    summary: 'Get an application',
    params: idParams,
    response: recordOf(applicationRecord),
    handler: async ({ params }, context) => ({ data: await oneApplication(context, params.id) }),
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}/history`,
    access: careers('read'),
    tag,
    summary: 'What became of an application, oldest first',
    params: idParams,
    response: recordOf(z.array(historyLine)),
    handler: async ({ params: { id } }, context) => {
      await oneApplication(context, id)
      return { data: shownHistory(await listApplicationHistory(await dbOf(context.req), id)) }
    },
  }),
]

const changing = {
  access: careers('update'),
  tag,
  params: idParams,
  refusals: [409],
  response: recordOf(applicationRecord),
} as const

const writes = [
  defineRoute({
    ...changing,
    method: ['put', 'patch'],
    path: `${path}/{id}/status`,
    summary:
      'Set the status of an application: a stage, or REJECTED, about which the applicant is written to later',
    body: applicationStatusInput,
    handler: async ({ body, params: { id } }, context) => {
      await changeApplicationStatus(context.req, id, body)
      return { data: await oneApplication(context, id), message: words.applicationStatusUpdated }
    },
  }),
  defineRoute({
    ...changing,
    method: ['put', 'patch'],
    path: `${path}/{id}/shortlist`,
    summary: 'Put an application on the shortlist, or take it off',
    body: shortlistInput,
    handler: async ({ body, params: { id } }, context) => {
      await changeApplication(context.req, id, body)
      return { data: await oneApplication(context, id), message: words.shortlistStatusUpdated }
    },
  }),
  defineRoute({
    ...changing,
    method: ['put', 'patch'],
    path: `${path}/{id}/note`,
    summary: 'Change the note of staff on an application',
    body: noteInput,
    handler: async ({ body, params: { id } }, context) => {
      await changeApplication(context.req, id, body)
      return { data: await oneApplication(context, id), message: words.noteUpdated }
    },
  }),
  defineRoute({
    ...changing,
    method: ['put', 'patch'],
    path: `${path}/{id}/rating`,
    summary: 'Rate an application; the ratings of others can be read once one has rated',
    body: ratingInput,
    handler: async ({ body, params: { id } }, context) => {
      await rateApplication(context.req, id, body.rating)
      return { data: await oneApplication(context, id), message: words.applicationRated }
    },
  }),
  defineRoute({
    ...changing,
    method: 'post',
    path: `${path}/{id}/undo`,
    summary: 'Undo the last step of an application',
    body: undoInput,
    handler: async ({ body, params: { id } }, context) => {
      await undoApplicationStep(context.req, id, body.historyId)
      return { data: await oneApplication(context, id), message: words.stepUndone }
    },
  }),
  defineRoute({
    method: 'post',
    path: `${path}/bulk/status`,
    access: careers('update'),
    tag,
    summary: 'Set the status of several applications; each that is refused says why',
    body: bulkInput,
    response: recordOf(z.array(z.object({ id: z.int(), message: z.string().nullable() }))),
    handler: async ({ body }, { req }) => {
      const data = await changeManyApplications(req, body)
      return {
        data,
        message: words.applicationsChanged(data.filter(({ message }) => message === null).length),
      }
    },
  }),
  defineRoute({
    method: 'delete',
    path: `${path}/{id}`,
    access: careers('delete'),
    tag,
    summary: 'Delete an application with its files',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteApplication(req, params.id)
      return { message: words.applicationDeleted }
    },
  }),
]

/** What staff do with applications. Fixed addresses come before those with an id. */
export const staffApplicationRoutes = [...reads, ...writes]
