import type { Payload } from 'payload'
import { formatMoney } from '@/kernel/money'
import { readCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { getLandedPrices } from '@/modules/inventory/landed-price/queries/get-landed-prices'

/** The same with the port that it is for. */
export type StartingTotal = { portId: number | null; text: string | null }

/**
 * 'Total to Mombasa $10,963': what a vehicle costs at a port today, from which an offer starts. Null without either, for a
 * vehicle that is not public, and where the tariff has none.
 */
export async function getStartingTotal(
  payload: Payload,
  vehicleId: number | null,
  portId: number | null,
): Promise<string | null> {
  if (vehicleId === null || portId === null) return null
  const cards = await readCards(payload, [vehicleId])
  const [landed] = (await getLandedPrices(payload, cards, portId)) ?? []
  if (!landed || landed.total === null) return null
  return `Total to ${landed.names.port} ${formatMoney(landed.total, landed.currency)}`
}
