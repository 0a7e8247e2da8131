import type { PayloadRequest } from 'payload'
import { getPortIdOf } from '@/modules/inventory/destination-choice/queries/get-port-of-buyer'
import type { Db } from '@/server/db-of'
import { emit } from '@/server/events'
import type { StartingTotal } from '../queries/get-starting-total'
import { QUOTE_CURRENCIES } from '../rules/quote-choices'
import { REQUESTED } from '../rules/quote-statuses'
import { notifyQuoteRequested } from './notify-or-remind-of-quote'
import type { QuoteBy } from './read-quote-actor'
import type { QuoteData } from './write-quote'
import { writeQuoteHistory } from './write-quote-history'
import './declare-quote-events'

type Opened = Omit<QuoteData, 'customer' | 'vehicle'> & { customer: number; vehicle?: number | null }

/** Creates a quote in its first state, with its history, its event and the mail to the showroom. */
export async function createQuote(
  req: PayloadRequest,
  db: Db,
  { customer, vehicle = null, ...given }: Opened,
  by: QuoteBy,
  starting?: StartingTotal,
): Promise<number> {
  const now = new Date().toISOString()
  const begun = { status: REQUESTED, quoteType: 'INITIAL_QUOTE', negotiatingRound: 0 } as const
  const data = {
    currency: QUOTE_CURRENCIES[0],
    isOrderOnDemand: vehicle === null,
    port: await getPortIdOf(db, customer),
    ...given,
    ...begun,
    customer,
    vehicle,
    requestedAt: now,
    waitingSince: now,
  }
  const { id } = await req.payload.create({ collection: 'quotes', data, req, overrideAccess: true, depth: 0 })
  await writeQuoteHistory(db, { quoteId: id, from: null, to: REQUESTED, step: 'request', by })
  await notifyQuoteRequested(req, db, id, starting)
  await emit('quoteRequested', { quoteId: id, customerId: customer, vehicleId: vehicle }, req)
  return id
}
