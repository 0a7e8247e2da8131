import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { Link } from '@/ui/link'
import { Section } from '@/ui/page-parts'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OrderDetail } from '../queries/get-order-detail'
import { invoiceState, invoiceStateText } from '../rules/money/invoice-state'
import * as words from './words'

const LINK = 'font-semibold text-link underline underline-offset-3'

/** The proforma invoices of an order, each with the page that verifies it. */
export function OwnInvoices({ order }: { order: OrderDetail }) {
  const { finalInvoice, proformas } = order
  if (proformas.length === 0) return null
  return (
    <Section id="invoices" title={words.invoices}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {finalInvoice && (
          <li className="p-4 text-14">
            <a className={LINK} href={finalInvoice.address} rel="noreferrer" target="_blank">
              {finalInvoice.number}, {words.finalInvoice}
            </a>
          </li>
        )}
        {proformas.map(({ address, id, issuedAt, number, revision, verifyAddress }, place) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 text-14">
            <span>
              <a className={LINK} href={address} rel="noreferrer" target="_blank">
                {number}, {words.revision(revision)}
              </a>
              <span className="block text-13 text-faint">
                {words.issued} <ZonedMoment iso={issuedAt} /> ·{' '}
                {invoiceStateText(invoiceState(order, place > 0))}
              </span>
              <Link href={questionHref('proforma', id)} className="text-13">
                {words.askAboutInvoice}
                <span className="sr-only">
                  : {number}, {words.revision(revision)}
                </span>
              </Link>
            </span>
            <a className={LINK} href={verifyAddress} rel="noreferrer" target="_blank">
              {words.verify}
              <span className="sr-only">
                : {number}, {words.revision(revision)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
