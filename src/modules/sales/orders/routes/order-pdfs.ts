import { z } from 'zod'
import { idParams } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import {
  printFinalInvoice,
  printReceipt,
} from '@/modules/sales/invoices/operations/print-proforma-receipt-or-invoice'
import { DOCUMENT_OPEN_LIMIT, pdfResponse } from '@/modules/sales/invoices/routes/pdf-response'
import { dbOf } from '@/server/db-of'
import { countTry } from '@/server/rate-limit'
import { getOrderRow } from '../queries/get-order-row'
import { getFinalInvoicePaper, getReceiptPaper } from '../queries/get-receipt-or-final-invoice'
import type { OrderRow } from '../queries/read-order-rows'
import { requireOrder } from './visible-order'
import * as words from './words'

const common = {
  method: 'get',
  access: { kind: 'signed-in' },
  tag: 'Orders',
  givesFile: 'application/pdf',
  refusals: [429, 503],
  response: z.never(),
} as const

/** The order, if the caller may see it. @throws AppError 403, 404 */
async function seenRow(context: RouteContext, id: number): Promise<OrderRow> {
  await requireOrder(context, id, 'read')
  const row = await getOrderRow(await dbOf(context.req), id)
  if (!row) throw notFound(words.orderNotFound)
  return row
}

const counted = ({ payload, req }: RouteContext) =>
  countTry(payload, DOCUMENT_OPEN_LIMIT, String(req.user?.id))

/** PDFs for the customer: the receipt for each payment, and the final invoice of a completed order. */
export const orderPdfRoutes = [
  defineRoute({
    ...common,
    path: '/orders/{id}/receipts/{receiptId}',
    summary: 'Open the receipt for a payment of an order as PDF; one that was undone says that it is void',
    params: idParams.extend({ receiptId: idParams.shape.id }),
    handler: async ({ params: { id, receiptId } }, context) => {
      const row = await seenRow(context, id)
      const paper = await getReceiptPaper(await dbOf(context.req), row, receiptId)
      if (!paper) throw notFound(words.receiptNotFound)
      await counted(context)
      return pdfResponse(await printReceipt(paper.paper, paper.data), paper.paper.number)
    },
  }),
  defineRoute({
    ...common,
    path: '/orders/{id}/invoice',
    summary: 'Open the final invoice of a completed order as PDF',
    params: idParams,
    handler: async ({ params: { id } }, context) => {
      const row = await seenRow(context, id)
      const paper = await getFinalInvoicePaper(await dbOf(context.req), row)
      if (!paper) throw notFound(words.noFinalInvoice)
      await counted(context)
      return pdfResponse(await printFinalInvoice(paper.paper, paper.data), paper.paper.number)
    },
  }),
]
