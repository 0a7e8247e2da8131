import type { Payload } from 'payload'
import { formatMoney } from '@/kernel/money'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { getDeliveryPlaceAt } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { readPortId } from '@/modules/inventory/destination-choice/rules/read-port-id'

/** What a vehicle costs at a port, and what it cost there before its price fell. Whole units. */
export type NewsTotal = { port: string; currency: string; now: number; before: number | null }

type Reported = { vehicle: VehicleCard; priceBefore: number | null; search: { query: string } | null }

/** The port of a saved search, which its figures are for. */
const searchPort = ({ search }: Reported): number | null =>
  search && readPortId(new URLSearchParams(search.query).get('to'))

async function totalsAt(payload: Payload, portId: number | null, cards: readonly VehicleCard[]) {
  const landed = await getLandedCards(payload, await getDeliveryPlaceAt(payload, portId), cards)
  return (id: number) => {
    const price = landed?.of.get(id)?.price
    if (!landed || price?.total == null) return null
    return { port: landed.place.port.name, currency: price.currency, total: price.total }
  }
}

/**
 * The totals that notices are based on: at the port of its saved search, else at the person's own. Null for those
 * without a port, or where a figure is missing. In the order of the news.
 */
export async function newsTotals(
  payload: Payload,
  userId: number,
  news: readonly Reported[],
): Promise<(NewsTotal | null)[]> {
  const own = (await readDeliverTo(payload, userId, undefined))?.port.id ?? null
  return Promise.all(
    news.map(async (one) => {
      const portId = searchPort(one) ?? own
      const { vehicle, priceBefore } = one
      const now = (await totalsAt(payload, portId, [vehicle]))(vehicle.id)
      if (!now) return null
      const before =
        priceBefore === null
          ? null
          : (await totalsAt(payload, portId, [{ ...vehicle, price: priceBefore }]))(vehicle.id)
      return { port: now.port, currency: now.currency, now: now.total, before: before?.total ?? null }
    }),
  )
}

/** 'Total to Mombasa $9,840'. */
export const totalText = ({ port, currency, now }: NewsTotal): string =>
  `Total to ${port} ${formatMoney(now, currency)}`

/** 'Total to Mombasa now $9,840, was $10,240'; null if it was not higher before. */
export const totalDropText = ({ port, currency, now, before }: NewsTotal): string | null =>
  before !== null && before > now
    ? `Total to ${port} now ${formatMoney(now, currency)}, was ${formatMoney(before, currency)}`
    : null
