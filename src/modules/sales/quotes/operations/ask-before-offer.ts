import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { toMoney } from '@/kernel/money'
import { seesCost } from '@/kernel/permissions'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import { actorOf } from '@/server/permissions'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { offerBasis } from '../queries/offer-basis'
import { askAboutOffer } from '../rules/offer/ask-about-offer'
import { chargesInUnits } from '../rules/offer/charges'
import type { AdminQuote } from '../schemas/admin-quote'
import * as words from '../words'

/**
 * Asks whether an unusual offer is meant, unless that was confirmed with it.
 *
 * @param portId the port of the offer; undefined if the quote's own stays
 * @throws AppError 409 with each question at `confirmed.` and its name
 */
export async function askBeforeOffer(
  req: PayloadRequest,
  { db, quoteId, rates }: { db: Db; quoteId: number; rates: RatesSnapshot },
  offer: AdminQuote,
  portId: number | null | undefined,
): Promise<void> {
  const { confirmed, currency } = offer
  const by = { currency, rates, seesCost: seesCost(await actorOf(req)) }
  const basis = await offerBasis(db, quoteId, by)
  if (!basis) return
  const asked = {
    price: toMoney(offer.quotedPrice, currency),
    priceType: offer.priceType,
    port: portId === undefined ? basis.askedPort : await portAt(db, portId),
    charges: {
      ...chargesInUnits(offer, currency),
      deliveryCharges: toMoney(offer.deliveryCharges, currency).amount,
    },
  }
  const open = askAboutOffer(asked, basis).filter(({ name }) => confirmed?.[name] !== true)
  if (open.length === 0) return
  throw conflict(
    words.offerAsked,
    open.map((question) => issue(`confirmed.${question.name}`, question.text)),
  )
}

async function portAt(db: Db, id: number | null) {
  if (id === null) return null
  const [name] = await selectValues(db, text(sql`name`), sql`FROM ports WHERE id = ${id}`)
  return name === undefined ? null : { id, name }
}
