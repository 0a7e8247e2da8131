import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { AMOUNT_MAX, INT4_MAX } from '@/kernel/numbers'
import type { Ratio } from '@/kernel/ratio'
import type { LandedTerms } from '@/modules/inventory/landed-price/rules/landed-terms'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { PRICE_BOUNDS } from '../rules/filter-bands'
import type { Delivery, Requirement } from './delivery-requirements'

// The same as landedTotal and Admitted, on a row of vehicle_search. Numbers are numeric, so nothing is rounded but what the
// rule rounds, half up.

type Lane = LandedTerms['showrooms'][number]['others']

const ints = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`
const numeric = (value: number | string): SQL => sql`${String(value)}::numeric`

/** A whole number times a ratio, rounded half up. */
const times = (count: SQL, num: SQL, den: SQL): SQL => sql`div(2 * ${count} * ${num} + ${den}, 2 * ${den})`

/** Transport, fee for each, numerator and denominator of the fee for a thousandth of a m³, days until arrival. */
const laneFigures = (transport: number | null, lane: NonNullable<Lane>): (number | string | null)[] => {
  const { fee, leadDays } = lane
  const perLitre: Ratio | null = fee && 'perLitre' in fee ? fee.perLitre : null
  const each = fee && 'each' in fee ? fee.each : null
  return [transport, each, perLitre?.num ?? null, perLitre?.den ?? null, leadDays]
}

/** By showroom and vehicle type, '3:7', else by showroom alone, '3:'. */
function lanesOf({ showrooms }: LandedTerms): string {
  const lanes = Object.entries(showrooms).flatMap(([showroom, { byType, others, transport }]) => [
    ...(others ? [[`${showroom}:`, laneFigures(transport, others)] as const] : []),
    ...Object.entries(byType).map(
      ([type, lane]) => [`${showroom}:${type}`, laneFigures(transport, lane)] as const,
    ),
  ])
  return JSON.stringify(Object.fromEntries(lanes))
}

const ratesOf = ({ dollars }: LandedTerms): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(dollars).map(([code, { den, num }]) => [code, [num, den]])),
  )

const laneSql = (terms: LandedTerms): SQL =>
  sql`(SELECT coalesce(l -> (showroom || ':' || body), l -> (showroom || ':')) FROM (SELECT ${lanesOf(terms)}::jsonb AS l) all_lanes)`

/** Whether a vehicle is in the country of the port already. */
const atDestinationSql = ({ localShowrooms }: Pick<LandedTerms, 'localShowrooms'>): SQL =>
  localShowrooms.length === 0 ? sql`false` : sql`showroom = ANY (${ints(localShowrooms)})`

const FOB = PRICE_TYPES.indexOf('FOB') + 1
const DDP = PRICE_TYPES.indexOf('DDP') + 1

/** Insurance on `base`. */
const insuranceSql = (insurance: NonNullable<LandedTerms['insurance']>, base: SQL): SQL =>
  'flat' in insurance
    ? numeric(insurance.flat)
    : sql`greatest(${times(base, numeric(insurance.share.num), numeric(insurance.share.den))}, ${numeric(insurance.minimum)})`

const fobSql = ({ insurance, inspection }: LandedTerms): SQL =>
  insurance && inspection !== null
    ? sql`(SELECT CASE WHEN l.transport IS NOT NULL AND f.fee <= ${AMOUNT_MAX} AND i.fee <= ${AMOUNT_MAX}
          THEN least(p.usd + l.transport + f.fee + i.fee + ${numeric(inspection)}, ${INT4_MAX}) END
        FROM (SELECT (lane ->> 0)::numeric AS transport) l
        CROSS JOIN LATERAL (SELECT coalesce((lane ->> 1)::numeric, CASE WHEN m3_milli > 0
          THEN ${times(sql`m3_milli::numeric`, sql`(lane ->> 2)::numeric`, sql`(lane ->> 3)::numeric`)} END) AS fee) f
        CROSS JOIN LATERAL (SELECT ${insuranceSql(insurance, sql`(p.usd + l.transport + f.fee)`)} AS fee) i)`
    : sql`NULL`

/** A price that includes the way; with duty paid, the inspection as well. */
const includedSql = ({ inspection, ...terms }: LandedTerms): SQL =>
  sql`CASE WHEN term = ${DDP} OR ${atDestinationSql(terms)} THEN p.usd ELSE ${
    inspection === null ? sql`NULL` : sql`least(p.usd + ${numeric(inspection)}, ${INT4_MAX})`
  } END`

/** What a vehicle costs at the destination, in whole US dollars, at most the largest integer; null without a total. */
export const totalSql = ({ terms }: Delivery): SQL => sql`(
  SELECT (CASE WHEN p.usd IS NULL OR p.usd > ${AMOUNT_MAX} THEN NULL WHEN term = ${FOB} THEN CASE WHEN ${atDestinationSql(terms)} THEN p.usd ELSE ${fobSql(terms)} END
    WHEN named_port = ${terms.portId} THEN ${includedSql(terms)} END)::bigint
  FROM (SELECT ${ratesOf(terms)}::jsonb -> currency AS rate, ${laneSql(terms)} AS lane) given
  CROSS JOIN LATERAL (SELECT ${times(sql`price::numeric`, sql`(rate ->> 0)::numeric`, sql`(rate ->> 1)::numeric`)} AS usd) p)`

/** The same of US dollars, which most are, without a step. */
const inDollarsSql = (price: SQL, { den, num }: Ratio): SQL =>
  num === den ? sql`${price}::numeric` : times(sql`${price}::numeric`, numeric(num), numeric(den))

/**
 * A price in whole US dollars, half up, by the rates of the day; null without a price, or without a rate for its currency.
 */
export function dollarsSql({ terms }: Delivery, price = sql`price`, currency = sql`currency`): SQL {
  const cases = Object.entries(terms.dollars).map(
    ([code, ratio]) => sql`WHEN ${code} THEN ${inDollarsSql(price, ratio)}`,
  )
  const usd = cases.length > 0 ? sql`CASE ${currency} ${sql.join(cases, sql` `)} END` : sql`NULL::numeric`
  return sql`(SELECT CASE WHEN usd <= ${AMOUNT_MAX} THEN usd::bigint END FROM (SELECT CASE WHEN ${price} > 0 THEN ${usd} END AS usd) p)`
}

/** The number of the band that a price is in, as `addCount` reads it: even inside, odd at its lower bound; 0 for none. */
export function priceBandSql(prices: Delivery): SQL {
  const parts = PRICE_BOUNDS.map((bound) => sql`(usd >= ${bound})::int + (usd > ${bound})::int`)
  return sql`(SELECT coalesce(2 + ${sql.join(parts, sql` + `)}, 0) FROM (SELECT ${dollarsSql(prices)} AS usd) d)`
}

function requirementSql(requirement: Requirement): SQL {
  const { exceptBodies, exceptFuels } = requirement
  const met = metSql(requirement)
  const excepted = [
    ...(exceptBodies.length > 0 ? [sql`body = ANY (${ints(exceptBodies)})`] : []),
    ...(exceptFuels.length > 0 ? [sql`fuel = ANY (${ints(exceptFuels)})`] : []),
  ]
  return sql`(${sql.join([met, ...excepted], sql` OR `)})`
}

function metSql(requirement: Requirement): SQL {
  if (requirement.of === 'age') return ageSql(requirement)
  if (requirement.of === 'inspection') return sql`NOT (marks && ${ints(requirement.failed)})`
  return sql`${sql.raw(COLUMNS[requirement.of])} = ANY (${ints(requirement.ids)})`
}

const COLUMNS = { steering: 'steer', fuel: 'fuel', bodyType: 'body' } as const

const ageSql = ({ month, year }: Extract<Requirement, { of: 'age' }>): SQL => {
  const byYear = sql`year > 0 AND year >= ${year}`
  return month === null
    ? sql`(${byYear})`
    : sql`CASE WHEN registered > 0 THEN registered >= ${month} ELSE ${byYear} END`
}

/** Whether a vehicle may be imported at the destination, where it stands already or on the day on which it would arrive. */
export function eligibleSql({ limits, terms }: Delivery): SQL {
  const cases = Object.entries(limits).map(([days, requirements]) => {
    const all = requirements.length === 0 ? sql`true` : sql.join(requirements.map(requirementSql), sql` AND `)
    return sql`WHEN ${Number(days)} THEN (${all})`
  })
  if (cases.length === 0) return atDestinationSql(terms)
  return sql`(${atDestinationSql(terms)} OR CASE (${laneSql(terms)} ->> 4)::int ${sql.join(cases, sql` `)} ELSE false END)`
}
