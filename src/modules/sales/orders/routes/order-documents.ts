import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { signedGet } from '@/server/storage/signed-urls'
import { addOrderDocument } from '../operations/add-order-document'
import { addOrderNote } from '../operations/add-order-note'
import { removeDocument, showDocument } from '../operations/show-or-remove-order-document'
import { readDocumentFile } from '../queries/read-order-parts'
import { documentDisposition } from '../rules/document-href'
import { DOCUMENT_MAX_BYTES, READ_SECONDS } from '../rules/order-document-upload'
import { documentInput, documentQuery } from '../schemas/document-input'
import { noteInput } from '../schemas/orders'
import { orderRecord } from './order-wire'
import { readerOf, requireOrder, visibleOrder } from './visible-order'
import * as words from './words'

const tag = 'Orders'
const both = { access: { kind: 'signed-in' }, tag } as const
const staff = { access: { kind: 'module', module: 'sales', action: 'update', isHidden: true }, tag } as const
const response = recordOf(orderRecord)
const paperParams = idParams.extend({ documentId: idParams.shape.id })

/** Where a paper can be read right now, by whoever is given the address. */
const readableAt = ({ mimeType, name, path }: { mimeType: string; name: string; path: string }) =>
  signedGet(path, {
    type: mimeType,
    disposition: documentDisposition(name),
    expires: new Date(Date.now() + READ_SECONDS * 1000),
  })

/** Papers and messages of orders: of staff, and of the customers whose orders they are. */
export const orderDocumentRoutes = [
  defineRoute({
    ...both,
    method: 'post',
    path: '/orders/{id}/documents',
    takesFile: DOCUMENT_MAX_BYTES,
    summary:
      'Send a document of an order as the request body: PDF, JPEG, PNG or WebP up to 10 MB. Customers send proofs of payment. With an Idempotency-Key, retrying is safe',
    status: 201,
    params: idParams,
    query: documentQuery,
    refusals: [403, 409, 415, 422, 429, 503],
    response,
    handler: async ({ params: { id }, query }, context) => {
      await requireOrder(context, id, 'update')
      const { req, upload } = context
      await addOrderDocument(req, id, {
        kind: query.kind ?? (readerOf(context) === 'staff' ? 'OTHER' : 'PROOF_OF_PAYMENT'),
        isVisibleToCustomer: query.isVisibleToCustomer === true,
        name: query.name,
        bytes: upload && Readable.fromWeb(upload as WebStream<Uint8Array>),
      })
      return { data: await visibleOrder(context, id), message: words.documentSaved }
    },
  }),
  defineRoute({
    ...both,
    method: 'get',
    path: '/orders/{id}/documents/{documentId}',
    summary: 'Open a document of an order: redirects to an address of the file that is valid for a minute',
    params: paperParams,
    status: 302,
    response: z.never(),
    handler: async ({ params: { documentId, id } }, context) => {
      await requireOrder(context, id, 'read')
      const known = await readDocumentFile(await dbOf(context.req), id, documentId, readerOf(context))
      if (!known) throw notFound(words.documentNotFound)
      return new Response(null, {
        status: 302,
        headers: {
          location: await readableAt(known),
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
        },
      })
    },
  }),
  defineRoute({
    ...staff,
    method: ['patch', 'put'],
    path: '/orders/{id}/documents/{documentId}',
    summary: 'Show a document to the customer, or no longer',
    params: paperParams,
    body: documentInput,
    refusals: [409],
    response,
    handler: async ({ body, params: { documentId, id: orderId } }, context) => {
      await showDocument(context.req, { orderId, id: documentId }, body.isVisibleToCustomer)
      return { data: await visibleOrder(context, orderId), message: words.documentSaved }
    },
  }),
  defineRoute({
    ...staff,
    method: 'delete',
    path: '/orders/{id}/documents/{documentId}',
    summary: 'Remove a document of an order',
    params: paperParams,
    refusals: [409],
    response,
    handler: async ({ params: { documentId, id: orderId } }, context) => {
      await removeDocument(context.req, { orderId, id: documentId })
      return { data: await visibleOrder(context, orderId), message: words.documentRemoved }
    },
  }),
  defineRoute({
    ...both,
    method: 'post',
    path: '/orders/{id}/notes',
    summary: 'Write a message about an order; with an Idempotency-Key, retrying is safe',
    status: 201,
    params: idParams,
    body: noteInput,
    refusals: [403, 404, 429],
    response,
    handler: async ({ body, params: { id } }, context) => {
      await requireOrder(context, id, 'update')
      await addOrderNote(context.req, id, { message: body.message, isInternal: body.internal === true })
      return { data: await visibleOrder(context, id), message: words.messageSent }
    },
  }),
]
