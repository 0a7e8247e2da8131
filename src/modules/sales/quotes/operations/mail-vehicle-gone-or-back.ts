import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { formatMoney } from '@/kernel/money'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { listSimilarForSale } from '@/modules/inventory/catalogue/queries/list-similar-vehicles'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailItem } from '@/server/mail/define-mail'
import { queueMail, type Receiver } from '@/server/mail/queue-mail'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import {
  quotesWithoutVehicleMail,
  quoteVehicleBackMail,
  quoteVehicleGoneMail,
  quoteVehicleTakenMail,
} from '../mail/vehicle-mails'
import { type QuoteMailFacts, readQuoteMailFacts } from '../queries/read-quote-mail-facts'
import { staffQuoteHref } from '../rules/quote-hrefs'
import { quoteNumber } from '../rules/quote-number'
import type { VehicleNews } from '../rules/vehicle/vehicle-gone-or-back'
import { customerValues } from './notify-or-remind-of-quote'

const ALL_VEHICLES = '/vehicles'
const STANDARD_QUOTES = '/admin/quotes/standard-quotes'
const SIMILAR_SHOWN = 3

const PAGE = { id: vehicles.id, status: vehicles.status, inTrash: flag(sql`vehicles.deleted_at IS NOT NULL`) }

/** A few that can be bought instead, with their prices. */
const similarItems = async (db: Db, vehicleId: number): Promise<MailItem[]> =>
  (await listSimilarForSale(db, vehicleId, SIMILAR_SHOWN)).map(({ currency, id, name, price }) => ({
    title: name,
    href: absoluteUrl(`/vehicles/${id}`),
    details: [formatMoney(price, currency)],
  }))

/** Vehicles like that of a quote; all of them if it has no page any more. */
async function similarHref(db: Db, vehicleId: number): Promise<string> {
  const [vehicle] = await select(db, PAGE, sql`FROM vehicles WHERE vehicles.id = ${vehicleId}`)
  return vehicle && hasPublicPage(vehicle) ? `/vehicles/${vehicle.id}#similar` : ALL_VEHICLES
}

/**
 * Writes to the customer of an open quote that its vehicle is gone, with similar ones, or is for sale again.
 *
 * @param entryId the line of the quote's history: the vehicle may come and go
 */
export async function mailVehicleGoneOrBack(
  req: PayloadRequest,
  db: Db,
  { id: quoteId, vehicleId }: { id: number; vehicleId: number },
  news: VehicleNews,
  entryId: number,
): Promise<void> {
  const facts = await readQuoteMailFacts(db, quoteId)
  if (!facts.isReachable) return
  const to: Receiver = { address: facts.email, userId: facts.customerId }
  const values = customerValues(facts, null)
  const effect = `quote:${quoteId}:vehicle-${news}:${entryId}`
  if (news === 'back') {
    await queueMail(req, quoteVehicleBackMail, to, effect, values)
    return
  }
  const similarLink = absoluteUrl(await similarHref(db, vehicleId))
  const similar = await similarItems(db, vehicleId)
  // Without an offer there is no invoice to speak of.
  const mail = facts.quotedPrice === null ? quoteVehicleTakenMail : quoteVehicleGoneMail
  await queueMail(req, mail, to, effect, { ...values, similar, similarLink })
}

/** A quote that has lost its vehicle, and the line of its history for that. */
export type EndedQuote = { quoteId: number; entryId: number }

/** Writes to the showroom once of all open quotes that a vehicle leaves behind. */
export async function mailEndedQuotes(
  req: PayloadRequest,
  db: Db,
  vehicleId: number,
  ended: readonly [EndedQuote, ...EndedQuote[]],
): Promise<void> {
  const facts: QuoteMailFacts[] = []
  for (const { quoteId } of ended) facts.push(await readQuoteMailFacts(db, quoteId))
  const [first] = facts
  if (!first) return
  const values = {
    vehicle: first.vehicle,
    quotes: facts.map(({ createdAt, customer, id, isOnDemand }) => ({
      title: quoteNumber(id, createdAt),
      href: absoluteUrl(staffQuoteHref({ id, isOrderOnDemand: isOnDemand })),
      details: [customer],
    })),
    link: absoluteUrl(`${STANDARD_QUOTES}?vehicleId=${vehicleId}`),
  }
  for (const to of await listShowroomReceivers(db, first.showroomEmail)) {
    const effect = `vehicle:${vehicleId}:quotes-ended:${ended[0].entryId}:${to.userId ?? 'showroom'}`
    await queueMail(req, quotesWithoutVehicleMail, to, effect, values)
  }
}
