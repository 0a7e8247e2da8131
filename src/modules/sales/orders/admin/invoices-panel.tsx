import page from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { LocalDay } from '@/ui/back-office/time/local-day'
import type { OrderDetail } from '../queries/get-order-detail'
import { invoiceState, invoiceStateText } from '../rules/money/invoice-state'
import styles from './order.module.css'
import * as words from './words'

/** The proforma invoices as issued, each with the page that verifies it. */
export function InvoicesPanel({ order }: { order: OrderDetail }) {
  const { finalInvoice, proformas } = order
  if (proformas.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{words.proformas}</h2>
      <ul className={styles.papers}>
        {finalInvoice && (
          <li>
            <a href={finalInvoice.address} rel="noreferrer" target="_blank">
              {finalInvoice.number}, {words.finalInvoice}
            </a>
          </li>
        )}
        {proformas.map(({ address, id, issuedAt, number, revision, verifyAddress }, place) => (
          <li key={id}>
            <span>
              <a href={address} rel="noreferrer" target="_blank">
                {number}, {words.revision(revision)}
              </a>
              <span className={list.under}>
                <LocalDay iso={issuedAt} /> · {invoiceStateText(invoiceState(order, place > 0))}
              </span>
            </span>
            <a
              aria-label={words.verifyNamed(`${number}, ${words.revision(revision)}`)}
              className={page.button}
              href={verifyAddress}
              rel="noreferrer"
              target="_blank"
            >
              {words.verify}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
