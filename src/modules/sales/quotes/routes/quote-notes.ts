import { z } from 'zod'
import { idParams, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route, RouteAccess, RouteContext } from '@/api/route-type'
import { dbOf } from '@/server/db-of'
import { addQuoteNote } from '../operations/add-quote-note'
import { listQuoteNotes } from '../queries/list-quote-notes'
import { saleNote } from '../schemas/quotes-query'
import * as words from '../words'
import { visibleQuote } from './visible-quote'

const note = z
  .object({
    id: z.int(),
    fromCustomer: z.boolean(),
    internal: z.boolean(),
    message: z.string(),
    author: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'QuoteNote' })

async function conversation(context: RouteContext, id: number) {
  await visibleQuote(context, id)
  return listQuoteNotes(await dbOf(context.req), id, context.actor.kind === 'staff')
}

const notesAt = (path: string, [read, write]: readonly [RouteAccess, RouteAccess]): Route[] => [
  defineRoute({
    method: 'get',
    path,
    access: read,
    tag: 'Quotes',
    summary: 'Read the conversation about a quote',
    params: idParams,
    response: recordOf(z.array(note)),
    handler: async ({ params: { id } }, context) => ({ data: await conversation(context, id) }),
  }),
  defineRoute({
    method: 'post',
    path,
    access: write,
    tag: 'Quotes',
    summary: 'Write a line of the conversation about a quote; with an Idempotency-Key, retrying is safe',
    status: 201,
    refusals: [429],
    params: idParams,
    body: saleNote,
    response: recordOf(z.array(note)),
    handler: async ({ body, params: { id } }, context) => {
      await addQuoteNote(context.req, id, body)
      return { data: await conversation(context, id), message: words.noteAdded }
    },
  }),
]

const sales = (action: 'read' | 'update') =>
  ({ kind: 'module', module: 'sales', action, isHidden: true }) as const

/** Conversations about quotes: of staff, and of the quote's customer. */
export const quoteNoteRoutes = [
  ...notesAt('/quotes/{id}/notes', [sales('read'), sales('update')]),
  ...notesAt('/quotes/my-quotes/{id}/notes', [{ kind: 'customer' }, { kind: 'customer' }]),
]
