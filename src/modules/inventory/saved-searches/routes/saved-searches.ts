import { z } from 'zod'
import { idParams, messageAnswer, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { changeSavedSearch } from '../operations/change-saved-search'
import { deleteSavedSearch } from '../operations/delete-saved-search'
import { saveBrowserSearches, saveSearch } from '../operations/save-search'
import { listSavedSearchesOf } from '../queries/list-saved-searches'
import { ALERT_FREQUENCIES } from '../rules/saved-search-alerts'
import { savedSearchesInput, savedSearchInput, savedSearchPatch } from '../schemas/saved-search'
import * as words from '../words'

const own = { access: { kind: 'signed-in' }, tag: 'Saved searches' } as const

const savedSearch = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    href: z.string(),
    frequency: z.enum(ALERT_FREQUENCIES),
    lastMark: timestamp,
    createdAt: timestamp,
    lastToldAt: timestamp.nullable(),
  })
  .meta({ id: 'SavedSearch' })

const listOfMine = async ({ req }: RouteContext, id?: number) =>
  listSavedSearchesOf(await dbOf(req), Number(req.user?.id), id)

async function mine(context: RouteContext, id: number) {
  const [search] = await listOfMine(context, id)
  if (!search) throw notFound('Saved search not found')
  return search
}

/** The caller's saved searches. Other people's do not exist for them. */
export const savedSearchRoutes = [
  defineRoute({
    ...own,
    method: 'get',
    path: '/saved-searches',
    summary: 'List your saved searches, latest first',
    response: recordOf(z.array(savedSearch)),
    handler: async (_, context) => ({ data: await listOfMine(context) }),
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/saved-searches',
    summary: 'Save a search and choose how often to get e-mails about new vehicles',
    status: 201,
    body: savedSearchInput,
    response: recordOf(savedSearch),
    handler: async ({ body }, context) => {
      const id = await saveSearch(context.req, body)
      return { data: await mine(context, id), message: words.searchSaved }
    },
  }),
  defineRoute({
    ...own,
    method: 'post',
    path: '/saved-searches/import',
    summary:
      'Add the searches that a guest saved in the browser; ones already in the account stay as they are',
    body: savedSearchesInput,
    response: recordOf(z.object({ kept: z.int() })),
    handler: async ({ body }, { req }) => {
      const saved = await saveBrowserSearches(req, body.searches)
      return {
        data: { kept: saved },
        message: saved === 1 ? '1 search saved' : words.savedSearchesInOrder(saved),
      }
    },
  }),
  defineRoute({
    ...own,
    method: 'get',
    path: '/saved-searches/{id}',
    summary: 'Get one of your saved searches',
    params: idParams,
    response: recordOf(savedSearch),
    handler: async ({ params: { id } }, context) => ({ data: await mine(context, id) }),
  }),
  defineRoute({
    ...own,
    method: ['patch', 'put'],
    path: '/saved-searches/{id}',
    summary: 'Rename a saved search, or choose how often to get e-mails about new vehicles',
    params: idParams,
    body: savedSearchPatch,
    response: recordOf(savedSearch),
    handler: async ({ params: { id }, body }, context) => {
      await changeSavedSearch(context.req, id, body)
      return { data: await mine(context, id), message: words.savedSearchUpdated }
    },
  }),
  defineRoute({
    ...own,
    method: 'delete',
    path: '/saved-searches/{id}',
    summary: 'Delete a saved search',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteSavedSearch(req, id)
      return { message: words.savedSearchRemoved }
    },
  }),
]
