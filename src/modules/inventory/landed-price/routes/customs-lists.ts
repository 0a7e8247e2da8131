import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route } from '@/api/route-type'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { createRecord } from '@/server/records'
import { changeCustomsList, deleteCustomsList } from '../operations/change-or-delete-customs-list'
import { takeCustomsStep } from '../operations/take-customs-step'
import { getCustomsList } from '../queries/get-customs-list'
import { listCustomsLines } from '../queries/list-customs-lines'
import { listCustomsLists } from '../queries/list-customs-lists'
import { readCustomsCoverage } from '../queries/read-customs-coverage'
import { type CustomsStep, customsLists } from '../rules/customs-list'
import {
  customsLinesQuery,
  customsListInput,
  customsListPatch,
  customsListsQuery,
} from '../schemas/customs-lists'
import * as wire from './customs-list-schema'
import * as words from './customs-words'

const path = `/${customsLists.slug}`
const tag = customsLists.plural
const may = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'module', module: 'settings', action }) as const
const one = { path: `${path}/{id}`, tag, params: idParams } as const
const response = recordOf(wire.customsList)

const stepRoute = (step: CustomsStep, summary: string, message: string): Route =>
  defineRoute({
    method: 'put',
    path: `${path}/{id}/${step}`,
    access: may('update'),
    tag,
    summary,
    params: idParams,
    refusals: [409],
    response,
    handler: async ({ params: { id } }, { req }) => {
      await takeCustomsStep(req, id, step)
      return { data: await getCustomsList(await dbOf(req), id), message }
    },
  })

/** The details of customs value lists, their steps, and what is in them. */
export const customsListRoutes = [
  defineRoute({
    method: 'get',
    path,
    access: may('read'),
    tag,
    summary: 'List customs value lists, those that apply last first',
    query: customsListsQuery,
    response: listOf(wire.customsList),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listCustomsLists(await dbOf(req), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    access: may('read'),
    summary: 'One customs value list',
    response,
    handler: async ({ params: { id } }, { req }) => ({ data: await getCustomsList(await dbOf(req), id) }),
  }),
  defineRoute({
    method: 'post',
    path,
    access: may('create'),
    tag,
    summary: 'Create a customs value list, as a draft without lines',
    status: 201,
    body: customsListInput,
    response,
    handler: async ({ body }, { req }) => {
      const id = await createRecord(req, 'customs-value-lists', body)
      return { data: await getCustomsList(await dbOf(req), id), message: words.listCreated }
    },
  }),
  defineRoute({
    ...one,
    method: ['put', 'patch'],
    access: may('update'),
    summary: 'Change what is said of a list; country, currency and first day only of a draft',
    body: customsListPatch.extend(updatedAtField),
    response,
    handler: async ({ body: { updatedAt, ...values }, params: { id } }, { req }) => {
      await changeCustomsList(req, id, values, typeof updatedAt === 'string' ? updatedAt : undefined)
      return { data: await getCustomsList(await dbOf(req), id), message: words.listChanged }
    },
  }),
  defineRoute({
    ...one,
    method: 'delete',
    access: may('delete'),
    summary: 'Delete a list that is not in use, with its lines',
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteCustomsList(req, id)
      return { message: words.listDeleted }
    },
  }),
  stepRoute('use', 'Put a list in use from its day', words.listInUse),
  stepRoute('retire', 'Retire a list that is in use', words.listRetired),
  defineRoute({
    method: 'get',
    path: `${path}/{id}/lines`,
    access: may('read'),
    tag,
    summary: 'The lines of a list that contain all words of a search, in the order of the file',
    params: idParams,
    query: customsLinesQuery,
    response: listOf(wire.customsLine.extend({ raw: z.string() })),
    handler: async ({ params: { id }, query }, { req }) => {
      const db = await dbOf(req)
      await getCustomsList(db, id)
      const { rows, total } = await listCustomsLines(db, id, query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}/coverage`,
    access: may('read'),
    tag,
    summary: 'How many of the vehicles in stock a list knows, and examples of those that it does not',
    params: idParams,
    response: recordOf(wire.customsCoverage),
    handler: async ({ params: { id } }, { actor, req }) => {
      const db = await dbOf(req)
      await getCustomsList(db, id)
      return { data: await readCustomsCoverage(db, id, visibleShowrooms(actor)) }
    },
  }),
]
