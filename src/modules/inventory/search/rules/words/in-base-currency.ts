import { BASE_CURRENCY } from '@/kernel/money'
import { timesRatio } from '@/kernel/ratio'
import { dollarsPer } from '@/modules/inventory/landed-price/rules/fee-arithmetic'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { Amount } from './read-amounts'
import type { Piece } from './read-text'

/** A price that was typed in another currency: as it was typed, and whether there was a rate for it. */
export type ForeignPrice = { text: string; currency: string; isConverted: boolean }

/** Rounded as prices are, so that a price that equals the bound is within it; null without a rate. */
function converted(bound: number, currency: string, rates: RatesSnapshot): number | null {
  const dollars = dollarsPer(rates, currency)
  return dollars && timesRatio(bound, dollars)
}

/** A price as it is compared, and the foreign currencies of its ends with whether there was a rate for them. */
function inBase(
  { max, min, ...amount }: Amount,
  currencies: { min: string; max: string },
  rates: RatesSnapshot,
) {
  const isConverted = new Map<string, boolean>()
  const endOf = (bound: number | undefined, currency: string) => {
    if (bound === undefined) return []
    const inDollars = converted(bound, currency, rates)
    if (currency !== BASE_CURRENCY) isConverted.set(currency, inDollars !== null)
    return [inDollars ?? bound]
  }
  const [low] = endOf(min, currencies.min)
  const [high] = endOf(max, currencies.max)
  // Ends in two currencies are typed without knowing which is more.
  const isTurned = currencies.min !== currencies.max && low !== undefined && high !== undefined && low > high
  const [from, to] = isTurned ? [high, low] : [low, high]
  return {
    amount: { ...amount, ...(from !== undefined && { min: from }), ...(to !== undefined && { max: to }) },
    isConverted,
  }
}

/**
 * Prices in other currencies as they are compared, in US dollars: by the rates of the day, or as the bare number where there
 * is no rate. Those are returned, so that the page can show them.
 */
export function inBaseCurrency(
  pieces: readonly Piece[],
  rates: RatesSnapshot,
): { pieces: Piece[]; foreign: ForeignPrice[] } {
  const foreign: ForeignPrice[] = []
  const compared = pieces.map((piece): Piece => {
    if (piece.kind !== 'amount' || !piece.amount.currencies) return piece
    const { currencies, ...bare } = piece.amount
    const { amount, isConverted } = inBase(bare, currencies, rates)
    for (const [currency, isKnown] of isConverted)
      foreign.push({ text: piece.text, currency, isConverted: isKnown })
    return { ...piece, amount }
  })
  return { pieces: compared, foreign }
}
