import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ZodObject, ZodType, z } from 'zod'
import { conflict } from '@/kernel/errors'
import type { ModuleKey } from '@/kernel/permissions'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { createRecord, deleteRecord, updateRecord } from '@/server/records'
import { inTransaction } from '@/server/transaction'
import { idParams, messageAnswer, recordOf, updatedAtField } from './answer-schemas'
import { defineRoute } from './define-route'
import type { FieldNames, Route, RouteContext } from './route-type'
import { nameSchema, schemaName } from './schema-name'

type Values = Record<string, unknown>

/**
 * A kind of record that is created, changed and deleted with no workflow beyond its collection's own rules.
 */
export type Crud<Patch extends ZodObject = ZodObject> = {
  path: string
  collection: CollectionSlug
  /** For example 'Port created successfully'. */
  singular: string
  /** Instead of that. */
  createdMessage?: (values: Values) => string
  tag: string
  module: ModuleKey
  input: ZodObject
  patch: Patch
  names?: FieldNames
  record: ZodType
  /** The record as sent to clients. */
  one: (context: RouteContext, id: number) => Promise<unknown>
  /** Throws if this caller may not touch this record even though the role allows it. */
  guard?: (context: RouteContext, id: number) => Promise<void>
  /**
   * Converts the input to what is saved, where the two differ: a picture's URL becomes the picture. A change
   * has the values that were sent; `id` is null for a new record.
   */
  prepare?(context: RouteContext, values: z.output<Patch>, id: number | null): Promise<Values>
  /**
   * Locks what the collection's hooks will lock, before the record itself: its vehicle. Whoever locks in another order
   * than everybody else is sometimes refused with 503.
   */
  lockFirst?: (db: Db, id: number) => Promise<unknown>
  /** Whether a new record with an Idempotency-Key may be sent again. */
  isRetriable?: boolean
  /** Error statuses that saving may return in addition to the usual ones. */
  refusals?: number[]
  /** Why records can be neither added nor removed, if so. */
  fixed?: string
}

const seenOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function refuseFixed({ fixed }: Crud): void {
  if (fixed) throw conflict(fixed)
}

/** What creating and changing a record have in common. */
const savingOf = ({ names, record, refusals, tag }: Crud) => ({
  tag,
  names,
  refusals,
  response: recordOf(record),
})

/** Changes or deletes a record once what comes before it is locked. */
const inOrder = (
  { lockFirst }: Crud,
  req: PayloadRequest,
  id: number,
  write: (req: PayloadRequest) => Promise<void>,
): Promise<void> =>
  lockFirst
    ? inTransaction({ payload: req.payload, req }, async (inner, db) => {
        await lockFirst(db, id)
        await write(inner)
      })
    : write(req)

const asGiven = async (_: RouteContext, values: Values): Promise<Values> => values

function createRoute(kind: Crud): Route {
  const { collection, isRetriable = false, module, one, path, prepare = asGiven, singular } = kind
  const { createdMessage = () => `${singular} created successfully` } = kind
  return defineRoute({
    ...savingOf(kind),
    method: 'post',
    path,
    access: { kind: 'module', module, action: 'create' },
    summary: `${singular}: create${isRetriable ? '; with an Idempotency-Key, retrying is safe' : ''}`,
    status: 201,
    body: kind.input,
    handler: async ({ body }, context) => {
      refuseFixed(kind)
      const { req } = context
      const values = await prepare(context, body, null)
      const create = (inner: PayloadRequest) => createRecord(inner, collection, values)
      const id = await (isRetriable ? createOnce(req, collection, body, create) : create(req))
      return { data: await one(context, id), message: createdMessage(body) }
    },
  })
}

function changeRoute(kind: Crud): Route {
  const { collection, module, one, path, prepare = asGiven, singular } = kind
  return defineRoute({
    ...savingOf(kind),
    method: ['patch', 'put'],
    path: `${path}/{id}`,
    access: { kind: 'module', module, action: 'update' },
    summary: `${singular}: change`,
    params: idParams,
    body: nameSchema(kind.patch.extend(updatedAtField), schemaName(kind.patch)),
    handler: async ({ params: { id }, body: { updatedAt, ...values } }, context) => {
      await kind.guard?.(context, id)
      const prepared = await prepare(context, values, id)
      await inOrder(kind, context.req, id, (req) =>
        updateRecord(req, collection, id, prepared, seenOf(updatedAt)),
      )
      return { data: await one(context, id), message: `${singular} updated successfully` }
    },
  })
}

function deleteRoute(kind: Crud): Route {
  const { collection, module, path, singular, tag } = kind
  return defineRoute({
    method: 'delete',
    path: `${path}/{id}`,
    access: { kind: 'module', module, action: 'delete' },
    tag,
    summary: `${singular}: delete, unless it is in use`,
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, context) => {
      refuseFixed(kind)
      await kind.guard?.(context, id)
      await inOrder(kind, context.req, id, (req) => deleteRecord(req, collection, id))
      return { message: `${singular} deleted successfully` }
    },
  })
}

/** The create, change and delete calls for one kind of record. */
export const crudRoutes = <Patch extends ZodObject>(kind: Crud<Patch>): Route[] => [
  createRoute(kind),
  changeRoute(kind),
  deleteRoute(kind),
]
