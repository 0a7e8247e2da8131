import { BASE_CURRENCY } from './exchange-rate-list'

/** One currency's rate: how many of its units one US dollar buys, as written, and since which day. */
export type Rate = { perUsd: string; day: string }

/**
 * The rates in force on a day, by currency, as a quote or an order stores them. A currency that had no rate
 * by then is absent; nothing is guessed for it.
 */
export type RatesSnapshot = { on: string; rates: Readonly<Record<string, Rate>> }

/** No rates at all, as where nobody entered any. */
export const noRates = (on: string): RatesSnapshot => ({ on, rates: {} })

/** The rate of a currency for one US dollar: 1 for the dollar itself, null if there is none. */
export const perUsd = ({ rates }: RatesSnapshot, currency: string): string | null =>
  currency === BASE_CURRENCY ? '1' : (rates[currency]?.perUsd ?? null)

/** Why an amount cannot be converted: the currencies that had no rate on that day. */
export type RateMissing = { on: string; currencies: string[] }

/** 'There is no exchange rate for KES on 2026-11-20 or before.' */
export const rateMissingText = ({ currencies, on }: RateMissing): string =>
  `There is no exchange rate for ${currencies.join(' and ')} on ${on} or before.`
