import { z } from 'zod'
import { idParams, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Day } from '@/kernel/days'
import { notFound } from '@/kernel/errors'
import { fromMoney } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { type Db, dbOf } from '@/server/db-of'
import { countTry, type Limit } from '@/server/rate-limit'
import { previewProforma } from '../operations/preview-proforma'
import { printProforma } from '../operations/print-proforma-receipt-or-invoice'
import { type IssuedProforma, isQuoteSeenBy, listProformasOf, stateOf } from '../queries/list-proformas'
import { proformaPreview, proformaQuery } from '../schemas/proforma-preview'
import { DOCUMENT_OPEN_LIMIT, pdfResponse } from './pdf-response'
import * as words from './words'

const PREVIEWED: Limit = { name: 'proforma_preview', points: 300, duration: 600 }

const common = { tag: 'Quotes', params: idParams } as const

const proforma = z
  .object({
    id: z.int(),
    number: z.string(),
    revision: z.int(),
    issuedAt: timestamp,
    date: z.string(),
    validUntil: z.string(),
    currency: z.string(),
    total: z.number(),
    downPaymentDue: z.number(),
    balance: z.number(),
    // Whether it is to be paid now, and why not.
    state: z.enum(['payable', 'toConfirm', 'replaced', 'renegotiated', 'ended']),
    why: z
      .enum(['withdrawn', 'orderCancelled', 'orderReturned', 'paid', 'vehicleGone', 'expired'])
      .nullable(),
  })
  .meta({ id: 'Proforma' })

const toWire = (issued: IssuedProforma, today: Day) => {
  const { data, id, issuedAt } = issued
  return {
    id,
    number: data.invoiceNo,
    revision: data.revision,
    issuedAt,
    date: data.date,
    validUntil: data.validUntil,
    currency: data.currency,
    total: fromMoney(data.totals.total),
    downPaymentDue: fromMoney(data.totals.downPaymentDue),
    balance: fromMoney(data.totals.balance),
    ...stateOf(issued, today),
  }
}

/** The day where the company is. */
const companyToday = async (db: Db): Promise<Day> => dayIn(new Date(), (await readTradeSettings(db)).timezone)

/** Proforma invoices: of a customer's own quotes, and for staff those of their showrooms. */
export const proformaRoutes = [
  defineRoute({
    ...common,
    method: 'get',
    path: '/quotes/{id}/proformas',
    access: { kind: 'signed-in' },
    summary: 'List the proforma invoices of a quote, the latest revision first',
    response: recordOf(z.array(proforma)),
    handler: async ({ params }, { actor, req }) => {
      const db = await dbOf(req)
      if (!(await isQuoteSeenBy(db, params.id, actor))) throw notFound(words.noQuote)
      const today = await companyToday(db)
      return { data: (await listProformasOf(db, params.id, actor)).map((one) => toWire(one, today)) }
    },
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: '/quotes/{id}/proforma',
    access: { kind: 'signed-in' },
    summary: 'Open the proforma invoice of a quote as PDF: the latest revision, or the given one',
    query: proformaQuery,
    givesFile: 'application/pdf',
    refusals: [429],
    response: z.never(),
    handler: async ({ params, query }, { actor, payload, req }) => {
      const db = await dbOf(req)
      const issued = await listProformasOf(db, params.id, actor)
      const revision = query.revision ?? issued[0]?.data.revision
      const document = issued.find(({ data }) => data.revision === revision)
      if (!document) throw notFound(words.noProforma)
      await countTry(payload, DOCUMENT_OPEN_LIMIT, String(req.user?.id))
      const state = stateOf(document, await companyToday(db))
      return pdfResponse(await printProforma(document.data, document.token, state), document.data.invoiceNo)
    },
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/quotes/{id}/proforma/preview',
    access: { kind: 'module', module: 'sales', action: 'update', isHidden: true },
    summary: 'Preview the proforma invoice of a quote as PDF, with values that are not saved',
    body: proformaPreview,
    givesFile: 'application/pdf',
    refusals: [409, 429],
    response: z.never(),
    handler: async ({ body, params }, { payload, req }) => {
      const data = await previewProforma(req, params.id, body)
      await countTry(payload, PREVIEWED, String(req.user?.id))
      return pdfResponse(await printProforma(data, null), data.invoiceNo)
    },
  }),
]
