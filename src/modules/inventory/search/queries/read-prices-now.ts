import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { priceTerms } from '@/modules/inventory/landed-price/rules/landed-terms'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import type { Delivery } from '../engine/delivery-requirements'

const pricesCache = new WeakMap<Payload, { version: string; prices: Delivery }>()

/** What prices are compared by at no port: US dollars, by the rates of the day. */
export async function readPricesNow(payload: Payload): Promise<Delivery> {
  const { rates, version } = await getTariffs(payload)
  const known = pricesCache.get(payload)
  if (known?.version === version) return known.prices
  const terms = priceTerms(rates)
  const stamp = createHash('sha256').update(terms.stamp).digest('base64url')
  const prices = { stamp, terms: { ...terms, stamp }, limits: {} }
  pricesCache.set(payload, { version, prices })
  return prices
}
