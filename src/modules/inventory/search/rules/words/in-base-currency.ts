import { BASE_CURRENCY, fromMoney, toMoney } from '@/kernel/money'
import { convertMoney, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'
import type { Amount } from './amounts'
import type { Piece } from './read-text'

/** A price that was typed in another currency: as it was typed, and whether there was a rate for it. */
export type ForeignPrice = { text: string; currency: string; isConverted: boolean }

/** Rounded so that no price is found that the bound leaves out; null without a rate. */
function converted(bound: number, currency: string, rates: RatesSnapshot, round: (n: number) => number) {
  const money = convertMoney(toMoney(bound, currency), BASE_CURRENCY, rates)
  return money.ok ? round(fromMoney(money.value)) : null
}

function inBase({ currency, max, min, ...amount }: Amount, rates: RatesSnapshot): Amount | null {
  if (!currency) return null
  const low = min === undefined ? undefined : converted(min, currency, rates, Math.ceil)
  const high = max === undefined ? undefined : converted(max, currency, rates, Math.floor)
  if (low === null || high === null) return null
  return { ...amount, ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
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
    if (piece.kind !== 'amount' || !piece.amount.currency) return piece
    const { currency, ...bare } = piece.amount
    const amount = inBase(piece.amount, rates)
    foreign.push({ text: piece.text, currency, isConverted: amount !== null })
    return { ...piece, amount: amount ?? bare }
  })
  return { pieces: compared, foreign }
}
