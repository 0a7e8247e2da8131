import { z } from 'zod'
import { asList, idParams, listOf, named, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { textQuery } from '@/input/list-query-fields'
import { notFound } from '@/kernel/errors'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { publicVehicle } from '@/modules/inventory/cards/routes/public-vehicle-wire'
import { requestedPlace, toQuery } from '@/modules/inventory/cards/routes/requested-place'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { findVehicleIds } from '@/modules/inventory/search/queries/find-vehicle-ids'
import { viewerOf } from '@/modules/inventory/search/queries/read-search-viewer'
import { type Suggestion, suggestSearches } from '@/modules/inventory/search/queries/suggest-searches'
import {
  facetsOf,
  isCountOnly,
  limitOf,
  requestedPage,
  searchOf,
  searchQuery,
} from '@/modules/inventory/search/routes/search-query'
import { FACETS, type FacetName } from '@/modules/inventory/search/schemas/search-shape'
import { personOf, wishedCards, withWishes } from '@/modules/inventory/wishlist/routes/wished-cards'
import { getPublicVehicle, getWishedVehicle } from '../queries/get-public-vehicle'
import {
  listPublicManufacturers,
  listPublicModels,
  listPublicVehicleTypes,
} from '../queries/list-entries-with-vehicle-counts'
import { listHomePageVehicles } from '../queries/list-home-page-vehicles'
import { listSimilarVehicles } from '../queries/list-similar-vehicles'
import { SIMILAR_LIMIT } from '../rules/similar-vehicles-limit'
import { publicVehicleDetail, toPublicDetail } from './public-vehicle-detail-wire'

const tag = 'Public vehicles'
const access = { kind: 'public' } as const

/** With the number of vehicles on offer. */
const counted = named.extend({ count: z.int() })

const suggestion = z.object({
  kind: z.enum(['make', 'model', 'modelCode', 'tag', 'bodyType', 'vehicle']),
  id: z.int(),
  label: z.string(),
  count: z.int().nullable(),
  parentId: z.int().nullable(),
  sku: z.string().nullable(),
})

/** An option of a filter with the number of vehicles it would find together with the other filters. */
const facetOption = z
  .object({ value: z.string(), name: z.string(), count: z.int(), parent_id: z.int().optional() })
  .meta({ id: 'FacetOption' })

const publicListing = listOf(publicVehicle).extend({
  limit: z.int().min(0),
  // In a large catalogue counting stops at a limit; this then marks a lower bound.
  totalIsCapped: z.boolean(),
  facets: z.partialRecord(z.enum(FACETS), z.array(facetOption)).optional(),
})

/** The filters in use with the options that find something: an option not listed finds nothing. */
function toPublicFacets(facets: SearchResult['facets'], wanted: readonly FacetName[]) {
  if (wanted.length === 0) return null
  return Object.fromEntries(
    wanted.map((facet) => [
      facet,
      facets[facet]
        .filter(({ count }) => count > 0)
        .map(({ value, name, count, parentId }) => ({
          value,
          name,
          count,
          ...(parentId && { parent_id: parentId }),
        })),
    ]),
  )
}

const toSuggestion = (line: Suggestion): z.input<typeof suggestion> => ({
  kind: line.kind,
  id: line.id,
  label: line.label,
  count: 'count' in line ? line.count : null,
  parentId: 'parentId' in line ? line.parentId : null,
  sku: 'sku' in line ? line.sku : null,
})

const lists = [
  defineRoute({
    method: 'get',
    path: '/vehicles/public/listing',
    access,
    tag,
    summary:
      'Search vehicles for sale by every filter (colours, showrooms and tags by id or name), sorted and paged; with a port, what each costs there',
    query: searchQuery,
    response: publicListing,
    handler: async ({ query }, context) => {
      const { payload, actor } = context
      const search = await searchOf(payload, query)
      const place = await requestedPlace(payload, search.to === null ? undefined : String(search.to))
      const names = facetsOf(query)
      const result = await findVehicleIds(payload, search, viewerOf(actor), names)
      const list = isCountOnly(query)
        ? { data: [], total: result.total, page: 1, limit: 0, totalPages: 0 }
        : asList(
            await wishedCards(context, requestedPage(result, result.ids, search), place),
            result.total,
            search,
          )
      const facets = toPublicFacets(result.facets, names)
      return { ...list, totalIsCapped: result.totalIsCapped, ...(facets && { facets }) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/landing',
    access,
    tag,
    summary: 'List the vehicles of the home page: featured and newest',
    response: recordOf(z.object({ featured: z.array(publicVehicle), newest: z.array(publicVehicle) })),
    handler: async (_, context) => {
      const { featured, newest } = await listHomePageVehicles(context.payload)
      return {
        data: { featured: await withWishes(context, featured), newest: await withWishes(context, newest) },
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/suggestions',
    access,
    tag,
    summary: 'Suggest names that begin with the words typed so far',
    query: z.object({ q: textQuery('q') }),
    response: recordOf(z.array(suggestion)),
    handler: async ({ query }, { payload, actor }) => ({
      data: (await suggestSearches(payload, query.q ?? '', viewerOf(actor))).map(toSuggestion),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/models',
    access,
    tag,
    summary: 'List models that have vehicles for sale',
    response: recordOf(z.array(counted.extend({ manufacturer_id: z.int(), manufacturer: named }))),
    handler: async (_, { payload }) => ({
      data: (await listPublicModels(payload)).map((model) => ({
        ...model,
        manufacturer_id: model.manufacturer.id,
      })),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/manufacturers',
    access,
    tag,
    summary: 'List manufacturers that have vehicles for sale',
    response: recordOf(z.array(counted)),
    handler: async (_, { payload }) => ({ data: await listPublicManufacturers(payload) }),
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/public/vehicle-types',
    access,
    tag,
    summary: 'List body types that have vehicles for sale',
    response: recordOf(z.array(counted)),
    handler: async (_, { payload }) => ({ data: await listPublicVehicleTypes(payload) }),
  }),
]

const single = [
  defineRoute({
    method: 'get',
    path: '/vehicles/public/vehicle/{id}',
    access,
    tag,
    summary: 'Get one vehicle, unless it is a draft or archived; with a port, what it costs there',
    params: idParams,
    query: z.object(toQuery),
    response: () => recordOf(publicVehicleDetail()),
    handler: async ({ params: { id }, query: { to } }, context) => {
      const { payload } = context
      const place = await requestedPlace(payload, to)
      const result = await getWishedVehicle(payload, id, personOf(context))
      if (!result) throw notFound('Vehicle not found')
      const landed = await getLandedCards(payload, place, [result.vehicle])
      return { data: toPublicDetail(result.vehicle, result.wishes, landed) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/similar',
    access,
    tag,
    summary: 'List similar vehicles for sale',
    params: idParams,
    query: z.object({ limit: z.string({ error: 'limit must be given once' }).optional(), ...toQuery }),
    response: recordOf(z.array(publicVehicle)),
    handler: async ({ params, query }, context) => {
      const { payload } = context
      const place = await requestedPlace(payload, query.to)
      if (!(await getPublicVehicle(payload, params.id))) throw notFound('Vehicle not found')
      const cards = await listSimilarVehicles(payload, params.id, limitOf(query, SIMILAR_LIMIT))
      return { data: await withWishes(context, cards, place) }
    },
  }),
]

export const publicVehicleRoutes = [...lists, ...single]
