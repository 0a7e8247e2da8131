import { BASE_CURRENCY, fromMoney, toMoney } from '@/kernel/money'
import { convertMoney, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import type { Amount } from './amounts'
import type { Piece } from './read-text'

/** A price that was typed in another currency: as it was typed, and whether there was a rate for it. */
export type ForeignPrice = { text: string; currency: string; isConverted: boolean }

/** Rounded so that no price is found that the bound leaves out; null without a rate. */
function converted(bound: number, currency: string, rates: RatesSnapshot, round: (n: number) => number) {
  if (currency === BASE_CURRENCY) return bound
  const money = convertMoney(toMoney(bound, currency), BASE_CURRENCY, rates)
  return money.ok ? round(fromMoney(money.value)) : null
}

/** A price as it is compared, and the foreign currencies of its ends with whether there was a rate for them. */
function inBase(
  { max, min, ...amount }: Amount,
  currencies: { min: string; max: string },
  rates: RatesSnapshot,
) {
  const isConverted = new Map<string, boolean>()
  const endOf = (bound: number | undefined, currency: string, round: (n: number) => number) => {
    if (bound === undefined) return []
    const inDollars = converted(bound, currency, rates, round)
    if (currency !== BASE_CURRENCY) isConverted.set(currency, inDollars !== null)
    return [inDollars ?? bound]
  }
  const [low] = endOf(min, currencies.min, Math.ceil)
  const [high] = endOf(max, currencies.max, Math.floor)
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
 * is no rate. Which ones those are is told, so that the page can say so.
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
