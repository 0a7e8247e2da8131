import { z } from 'zod'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { LANDED_PARTS, MISSING } from '@/modules/inventory/landed-price/rules/landed-parts'
import type { Standing } from '@/modules/inventory/landed-price/rules/standing-at-destination'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import type { Eligibility } from '@/modules/settings/tariffs/rules/eligibility'
import type { Clause } from '@/modules/settings/tariffs/rules/import-limits-on-day'
import { FREIGHT_METHODS } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { LandedCard, LandedCards } from '../queries/get-landed-cards'

const clause = z.object({
  says: z.string(),
  source_name: z.string(),
  source_url: z.string(),
  /** 'YYYY-MM-DD', as all days here. */
  checked_on: z.string(),
})

/** Whether a vehicle may be imported by the day it would arrive; null for a country whose rules are not known. */
const eligibility = z
  .object({
    state: z.enum(['yes', 'no', 'unknown']),
    /** The last day on which it may arrive; null if none is known, or if it may not be imported. */
    until: z.string().nullable(),
    /** The rules that refuse it. */
    because: z.array(clause),
    /** What has to be known of the vehicle before it can be evaluated. */
    needs: z.array(z.string()),
  })
  .nullable()

/** What a vehicle costs at a port. */
export const landedPriceSchema = z
  .object({
    port: z.object({ id: z.int(), name: z.string(), country: z.string() }),
    term: z.enum(PRICE_TYPES),
    /** The day of the tariffs and exchange rates, in the destination's calendar. */
    day: z.string(),
    currency: z.string(),
    /** Whole units; null if anything is missing. */
    total: z.int().nullable(),
    /** Those that are known; they add up to the total. */
    parts: z.array(
      z.object({
        name: z.enum(LANDED_PARTS),
        amount: z.int(),
        /** As it was entered, if in another currency or not in whole units. */
        given_amount: z.string().nullable(),
        given_currency: z.string().nullable(),
      }),
    ),
    missing: z.array(z.enum(MISSING)),
    method: z.enum(FREIGHT_METHODS).nullable(),
    /** The freight to a landlocked place by its legs; null where there is one leg, or they are unknown. */
    sea_freight: z.int().nullable(),
    land_freight: z.int().nullable(),
    /** When it would be paid for, which arrival is counted from. */
    paid_on: z.string(),
    lead_days: z.int().nullable(),
    /** In the country of the port already, with duty paid or not; null for a vehicle that comes from elsewhere. */
    standing: z.enum(['duty_paid', 'duty_not_paid']).nullable(),
    eligibility,
  })
  .meta({ id: 'LandedPrice' })

const STANDING_NAMES = { dutyPaid: 'duty_paid', dutyNotPaid: 'duty_not_paid' } as const satisfies Record<
  Standing,
  string
>

const toClause = ({ text, sourceName, sourceUrl, checkedOn }: Clause) => ({
  says: text,
  source_name: sourceName,
  source_url: sourceUrl,
  checked_on: checkedOn,
})

const toEligibility = (verdict: Eligibility | null): z.input<typeof eligibility> =>
  verdict && {
    state: verdict.state,
    until: verdict.state === 'yes' ? verdict.until : null,
    because: verdict.state === 'no' ? verdict.because.map(toClause) : [],
    needs: verdict.state === 'unknown' ? verdict.needs : [],
  }

function toLanded(
  { port }: Place,
  { price, eligibility: verdict }: LandedCard,
): z.input<typeof landedPriceSchema> {
  return {
    port: { id: port.id, name: port.name, country: port.country },
    term: price.term,
    day: price.day,
    currency: price.currency,
    total: price.total,
    parts: price.parts.map(({ name, amount, given }) => ({
      name,
      amount,
      given_amount: given?.amount ?? null,
      given_currency: given?.currency ?? null,
    })),
    missing: [...new Set(price.missing.map(({ what }) => what))],
    method: price.lane?.method ?? null,
    sea_freight: price.legs?.sea ?? null,
    land_freight: price.legs?.land ?? null,
    paid_on: price.paidOn,
    lead_days: price.leadDays,
    standing: price.standing && STANDING_NAMES[price.standing],
    eligibility: toEligibility(verdict),
  }
}

/** A vehicle's landed price in the contract's format; nothing for a call that names no port. */
export function landedPriceField(landed: LandedCards | null, id: number) {
  if (!landed) return {}
  const card = landed.of.get(id)
  return { landed_price: card ? toLanded(landed.place, card) : null }
}
