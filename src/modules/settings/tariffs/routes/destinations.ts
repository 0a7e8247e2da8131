import { z } from 'zod'
import { idAnswer, recordOf, timestamp, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { changeDestination, createDestination } from '../operations/create-or-change-destination'
import { getDestinationBySlug } from '../queries/get-destination-by-slug'
import { listDestinations } from '../queries/list-destinations'
import { listImportRuleVersionsWithApproval } from '../queries/list-import-rule-versions-with-approval'
import { RULE_STATUSES } from '../rules/import-rule-status'
import { destinationInput } from '../schemas/destinations'
import { ruleEntry } from '../schemas/import-rules'
import * as words from './destination-words'

const tag = 'Destinations'
const path = '/destinations'
const access = { kind: 'module', module: 'settings', action: 'read' } as const
const params = z.object({ slug: z.string().min(1).max(60) })

const terms = {
  id: z.int(),
  country: z.string(),
  slug: z.string(),
  timezone: z.string(),
  currency: z.string(),
  active: z.boolean(),
  note: z.string().nullable(),
  updatedAt: timestamp,
}

const listed = z
  .object({ ...terms, inForce: z.int(), waiting: z.int(), checkedOn: z.string().nullable() })
  .meta({ id: 'ListedDestination' })

const version = z
  .object({
    id: z.int(),
    rule: ruleEntry,
    status: z.enum(RULE_STATUSES),
    enteredById: z.int().nullable(),
    enteredBy: z.string().nullable(),
    enteredAt: timestamp,
    approvedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    reason: z.string().nullable(),
    approvalProblem: z
      .string()
      .nullable()
      .meta({ description: 'Why the caller cannot approve it; null if they can, or if it was decided' }),
  })
  .meta({ id: 'ImportRuleVersion' })

const destination = z.object({ ...terms, versions: z.array(version) }).meta({ id: 'Destination' })

/** Countries with rules of import of their own. */
export const destinationRoutes = [
  defineRoute({
    method: 'get',
    path,
    access,
    tag,
    summary:
      'List the countries with rules of import, with how many are in force and how many wait for approval',
    response: recordOf(z.array(listed)),
    handler: async (_, { req }) => {
      const db = await dbOf(req)
      const today = dayIn(new Date(), (await readTradeSettings(db)).timezone)
      return { data: await listDestinations(db, today) }
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{slug}`,
    access,
    tag,
    summary: 'Read a country with every version of its rules, newest first',
    params,
    response: recordOf(destination),
    handler: async ({ params: { slug } }, { req }) => {
      const db = await dbOf(req)
      const stored = await getDestinationBySlug(db, slug)
      if (!stored) throw notFound('Destination not found')
      const shown = await listImportRuleVersionsWithApproval(db, stored.id, await actorOf(req))
      const versions = shown.map(({ approvalProblem, history, rule: { id, ...rule } }) => ({
        id,
        rule,
        ...history,
        approvalProblem,
      }))
      return { data: { ...stored, versions } }
    },
  }),
  defineRoute({
    method: 'post',
    path,
    access: { ...access, action: 'create' },
    tag,
    summary: 'Add a country',
    status: 201,
    body: destinationInput,
    refusals: [409],
    response: idAnswer,
    handler: async ({ body }, { req }) => ({
      data: { id: await createDestination(req, body) },
      message: words.created,
    }),
  }),
  defineRoute({
    method: 'put',
    path: `${path}/{slug}`,
    access: { ...access, action: 'update' },
    tag,
    summary: 'Save a country, or switch it on or off',
    params,
    body: destinationInput.extend(updatedAtField),
    refusals: [409],
    response: idAnswer,
    handler: async ({ body: { updatedAt, ...terms }, params: { slug } }, { req }) => ({
      data: { id: await changeDestination(req, slug, terms, updatedAt) },
      message: words.saved,
    }),
  }),
]
