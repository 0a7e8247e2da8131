'use client'
import Link from 'next/link'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { ListRow } from '@/ui/back-office/list/list-type'
import type { SaleNote } from '../queries/list-quote-notes'
import type { QuoteShowroom } from '../queries/list-quote-showrooms'
import { opensAgain } from '../rules/quote-standing'
import { QuoteConversation } from './conversation/quote-conversation'
import quote from './quote.module.css'
import { QuoteForm } from './quote-form'
import type { QuoteStanding } from './quote-form-values'
import type { QuoteListRow } from './quote-list-row'
import { QuoteSteps } from './quote-steps'
import type { RequestLine } from './request-summary-lines'
import { RequestedPicture } from './requested-picture'
import { summaryHref } from './urls'
import type { OfferProps } from './use-offer-form'
import * as words from './words'

type Props = {
  line: QuoteListRow
  /** The quote as it stands, and as "Quote again" opens it. */
  row: ListRow
  againRow: ListRow
  /** What was entered earlier and not sent. */
  storedDraft: OfferProps['storedDraft']
  standing: QuoteStanding
  showrooms: QuoteShowroom[]
  ports: OfferProps['ports']
  hasVehicle: boolean
  today: string
  isReadOnly: boolean
  mayUpdate: boolean
  /** What the customer requested, in lines. */
  requestedLines: RequestLine[]
  notes: SaleNote[]
}

/** A quote: whose turn it is, what was requested, what can be done, and the offer. */
export function QuoteScreen(props: Props) {
  const { againRow, requestedLines, isReadOnly, storedDraft, line, mayUpdate, notes, row, ...offer } = props
  const { standing } = offer
  const [isAgain, setAgain] = useState(false)
  const isClosed = !mayUpdate || (isReadOnly && !isAgain)
  return (
    <>
      <div className={list.panel}>
        <Standing line={line} rounds={standing.negotiatingRound} />
        {mayUpdate && (
          <QuoteSteps
            hasVehicle={line.vehicle !== null}
            id={line.id}
            isOrderOnDemand={line.isOrderOnDemand}
            status={standing.status}
            updatedAt={row.updatedAt}
          />
        )}
        <RequestedTerms requestedLines={requestedLines} />
        {isClosed && (
          <p className={list.note}>
            {words.readOnlyQuote}{' '}
            {mayUpdate && opensAgain(standing.status) && (
              <button className={styles.primary} onClick={() => setAgain(true)} type="button">
                {words.quoteAgain}
              </button>
            )}
          </p>
        )}
      </div>
      <div className={quote.conversation}>
        <QuoteConversation id={line.id} mayUpdate={mayUpdate} notes={notes} />
      </div>
      <QuoteForm
        {...offer}
        isOrderOnDemand={line.isOrderOnDemand}
        isReadOnly={isClosed}
        storedDraft={isClosed ? null : storedDraft}
        key={String(isAgain)}
        row={isAgain ? againRow : row}
      />
    </>
  )
}

/** Whose turn it is, or how it ended, with the ways to its order and its negotiation. */
function Standing({ line, rounds }: { line: QuoteListRow; rounds: number }) {
  return (
    <p className={quote.standing}>
      <strong>{turnText(line)}</strong>{' '}
      {line.orderId !== null && <Link href={`/admin/orders/${line.orderId}`}>{words.seeOrder}</Link>}{' '}
      {rounds > 0 && <Link href={summaryHref(line)}>{words.viewSummary}</Link>}
    </p>
  )
}

function RequestedTerms({ requestedLines }: Pick<Props, 'requestedLines'>) {
  return (
    <section className={list.group}>
      <h2>{words.whatWasRequested}</h2>
      <dl className={`${list.form} ${quote.asked}`}>
        {requestedLines.map(({ href, label, picture, text }) => (
          <div className={styles.field} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={list.help}>
              {picture ? (
                <RequestedPicture url={picture} alt={text} />
              ) : href ? (
                <Link href={href}>{text}</Link>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function turnText({ isVehicleGone, orderEnd, status, turn, waited }: QuoteListRow): string {
  if (orderEnd) return words.ORDER_ENDED[orderEnd]
  if (isVehicleGone && status !== 'EXPIRED') return words.vehicleGone
  if (turn === null) return words.turnNobodys
  return turn === 'staff' ? words.turnOurs(waited ?? '') : words.turnCustomers(waited ?? '')
}
