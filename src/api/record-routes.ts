import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { bulkDeleteInput, recordInput } from '@/input/record-input'
import { recordQuery } from '@/input/record-query'
import { notFound } from '@/kernel/errors'
import { type Actor, can } from '@/kernel/permissions'
import {
  countedIn,
  type FieldValues,
  fieldsOf,
  isRequired,
  linksOf,
  type RecordField,
  type RecordList,
  type SettingField,
  sentNames,
} from '@/kernel/record-list'
import { dbOf } from '@/server/db-of'
import { getRecord, listRecords, type Stored, type StoredRecord, valuesOf } from '@/server/read-record-lists'
import { deleteRecords } from '@/server/records'
import { asList, idParams, listOf, recordOf, timestamp } from './answer-schemas'
import { cacheFor } from './cache-for'
import { crudRoutes } from './crud-routes'
import { defineRoute } from './define-route'
import type { Route, RouteAccess, RouteContext } from './route-type'

type Query = { page: number; limit: number }

/** Payload's types for collection slugs are generated from the collections themselves. */
const collectionOf = ({ slug }: RecordList): CollectionSlug => slug as CollectionSlug

/** A value as sent to clients. */
export function valueSchema(field: SettingField): z.ZodType {
  const { seenBy } = field
  const plain = plainSchema(field)
  return seenBy ? plain.optional() : plain
}

function plainSchema(field: SettingField): z.ZodType {
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.options.map(({ value }) => value))
    case 'number':
      return isRequired(field) ? z.number() : z.number().nullable()
    case 'image':
      return z.int().nullable()
    case 'link':
      return isRequired(field) ? z.int() : z.int().nullable()
    case 'lines':
      return z.array(z.string())
    default:
      return isRequired(field) ? z.string() : z.string().nullable()
  }
}

/** 'Showroom office' → 'ShowroomOffice', its name in the API document. */
const nameOf = (singular: string): string =>
  singular.replace(/(?:^| )([a-z])/gi, (_, letter: string) => letter.toUpperCase())

/** A field's name in calls. */
const sentAs = (list: RecordList, name: string): string => sentNames(list)[name] ?? name

const recordSchema = (list: RecordList) =>
  z
    .object({
      id: z.int(),
      ...Object.fromEntries(fieldsOf(list).map(([name, field]) => [sentAs(list, name), valueSchema(field)])),
      ...Object.fromEntries(linksOf(list).map(([name]) => [name, z.string().nullable()])),
      createdAt: timestamp,
      updatedAt: timestamp,
    })
    .meta({ id: nameOf(list.singular) })

/** Text in place of a number is treated as no number. */
const sent = ({ kind }: RecordField, value: Stored | undefined): Stored =>
  kind === 'number' && typeof value !== 'number' ? null : (value ?? null)

/** A record as sent to this viewer. */
function toRecord(
  list: RecordList,
  { createdAt, id, labels, updatedAt, values }: StoredRecord,
  actor: Actor,
) {
  const described = fieldsOf(list).filter(
    ([, { seenBy }]) => !seenBy || seenBy.some((module) => can(actor, module, 'read')),
  )
  return {
    id,
    ...Object.fromEntries(described.map(([name, field]) => [sentAs(list, name), sent(field, values[name])])),
    ...labels,
    createdAt,
    updatedAt,
  }
}

const readAccess = ({ module, readBy }: RecordList): RouteAccess =>
  readBy === 'everybody' ? { kind: 'public' } : { kind: 'module', module, action: 'read' }

/** A record visible to the caller, or 404. */
async function oneSeen(list: RecordList, { actor, req }: RouteContext, id: number) {
  const record = await getRecord(await dbOf(req), list, id, actor)
  if (!record) throw notFound()
  return toRecord(list, record, actor)
}

function listRoute(list: RecordList, record: z.ZodObject): Route {
  return defineRoute({
    method: 'get',
    path: `/${list.slug}`,
    access: readAccess(list),
    tag: list.plural,
    summary: list.showroom ? `${list.plural}; staff get only those assigned to them` : list.plural,
    query: recordQuery(list),
    response: listOf(record),
    handler: async ({ query }, context) => {
      const paged = query as typeof query & Query
      const { records, total } = await listRecords(await dbOf(context.req), list, paged, context.actor)
      if (list.cachedFor) cacheFor(context, list.cachedFor)
      const data = records.map((one) => toRecord(list, one, context.actor))
      return asList(data, total, paged)
    },
  })
}

const valuesRoute = (list: RecordList, { field, cachedFor, path, summary }: FieldValues): Route =>
  defineRoute({
    method: 'get',
    path: `/${list.slug}/${path}`,
    access: readAccess(list),
    tag: list.plural,
    summary,
    response: recordOf(z.array(z.string())),
    handler: async (_, context) => {
      const data = await valuesOf(await dbOf(context.req), list, field, context.actor)
      if (cachedFor) cacheFor(context, cachedFor)
      return { data }
    },
  })

const deletedAnswer = z.object({ message: z.string(), deleted: z.int() }).meta({ id: 'DeletedAnswer' })

const bulkDeleteRoute = (list: RecordList): Route =>
  defineRoute({
    method: 'delete',
    path: `/${list.slug}/bulk/delete`,
    access: { kind: 'module', module: list.module, action: 'delete' },
    tag: list.plural,
    summary: `Delete several ${list.plural.toLowerCase()}`,
    body: bulkDeleteInput,
    response: deletedAnswer,
    handler: async ({ body: { ids } }, context) => {
      if (list.showroom) for (const id of ids) await oneSeen(list, context, id)
      const deleted = await deleteRecords(context.req, collectionOf(list), ids)
      return { message: `${countedIn(list, deleted)} deleted successfully`, deleted }
    },
  })

/**
 * Every call for a list: its pages, distinct field values, one record, create, change, delete, delete
 * several.
 */
export function recordRoutes(list: RecordList): Route[] {
  const { module, singular, slug, values = [] } = list
  const path = `/${slug}`
  const tag = list.plural
  const record = recordSchema(list)
  const input = recordInput(list)
  return [
    listRoute(list, record),
    ...values.map((each) => valuesRoute(list, each)),
    defineRoute({
      method: 'get',
      path: `${path}/{id}`,
      access: readAccess(list),
      tag,
      summary: `One ${singular.toLowerCase()}`,
      params: idParams,
      response: recordOf(record),
      handler: async ({ params }, context) => ({ data: await oneSeen(list, context, params.id) }),
    }),
    ...crudRoutes({
      path,
      collection: collectionOf(list),
      singular,
      tag,
      module,
      input,
      patch: input.partial(),
      names: sentNames(list),
      record,
      one: async ({ actor, req }, id) => {
        const stored = await getRecord(await dbOf(req), list, id, 'product')
        if (!stored) throw notFound()
        return toRecord(list, stored, actor)
      },
      guard: list.showroom ? async (context, id) => void (await oneSeen(list, context, id)) : undefined,
    }),
    ...(list.bulkDelete ? [bulkDeleteRoute(list)] : []),
  ]
}
