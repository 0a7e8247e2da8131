import Link from 'next/link'
import type { AdminViewServerProps, Payload } from 'payload'
import { can, seesCost } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { getVehicleCost } from '@/modules/inventory/vehicles/queries/get-vehicle-cost'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import type { Option } from '@/ui/back-office/list/list-type'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { getDraft } from '../queries/get-draft'
import { listNegotiationRounds } from '../queries/list-negotiation-rounds'
import { listQuoteNotes } from '../queries/list-quote-notes'
import { listQuoteShowrooms } from '../queries/list-quote-showrooms'
import type { QuoteRow } from '../queries/select-quote'
import { defaultValidUntil } from '../rules/offer-validity'
import { QUOTE_CURRENCIES } from '../rules/quote-choices'
import { isQuoteReadOnly } from '../rules/quote-standing'
import { ownPortsFirst } from '../rules/request/own-ports-first'
import { quoteRow } from './quote-form-values'
import { quoteListRow } from './quote-list-row'
import { type QuoteAt, quoteOfUrl } from './quote-of-url'
import { QuoteScreen } from './quote-screen'
import { requestSummaryLines } from './request-summary-lines'
import { quotesHref } from './urls'
import * as words from './words'

/** One quote with its form. */
export async function QuoteView(view: AdminViewServerProps) {
  const page = await quoteOfUrl(view)
  const { allowed, quote } = page
  if (!quote)
    return (
      <AdminFrame allowed={allowed} title={words.quoteNotFound} view={view}>
        <section className={styles.empty}>
          <p>{words.noSuchQuote}</p>
        </section>
      </AdminFrame>
    )
  const { line, ...screen } = await screenOf(page, quote, view.initPageResult.req.payload)
  const back = (
    <Link className={styles.button} href={quotesHref(quote.isOrderOnDemand)}>
      {quote.isOrderOnDemand ? words.onDemand : words.standardQuotes}
    </Link>
  )
  const intro = (
    <>
      {line.vehicleName} · {line.customer} ·{' '}
      <StatusLabel tone={line.badge.tone}>{line.badge.label}</StatusLabel>
    </>
  )
  return (
    <AdminFrame actions={back} allowed={allowed} lead={intro} title={line.number} view={view}>
      <QuoteScreen {...screen} key={quote.id} line={line} />
    </AdminFrame>
  )
}

/** The ports that a vehicle can be shipped to, those of the customer's country first, the one that the customer has chosen since, and that of the vehicle's price. */
async function portsOf(payload: Payload, { country: from, userId, vehiclePortId: named }: QuoteRow) {
  const [{ ports }, own] = await Promise.all([
    readPublicPlaces(payload),
    readDeliverTo(payload, userId, undefined),
  ])
  const options = ownPortsFirst(ports, from)
    .flatMap((group) => group.ports)
    .map(({ country, id, name }) => ({ value: String(id), label: `${name}, ${country}` }))
  const nameOf = (id: number | null) => ports.find((port) => port.id === id)?.name ?? null
  return { options, own: own?.port.id ?? null, named: nameOf(named) }
}

/** The port that the quote names stays to be chosen, although it is no longer served. */
function portOptions(options: Option[], { port, portId }: QuoteRow): Option[] {
  const value = String(portId)
  if (portId === null || port === null || options.some((one) => one.value === value)) return options
  return [...options, { value, label: port }]
}

/** Everything that the screen shows of a quote. */
async function screenOf({ actor, db }: QuoteAt, quote: QuoteRow, payload: Payload) {
  const [trade, showrooms, rounds, storedDraft, ports, notes, cost] = await Promise.all([
    readTradeSettings(db),
    listQuoteShowrooms(db, visibleShowrooms(actor)),
    listNegotiationRounds(db, quote.id),
    getDraft(db, quote.id),
    portsOf(payload, quote),
    listQuoteNotes(db, quote.id, true),
    seesCost(actor) && quote.vehicleId !== null ? getVehicleCost(db, quote.vehicleId) : null,
  ])
  const now = new Date()
  const today = dayIn(now, trade.timezone)
  const defaults = {
    validUntil: defaultValidUntil(now, trade.timezone, trade.validityDays),
    priceType: trade.priceType,
    currency: QUOTE_CURRENCIES.find((code) => code === trade.currency) ?? QUOTE_CURRENCIES[0],
    showrooms,
    portId: ports.own,
  }
  const { negotiatingRound, quoteType, status } = quote
  const isReadOnly = isQuoteReadOnly(quote)
  return {
    line: quoteListRow(quote, today, now),
    row: quoteRow(quote, defaults, isReadOnly ? 'read' : 'send'),
    againRow: quoteRow(quote, defaults, 'again'),
    storedDraft,
    standing: { status, quoteType, negotiatingRound, isPriced: quote.quotedPrice !== null },
    showrooms,
    ports: portOptions(ports.options, quote),
    hasVehicle: quote.vehicleId !== null,
    today,
    isReadOnly,
    mayUpdate: can(actor, 'sales', 'update'),
    requestedLines: requestSummaryLines(quote, rounds, {
      vehicle: can(actor, 'inventory', 'read'),
      namedPort: ports.named,
      cost,
    }),
    notes,
  }
}
