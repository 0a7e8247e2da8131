import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { quotes } from '@/modules/sales/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { DEAL_PORT } from './match-quote-states'

const q = alias(quotes, 'q')
const u = alias(users, 'u')
const s = alias(showroomOffices, 's')

/** The vehicle of a quote's row `q` in words; for one on demand, what the customer looks for. */
export const QUOTE_VEHICLE = sql.raw(`coalesce(v.name, v.sku, nullif(trim(concat_ws(' ',
  coalesce(wm.name, q.custom_manufacturer), coalesce(wo.name, q.custom_model))), ''), 'a vehicle')`)

/** A quote with its vehicle or what is looked for instead, its customer and its showroom. */
export const QUOTE_FROM = sql.raw(`quotes q JOIN users u ON u.id = q.customer_id
  LEFT JOIN vehicles v ON v.id = q.vehicle_id
  LEFT JOIN manufacturers wm ON wm.id = q.wanted_manufacturer_id
  LEFT JOIN models wo ON wo.id = q.wanted_model_id
  LEFT JOIN showroom_offices s ON s.id = q.showroom_id`)

/** What a sum of a quote's row `q` is made of: the price and what is added to it. */
export const QUOTE_SUM = {
  priceType: q.priceType,
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  deliveryCharges: q.deliveryCharges,
  isTaxApplied: flag(sql`coalesce(q.is_tax_applied, false)`),
  withholdingTaxPercentage: q.withholdingTaxPercentage,
  vatPercentage: q.vatPercentage,
  port: nullable(text(sql`(SELECT name FROM ports WHERE id = ${DEAL_PORT})`)),
}

const FACTS = {
  id: q.id,
  customerId: q.customerId,
  firstName: u.firstName,
  email: u.email,
  isReachable: flag(sql`u.status = 'ACTIVE' AND u.deleted_at IS NULL`),
  customer: text(personName('u')),
  vehicle: text(QUOTE_VEHICLE),
  isOnDemand: q.isOrderOnDemand,
  vehicleId: q.vehicleId,
  portId: nullable(number(DEAL_PORT)),
  shipmentAddress: q.shipmentAddress,
  wantedBudget: q.wantedBudget,
  wantedBudgetCurrency: q.wantedBudgetCurrency,
  ...QUOTE_SUM,
  validUntil: q.validUntil,
  createdAt: q.createdAt,
  showroomEmail: nullable(s.email),
}

/** What the mails about a quote need to know. */
export type QuoteMailFacts = RowOf<typeof FACTS>

/** The same for one quote, as it is now. */
export async function readQuoteMailFacts(db: Db, id: number): Promise<QuoteMailFacts> {
  const [facts] = await select(db, FACTS, sql`FROM ${QUOTE_FROM} WHERE q.id = ${id}`)
  if (!facts) throw new Error(`There is no quote ${id}`)
  return facts
}
