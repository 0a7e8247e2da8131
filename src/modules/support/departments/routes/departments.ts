import { z } from 'zod'
import { asList, idParams, listOf, named, orNull, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { dbOf } from '@/server/db-of'
import { convertDepartmentInput } from '../operations/convert-department-input'
import { proposeHolidays } from '../operations/propose-holidays'
import { type Department, getDepartment, listDepartments } from '../queries/list-departments'
import { PROPOSAL_MESSAGES, PROPOSED_YEARS } from '../rules/proposed-holidays'
import {
  departmentInput,
  departmentPatch,
  departmentsQuery,
  holidayProposalsQuery,
  holidaysInput,
  hoursInput,
  targetsInput,
} from '../schemas/departments'
import * as words from './words'

const path = '/support-management/departments'
const tag = 'Support'

const record = z
  .object({
    id: z.int(),
    title: z.string(),
    departmentTag: z.string(),
    description: z.string().nullable(),
    email: z.string().nullable(),
    leadId: z.int().nullable(),
    lead: orNull(named),
    memberIds: z.array(z.int()),
    members: z.array(named),
    timeZone: z.string(),
    hours: hoursInput,
    holidays: holidaysInput,
    targets: targetsInput,
    isActive: z.boolean(),
    isArchived: z.boolean(),
    unresolved: z.int().meta({ description: 'Its tickets that are still to be resolved' }),
    createdById: z.int().nullable(),
    updatedById: z.int().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'SupportDepartment' })

async function oneDepartment({ req }: RouteContext, id: number): Promise<Department> {
  const department = await getDepartment(await dbOf(req), id)
  if (!department) throw notFound(words.departmentNotFound)
  return department
}

const reading = { access: { kind: 'module', module: 'support', action: 'read' }, tag } as const

function proposalOf({ country, year }: z.output<typeof holidayProposalsQuery>) {
  const now = new Date().getUTCFullYear()
  if (country === undefined) throw validationFailed([issue('country', PROPOSAL_MESSAGES.country)])
  if (year === undefined || year < now - 1 || year > now + PROPOSED_YEARS)
    throw validationFailed([issue('year', PROPOSAL_MESSAGES.year)])
  return { country: country.toUpperCase(), year }
}

/** Departments of support: their people, business hours and promises. Fixed addresses come before those with an id. */
export const departmentRoutes = [
  defineRoute({
    ...reading,
    method: 'get',
    path: '/support-management/holiday-proposals',
    summary: 'The public holidays of a country in a year, to choose from for a department',
    query: holidayProposalsQuery,
    refusals: [422],
    response: recordOf(holidaysInput),
    handler: async ({ query }) => {
      const { country, year } = proposalOf(query)
      return { data: await proposeHolidays(country, year) }
    },
  }),
  defineRoute({
    ...reading,
    method: 'get',
    path,
    summary: 'List departments by title, those that are archived last',
    query: departmentsQuery,
    response: listOf(record),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listDepartments(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    ...reading,
    method: 'get',
    path: `${path}/{id}`,
    summary: 'Get a department',
    params: idParams,
    response: recordOf(record),
    handler: async ({ params }, context) => ({ data: await oneDepartment(context, params.id) }),
  }),
  ...crudRoutes({
    path,
    collection: 'support-departments',
    singular: 'Department',
    tag,
    module: 'support',
    input: departmentInput,
    patch: departmentPatch,
    record,
    refusals: [409],
    isRetriable: true,
    one: oneDepartment,
    prepare: ({ req }, values, id) => convertDepartmentInput(req, values, id),
  }),
]
