import type { VehicleCard } from '../queries/declare-vehicle-card'
import { oldPriceText, priceTerm, priceText } from './words'

/**
 * A formatted price: the amount, null if it is on request; the term for what it covers; the previous
 * price.
 */
export type PriceData = { amount: string | null; term: string; before: string | null }

/** What is needed to format a price. */
export type Priced = Pick<VehicleCard, 'price' | 'oldPrice' | 'currency' | 'priceType' | 'showroom'> &
  Partial<Pick<VehicleCard, 'namedPort'>>

export const priceData = (vehicle: Priced): PriceData => ({
  amount: priceText(vehicle),
  term: priceTerm(vehicle),
  before: oldPriceText(vehicle),
})
