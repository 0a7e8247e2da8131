import { type ZodObject, type ZodType, z } from 'zod'
import { asList, idParams, listOf, recordOf } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { FieldNames, Route, RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { toggleEntryStatus } from '../operations/toggle-entry-status'
import {
  getReferenceEntry,
  listActiveColours,
  listReferenceEntries,
  type ReferenceRow,
} from '../queries/list-reference-entries'
import { REFERENCE_LISTS, type ReferenceSlug } from '../rules/reference-lists'
import { listQuery } from '../schemas/list-query'
import {
  colourInput,
  colourPatch,
  featureInput,
  featurePatch,
  featureQuery,
  referenceInput,
  referencePatch,
  seatsInput,
  seatsPatch,
} from '../schemas/reference'
import * as words from '../words'
import { colourRecord, featureRecord, priceTypeRecord, referenceRecord, toRecord } from './reference-wire'

/** What distinguishes one list from another; everything else is the same for all. */
type Family = {
  slug: ReferenceSlug
  path: string
  singular: string
  input: ZodObject
  patch: ZodObject
  query: typeof listQuery | typeof featureQuery
  record: ZodType
  toRecord: (row: ReferenceRow) => unknown
  names: FieldNames
  createdMessage?: (values: Record<string, unknown>) => string
  /** Why entries can be neither added nor removed, if so. */
  fixed?: string
}

const PLAIN = {
  input: referenceInput,
  patch: referencePatch,
  query: listQuery,
  record: referenceRecord,
  toRecord: toRecord.plain,
  names: {},
}

const SPECIAL: Partial<Record<ReferenceSlug, Partial<Family>>> = {
  'vehicle-colours': {
    input: colourInput,
    patch: colourPatch,
    record: colourRecord,
    toRecord: toRecord.colour,
    createdMessage: ({ name }) => words.colorCreatedSuccessfully(String(name)),
  },
  'vehicle-seats': { input: seatsInput, patch: seatsPatch },
  'vehicle-price-types': {
    patch: referencePatch,
    record: priceTypeRecord,
    toRecord: toRecord.priceType,
    fixed: 'Price types are fixed: they can be renamed or set inactive, not added or removed',
  },
  'vehicle-features': {
    input: featureInput,
    patch: featurePatch,
    query: featureQuery,
    record: featureRecord,
    toRecord: toRecord.feature,
    names: { featureGroup: 'featureGroupId' },
  },
}

const families: Family[] = REFERENCE_LISTS.map(({ slug, singular }) => ({
  ...PLAIN,
  slug,
  path: `/${slug}`,
  singular,
  ...SPECIAL[slug],
}))

/** Colours are also available under the vehicles, where the vehicle form creates them. */
const underVehicles = families
  .filter(({ slug }) => slug === 'vehicle-colours')
  .map((family) => ({ ...family, path: '/vehicles/colors' }))

/** One entry as sent to clients. */
async function entryOf(family: Family, { req }: RouteContext, id: number): Promise<unknown> {
  const row = await getReferenceEntry(await dbOf(req), family.slug, id)
  if (!row) throw notFound()
  return family.toRecord(row)
}

function listRoute(family: Family): Route {
  return defineRoute({
    method: 'get',
    path: family.path,
    access: { kind: 'module', module: 'inventory', action: 'read', publicWhen: { status: 'active' } },
    tag: 'Reference lists',
    summary: `${family.singular}: list`,
    query: family.query,
    names: family.names,
    response: listOf(family.record),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listReferenceEntries(await dbOf(req), family.slug, query)
      return asList(rows.map(family.toRecord), total, query)
    },
  })
}

function toggleRoute(family: Family): Route {
  return defineRoute({
    method: ['patch', 'put'],
    path: `${family.path}/{id}/toggle`,
    access: { kind: 'module', module: 'inventory', action: 'update' },
    tag: 'Reference lists',
    summary: `${family.singular}: switch between active and inactive`,
    params: idParams,
    response: recordOf(family.record),
    handler: async ({ params }, context) => {
      await toggleEntryStatus(context.req, family.slug, params.id)
      return {
        data: await entryOf(family, context, params.id),
        message: words.singularUpdatedSuccessfully(family.singular),
      }
    },
  })
}

/** The colours offered by a form. */
const availableColours = defineRoute({
  method: 'get',
  path: '/vehicles/colors/available',
  access: { kind: 'public' },
  tag: 'Reference lists',
  summary: 'List all active colours',
  response: recordOf(z.array(colourRecord)),
  handler: async (_, { req }) => {
    const rows = await listActiveColours(await dbOf(req))
    return { data: rows.map(toRecord.colour) }
  },
})

/** The five calls of every reference list, from one definition. */
const familyRoutes = [...families, ...underVehicles].flatMap((family): Route[] => [
  listRoute(family),
  ...crudRoutes({
    ...family,
    collection: family.slug,
    tag: 'Reference lists',
    module: 'inventory',
    one: (context, id) => entryOf(family, context, id),
  }),
  toggleRoute(family),
])

export const referenceListRoutes: Route[] = [...familyRoutes, availableColours]
