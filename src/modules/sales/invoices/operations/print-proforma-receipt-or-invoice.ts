import { AppError, unavailable } from '@/kernel/errors'
import { PDF_FAILED } from '@/modules/sales/quotes/rules/quote-messages'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import { printPdf } from '@/server/pdf/print-pdf'
import { siteIdentity } from '@/server/site-identity'
import { storage } from '@/server/storage'
import { finalInvoiceHtml } from '../documents/final-invoice-html'
import { proformaHtml } from '../documents/proforma-html'
import { receiptHtml } from '../documents/receipt-html'
import * as words from '../documents/words'
import type { InvoiceData } from '../rules/invoice-data'
import type { ProformaState } from '../rules/proforma-state'
import type { FinalInvoicePaper, ReceiptPaper } from '../rules/receipt-and-final-invoice'

const LOGO_MAX = 2_000_000

/** The public address that verifies an invoice. */
export const publicVerifyUrl = (token: string): string => `${env().SERVER_URL}/verify-invoice/${token}`

/** The company's logo as a document can contain it; null if there is none, or none that can be read. */
async function logo(): Promise<string | null> {
  const address = siteIdentity().logo?.light
  if (!address?.startsWith('/media/')) return null
  const file = await storage().get(decodeURIComponent(address.slice(1)))
  if (!file) return null
  if (file.size > LOGO_MAX) {
    file.stream.destroy()
    return null
  }
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(Buffer.from(chunk))
  return `data:${file.type};base64,${Buffer.concat(chunks).toString('base64')}`
}

function markOf({ state, why }: ProformaState): string | null {
  if (state === 'payable') return null
  if (state === 'toConfirm') return words.markToConfirm
  if (state === 'replaced') return words.markReplaced
  if (state === 'renegotiated') return words.markRenegotiated
  return why === 'paid' ? words.markPaid : words.markEnded
}

const noLogo = (error: unknown): null => {
  logger.warn({ err: error }, 'an invoice is printed without the logo')
  return null
}

async function printed(name: string, write: (logo: string | null) => Promise<string>): Promise<Uint8Array> {
  const picture = await logo().catch(noLogo)
  try {
    return await printPdf(await write(picture))
  } catch (error) {
    if (error instanceof AppError) throw error
    logger.error({ err: error, invoice: name }, 'the PDF of an invoice could not be made')
    throw unavailable(PDF_FAILED)
  }
}

/**
 * A proforma invoice as PDF on A4. Nothing is stored.
 *
 * @param token of the issued invoice; null for a preview
 * @param state of the issued invoice at present: one that is not to be paid is marked so across every
 * page
 * @throws AppError 503 with the specification's message if it cannot be made
 */
export const printProforma = (
  data: InvoiceData,
  token: string | null,
  state: ProformaState | null = null,
): Promise<Uint8Array> =>
  printed(data.invoiceNo, (picture) =>
    proformaHtml(data, {
      verifyAt: token && publicVerifyUrl(token),
      logo: picture,
      mark: state && markOf(state),
    }),
  )

/** The receipt for a payment of this invoice, as PDF. @throws AppError 503 */
export const printReceipt = (receipt: ReceiptPaper, data: InvoiceData): Promise<Uint8Array> =>
  printed(receipt.number, (picture) => receiptHtml(receipt, data, picture))

/** The final invoice of an order that this invoice requested payment for, as PDF. @throws AppError 503 */
export const printFinalInvoice = (paper: FinalInvoicePaper, data: InvoiceData): Promise<Uint8Array> =>
  printed(paper.number, (picture) => finalInvoiceHtml(paper, data, picture))
