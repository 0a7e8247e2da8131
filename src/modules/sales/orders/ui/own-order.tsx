import { formatMoney } from '@/kernel/money'
import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { CHARGE_LABELS } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { Badge } from '@/ui/badge'
import { DefinitionGrid } from '@/ui/definition-grid'
import { Link } from '@/ui/link'
import { Card, Section } from '@/ui/page-parts'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OrderDetail } from '../queries/get-order-detail'
import { documentHref } from '../rules/document-href'
import { ORDER_DOCUMENT_LABELS } from '../rules/order-documents'
import { orderHistoryTitle } from '../rules/order-history-title'
import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { orderSum } from '../rules/order-sum'
import { turnOfOrder } from '../rules/purchase-turns'
import { CancelOrder } from './cancel-order'
import { DueDay } from './due-day'
import { MessageForm } from './message-form'
import { OwnHowToPay } from './own-how-to-pay'
import { OwnInvoices } from './own-invoices'
import { OwnPayments } from './own-payments'
import { OwnShipping } from './own-shipping'
import * as words from './words'

/** An order as its customer follows it: whose turn it is, payments, shipping, papers, messages and history. */
export function OwnOrder({ order }: { order: OrderDetail }) {
  return (
    <div className="grid gap-8">
      <Standing order={order} />
      <OwnHowToPay order={order} />
      <OwnPayments order={order} />
      <OwnShipping order={order} />
      <Figures order={order} />
      <OwnInvoices order={order} />
      <Documents order={order} />
      <Messages order={order} />
      <History order={order} />
    </div>
  )
}

function Standing({ order }: { order: OrderDetail }) {
  const { status, vehicle } = order
  const turn = turnOfOrder(order)
  return (
    <Card className="p-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
        <span className="text-14 text-soft">
          {vehicle.name} · {vehicle.sku}
        </span>
        {vehicle.hasPage && (
          <Link href={`/vehicles/${vehicle.id}`} className="text-14">
            {words.seeVehicle}
          </Link>
        )}
      </p>
      <p className="mt-2 text-16">
        {turn.side && (
          <strong className="font-semibold">{turn.side === 'you' ? words.yourTurn : words.ourTurn}: </strong>
        )}
        {turn.what} <DueDay turn={turn} />
      </p>
      {order.reviewAddress && (
        <p className="mt-2 text-14">
          {words.likeIt} <Link href={order.reviewAddress}>{words.writeReview}</Link>
        </p>
      )}
      {order.reason && <p className="mt-1 text-14 text-soft">{order.reason}</p>}
      <p className="mt-2 text-14">
        <Link href={questionHref('order', order.id)}>{words.askAboutOrder}</Link>
      </p>
      <CancelOrder id={order.id} isRequested={order.isCancellationRequested} status={status} />
    </Card>
  )
}

function Figures({ order }: { order: OrderDetail }) {
  const { chassis, currency } = order
  const money = (amount: number) => formatMoney(amount, currency)
  const added = [
    ...order.charges.map(({ amount, name }) => ({ term: CHARGE_LABELS[name], amount })),
    { term: words.withholdingTax, amount: order.withholdingTax },
    { term: words.vat, amount: order.vat },
  ].filter(({ amount }) => amount !== 0)
  return (
    <Section id="price" title={words.price}>
      <DefinitionGrid
        items={[
          { term: words.total, value: orderSum(order).total },
          { term: words.price, value: money(order.price) },
          ...added.map(({ amount, term }) => ({ term, value: money(amount) })),
          ...(order.goodwill > 0 ? [{ term: words.goodwill, value: money(order.goodwill) }] : []),
          { term: words.paid, value: money(order.paid) },
          { term: words.balance, value: money(order.balance) },
          ...(chassis ? [{ term: words.chassis, value: chassis }] : []),
        ]}
      />
    </Section>
  )
}

function Documents({ order: { documents, id } }: { order: OrderDetail }) {
  return (
    <Section id="documents" title={words.documents}>
      {documents.length === 0 ? (
        <p className="text-14 text-soft">{words.noDocuments}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {documents.map((paper) => (
            <li key={paper.id} className="p-4 text-14">
              <a
                className="font-semibold text-link underline underline-offset-3"
                href={documentHref(id, paper.id)}
                rel="noreferrer"
                target="_blank"
              >
                {ORDER_DOCUMENT_LABELS[paper.kind]}
              </a>
              <span className="block text-13 text-faint [overflow-wrap:anywhere]">{paper.name}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Messages({ order: { id, notes } }: { order: OrderDetail }) {
  return (
    <Section id="messages" title={words.messages}>
      {notes.length === 0 && <p className="text-14 text-soft">{words.noMessages}</p>}
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="rounded-card border border-line bg-surface p-4">
            <p className="text-13 text-faint">
              {note.fromCustomer ? words.you : words.us}, <ZonedMoment iso={note.createdAt} />
            </p>
            <p className="mt-1 text-14 whitespace-pre-line [overflow-wrap:anywhere]">{note.message}</p>
          </li>
        ))}
      </ul>
      <MessageForm id={id} />
    </Section>
  )
}

/** How many lines of the history are shown at once. */
const NEWEST = 4

/** What has happened, the latest first; what is older is folded. */
function History({ order: { history } }: { order: OrderDetail }) {
  const lines = history.toReversed()
  const older = lines.slice(NEWEST)
  return (
    <Section id="history" title={words.history}>
      <Lines lines={lines.slice(0, NEWEST)} />
      {older.length > 0 && (
        <details className="mt-4">
          <summary className={FOLD}>{words.earlier(older.length)}</summary>
          <Lines lines={older} />
        </details>
      )}
    </Section>
  )
}

const FOLD = 'min-h-11 cursor-pointer py-2 text-14 font-semibold text-link'

const Lines = ({ lines }: { lines: OrderDetail['history'] }) => (
  <ol className="grid gap-4 border-l-2 border-line pl-4">
    {lines.map(({ at, id, reason, step, to }) => (
      <li key={id} className="text-14">
        <p className="font-semibold">{orderHistoryTitle(step, to)}</p>
        <p className="text-13 text-faint">
          <ZonedMoment iso={at} />
        </p>
        {reason && <p className="[overflow-wrap:anywhere]">{reason}</p>}
      </li>
    ))}
  </ol>
)
