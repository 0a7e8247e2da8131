import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Money, toMoney } from '@/kernel/money'
import { vehicles } from '@/modules/inventory/tables.gen'
import { knownCost } from '@/modules/inventory/vehicles/rules/stock/margin'
import { quotes } from '@/modules/sales/tables.gen'
import { convertMoney, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import type { OfferBasis } from '../rules/offer/ask-about-offer'

const q = alias(quotes, 'q')
const v = alias(vehicles, 'v')

const BASIS = {
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  portId: q.portId,
  port: nullable(text(sql`p.name`)),
  vehicleId: nullable(v.id),
  vehicleCurrency: nullable(v.currency),
  vehiclePrice: nullable(v.price),
  vehicleCost: nullable(v.costValue),
  vehiclePriceType: nullable(v.priceType),
  namedPortId: nullable(v.namedPortId),
  namedPort: nullable(text(sql`n.name`)),
}

/** Who asks: in which currency, by which rates, and whether they may see what the vehicle has cost. */
export type BasisFor = { currency: string; rates: RatesSnapshot; seesCost: boolean }

const portOf = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }

/** In the offer's currency; null for nothing, and where there is no rate. */
function amountIn(amount: number | null, from: string | null, { currency, rates }: BasisFor): Money | null {
  if (amount === null || amount <= 0 || from === null) return null
  const converted = convertMoney(toMoney(amount, from), currency, rates)
  return converted.ok ? converted.value : null
}

function basisOf(row: RowOf<typeof BASIS>, by: BasisFor): OfferBasis {
  const { currency, quotedPrice, vehicleCurrency } = row
  const isSame = currency === by.currency
  return {
    vehicle:
      row.vehicleId === null
        ? null
        : {
            priceType: row.vehiclePriceType,
            port: portOf(row.namedPortId, row.namedPort),
            asking: amountIn(row.vehiclePrice, vehicleCurrency, by),
            cost: by.seesCost ? amountIn(knownCost(row.vehicleCost), vehicleCurrency, by) : null,
          },
    askedPort: portOf(row.portId, row.port),
    previous: quotedPrice !== null && isSame ? { amount: quotedPrice, currency } : null,
  }
}

/** What a vehicle has cost, in its own currency; null where nobody has entered it. For those who may see it. */
export async function vehicleCost(db: Db, vehicleId: number): Promise<number | null> {
  const [cost] = await selectValues(db, nullable(v.costValue), sql`FROM vehicles v WHERE v.id = ${vehicleId}`)
  return knownCost(cost ?? null)
}

/** What the next offer of a quote is compared with. */
export async function offerBasis(db: Db, quoteId: number, by: BasisFor): Promise<OfferBasis | null> {
  const [row] = await select(
    db,
    BASIS,
    sql`FROM quotes q LEFT JOIN vehicles v ON v.id = q.vehicle_id LEFT JOIN ports p ON p.id = q.port_id
      LEFT JOIN ports n ON n.id = v.named_port_id WHERE q.id = ${quoteId}`,
  )
  return row ? basisOf(row, by) : null
}
