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
import { type Action, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readContentHtml } from '@/modules/content/rich-text/queries/read-content-html'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { createOnce } from '@/server/create-once'
import { type Db, dbOf } from '@/server/db-of'
import { changeOpening, createOpening } from '../operations/create-or-change-opening'
import { deleteOpening } from '../operations/delete-opening'
import {
  getOpening,
  listOpeningLocations,
  listOpenings,
  type Opening,
  type OpeningReader,
  textsOf,
} from '../queries/list-openings'
import type { OpeningText } from '../rules/opening'
import {
  OPENING_MODES,
  OPENING_STATUSES,
  OPENING_TYPES,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPES,
} from '../rules/opening-lists'
import { openingInput, openingPatch, openingStatusInput, openingsQuery } from '../schemas/openings'
import * as words from './words'

const tag = 'Careers'
const html = z.string()

const question = z
  .object({
    id: z.string(),
    question: z.string(),
    type: z.enum(QUESTION_TYPES),
    requirement: z.enum(QUESTION_REQUIREMENTS),
    options: z.array(z.string()),
    // For staff alone.
    tags: z.string().optional(),
    disqualifying: z.array(z.string()).optional(),
  })
  .meta({ id: 'ScreeningQuestion' })

const record = z
  .object({
    id: z.int(),
    title: z.string(),
    closingDate: z.string(),
    isClosed: z.boolean(),
    type: z.enum(OPENING_TYPES),
    mode: z.enum(OPENING_MODES),
    experience: z.string(),
    status: z.enum(OPENING_STATUSES),
    locationId: z.int().nullable(),
    location: z.object({ city: z.string(), country: z.string() }),
    description: html,
    keyResponsibilities: html,
    requirements: html,
    education: html,
    questions: z.array(question),
    // For staff alone, as is how many have applied.
    postedBy: z.string().nullable(),
    applications: z.int().optional(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Job' })

const location = z
  .object({ id: z.int(), name: z.string(), city: z.string(), country: z.string() })
  .meta({ id: 'JobLocation' })

const careers = (action: Action) => ({ kind: 'module', module: 'careers', action }) as const

async function readerOf({ actor }: RouteContext, db: Db): Promise<OpeningReader> {
  const { timezone } = await readTradeSettings(db)
  const seesAll = can(actor, 'careers', 'read')
  return { seesAll, showrooms: visibleShowrooms(actor), timezone, now: new Date() }
}

/** An opening as it is sent: texts as HTML, and to the public without what is for staff. */
async function toRecord(db: Db, opening: Opening, seesAll: boolean): Promise<z.input<typeof record>> {
  const { applications, postedBy, postedById: _, questions, showroom: __, ...rest } = opening
  const texts: Partial<Record<OpeningText, string>> = {}
  for (const [name, content] of textsOf(opening)) texts[name] = await readContentHtml(db, content)
  const asked = questions.map(({ disqualifying, tags, ...one }) => ({
    ...one,
    options: [...one.options],
    ...(seesAll && { tags, disqualifying: [...disqualifying] }),
  }))
  return {
    ...rest,
    ...(texts as Record<OpeningText, string>),
    questions: asked,
    postedBy: seesAll ? postedBy : null,
    ...(seesAll && { applications }),
  }
}

async function oneOpening(context: RouteContext, id: number) {
  const db = await dbOf(context.req)
  const reader = await readerOf(context, db)
  const opening = await getOpening(db, id, reader)
  if (!opening) throw notFound(words.jobNotFound)
  return toRecord(db, opening, reader.seesAll)
}

const reads = [
  defineRoute({
    method: 'get',
    path: '/jobs',
    access: { kind: 'public' },
    tag,
    summary:
      'List jobs, the newest first; those that are not published are for staff who read careers, in their showrooms',
    query: openingsQuery,
    response: listOf(record),
    handler: async ({ query }, context) => {
      const db = await dbOf(context.req)
      const reader = await readerOf(context, db)
      const { rows, total } = await listOpenings(db, query, reader)
      const data: z.input<typeof record>[] = []
      for (const row of rows) data.push(await toRecord(db, row, reader.seesAll))
      return asList(data, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/jobs/locations',
    access: { kind: 'public' },
    tag,
    summary: 'The showrooms that have published jobs',
    response: recordOf(z.array(location)),
    handler: async (_, { req }) => ({ data: await listOpeningLocations(await dbOf(req)) }),
  }),
  defineRoute({
    method: 'get',
    path: '/jobs/{id}',
    access: { kind: 'public' },
    tag,
    summary:
      'Get a job with its questions; one that is not published is for staff who read careers, in their showrooms',
    params: idParams,
    response: recordOf(record),
    handler: async ({ params }, context) => ({ data: await oneOpening(context, params.id) }),
  }),
]

const saving = {
  tag,
  params: idParams,
  response: recordOf(record),
  refusals: [409],
  errorNames: { location: 'locationId' },
} as const

const writes = [
  defineRoute({
    method: 'post',
    path: '/jobs',
    access: careers('create'),
    tag,
    summary: 'Create a job; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [409],
    errorNames: { location: 'locationId' },
    body: openingInput,
    response: recordOf(record),
    handler: async ({ body }, context) => {
      const id = await createOnce(context.req, 'jobs', body, (req) => createOpening(req, body))
      return { data: await oneOpening(context, id), message: words.jobCreated }
    },
  }),
  defineRoute({
    ...saving,
    method: ['put', 'patch'],
    path: '/jobs/{id}',
    access: careers('update'),
    summary: 'Change a job. Without a status, one with a newer draft stays as readers see it',
    body: openingPatch.extend(updatedAtField),
    handler: async ({ body: { updatedAt, ...patch }, params: { id } }, context) => {
      await changeOpening(context.req, id, patch, updatedAt)
      return { data: await oneOpening(context, id), message: words.jobUpdated }
    },
  }),
  defineRoute({
    ...saving,
    method: ['put', 'patch'],
    path: '/jobs/{id}/status',
    access: careers('update'),
    summary: 'Publish a job, unpublish it, or make it a draft',
    body: openingStatusInput,
    handler: async ({ body, params: { id } }, context) => {
      await changeOpening(context.req, id, body)
      return { data: await oneOpening(context, id), message: words.jobStatusUpdated }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/jobs/{id}',
    access: careers('delete'),
    tag,
    summary: 'Delete a job, unless somebody has applied for it',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteOpening(req, params.id)
      return { message: words.jobDeleted }
    },
  }),
]

/** Jobs: read by everybody, written by staff. Fixed addresses come before those with an id. */
export const openingRoutes = [...reads, ...writes]
