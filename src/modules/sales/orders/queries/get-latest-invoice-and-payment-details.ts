import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { storedInvoice } from '@/modules/sales/invoices/schemas/stored-invoice'
import { proformas } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { json } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { PaymentDetails } from '../rules/how-to-pay'
import { verifyHref } from '../rules/proforma-urls'

const i = alias(proformas, 'i')

const LATEST = { number: i.number, token: i.token, data: json(storedInvoice, i.data) }

/** The proforma invoice of a quote as it was issued last, with everything printed on it; null if there is none. */
export async function getLatestInvoice(db: Db, quoteId: number) {
  const [latest] = await select(
    db,
    LATEST,
    sql`FROM proformas i WHERE i.quote_id = ${quoteId} ORDER BY i.revision DESC LIMIT 1`,
  )
  return latest ?? null
}

/** The payment details of the latest proforma invoice of an order's quote; null if there is none. */
export async function getPaymentDetails(db: Db, quoteId: number): Promise<PaymentDetails | null> {
  const latest = await getLatestInvoice(db, quoteId)
  if (!latest) return null
  const { data, number, token } = latest
  return {
    number,
    method: data.paymentMethod,
    account: data.bank,
    email: data.company.email,
    verifyAddress: verifyHref(token),
  }
}
