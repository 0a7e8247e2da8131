import { headers } from 'next/headers'
import { verifyInvoice } from '@/modules/sales/invoices/operations/verify-invoice'
import { VerifiedInvoiceView } from '@/modules/sales/invoices/ui/verified-invoice-view'
import * as words from '@/modules/sales/invoices/ui/words'
import { answerNotFound } from '@/server/http/answer-not-found'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { Container } from '@/ui/page-parts'

export const generateMetadata = () => ({
  ...pageMetadata({
    title: words.verifyAnInvoice,
    description: words.verifyDescription,
    path: '/verify-invoice',
    isIndexed: false,
  }),
  // The address is known to those who hold the invoice, and to nobody else.
  referrer: 'no-referrer' as const,
})

type Props = { params: Promise<{ token: string }> }

export default async function VerifyInvoicePage({ params }: Props) {
  const { token } = await params
  const verification = await verifyInvoice(runningPayload(), await headers(), token, new Date())
  if (verification.kind === 'unknown') answerNotFound()
  return (
    <Container className="py-12">
      <VerifiedInvoiceView verification={verification} />
    </Container>
  )
}
