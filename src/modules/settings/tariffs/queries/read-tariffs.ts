import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { addDays } from '@/kernel/days'
import { BASE_CURRENCY } from '@/kernel/money'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { insuranceRates, ports, showroomOffices } from '@/modules/settings/tables.gen'
import type { Fresh } from '@/server/database/in-memory-copy'
import type { Db } from '@/server/db-of'
import { nullable, oneOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type Destination, inspectionOn } from '../rules/destination'
import { freightOf } from '../rules/tariff-line'
import type { Freight, InsuranceRate, Origin, Tariffs } from '../rules/tariffs-and-freights'
import { readDestinations } from './get-destinations-from-memory'
import { listStoredFreights } from './list-stored-freights'

const PORT = { id: ports.id, name: ports.name, country: ports.country }

const OFFICE = {
  id: showroomOffices.id,
  country: text(sql`coalesce(btrim(country), '')`),
  portId: showroomOffices.portId,
  fee: nullable(text(sql`nullif(btrim(transport_fee), '')`)),
  currency: text(sql`coalesce(transport_currency::text, ${BASE_CURRENCY})`),
}

const INSURANCE = {
  id: insuranceRates.id,
  coverage: insuranceRates.coverage,
  fee: insuranceRates.fee,
  kind: oneOf(['percent', 'flat'], sql`coalesce(fee_kind::text, 'percent')`),
  minimum: nullable(text(sql`nullif(btrim(minimum), '')`)),
  currency: text(sql`coalesce(currency::text, ${BASE_CURRENCY})`),
}

async function insuranceInUse(db: Db): Promise<InsuranceRate | null> {
  const [used] = await select(
    db,
    INSURANCE,
    sql`FROM insurance_rates WHERE used_in_prices ORDER BY id LIMIT 1`,
  )
  if (!used) return null
  const { kind, minimum, ...rate } = used
  return kind === 'percent' ? { ...rate, kind, minimum } : { ...rate, kind }
}

async function origins(db: Db): Promise<Map<number, Origin>> {
  const rows = await select(db, OFFICE, sql`FROM showroom_offices ORDER BY id`)
  return new Map(
    rows.map(({ country, currency, fee, id, portId }) => [
      id,
      { country, portId, transport: fee === null ? null : { fee, currency } },
    ]),
  )
}

type Contents = Omit<Tariffs, 'version'>

/** A hash of everything in it, maps as the lists of their entries. */
const versionOf = (contents: Contents): string =>
  createHash('sha256')
    .update(JSON.stringify(contents, (_, value) => (value instanceof Map ? [...value] : value)))
    .digest('base64url')

/** The inspection before shipment that each country requires on its own day, with its fee. */
function inspectionsOf(countries: ReadonlyMap<string, Destination>, now: Date): Tariffs['inspections'] {
  const destinations = [...countries.values()].map(({ country, rules, timezone }) => ({
    country,
    inspection: inspectionOn(rules, dayIn(now, timezone)),
  }))
  return new Map(
    destinations.flatMap(({ country, inspection }) => {
      if (!inspection) return []
      const { fee } = inspection
      return [[country, fee && { fee: fee.amount, currency: fee.currency }]]
    }),
  )
}

/** When it is another day in the first of these zones: exchange rates and inspections have days. */
const nextDay = (zones: readonly string[], now: Date): number =>
  Math.min(...zones.map((zone) => startOfDay(dayIn(now, zone), zone, 1).getTime()))

/** Freights that apply today or later, wherever: somewhere it is still yesterday. */
const notOver = ({ validTo }: Freight, now: Date): boolean =>
  validTo === null || validTo >= addDays(dayIn(now, 'UTC'), -1)

/** Everything that landed prices are made from, as it is in the database today. */
export async function readTariffs({ db: { drizzle: db } }: Payload): Promise<Fresh<Tariffs>> {
  const now = new Date()
  const { downPaymentDays, timezone } = await readTradeSettings(db)
  const [freights, insurance, allPorts, byShowroom, rates, countries] = await Promise.all([
    listStoredFreights(db),
    insuranceInUse(db),
    select(db, PORT, sql`FROM ports ORDER BY id`),
    origins(db),
    readRatesOn(db, dayIn(now, timezone)),
    readDestinations(db),
  ])
  const timezones = new Map([...countries.values()].map((one) => [one.country, one.timezone]))
  const contents: Contents = {
    freights: freights.flatMap((stored) => freightOf(stored) ?? []).filter((one) => notOver(one, now)),
    insurance,
    ports: new Map(allPorts.map((port) => [port.id, port])),
    origins: byShowroom,
    inspections: inspectionsOf(countries, now),
    timezones,
    paymentDays: downPaymentDays,
    rates,
  }
  return {
    value: { version: versionOf(contents), ...contents },
    until: nextDay([timezone, ...timezones.values()], now),
  }
}
