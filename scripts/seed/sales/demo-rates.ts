/** Units for one US dollar, about as in 2026. */
export const RATES: Readonly<Record<string, number>> = {
  JPY: 152.4,
  UGX: 3_590,
  TZS: 2_465,
  KES: 129.3,
  BYN: 3.04,
  // Of prices and duties; no offers are made in these.
  EUR: 0.86,
  GBP: 0.75,
  AUD: 1.53,
}

/** The steps in which offers are made. */
const STEPS: Readonly<Record<string, number>> = {
  USD: 10,
  JPY: 1_000,
  UGX: 10_000,
  TZS: 10_000,
  KES: 1_000,
  BYN: 10,
}

/** How many units of a currency one US dollar buys. */
export const perUsd = (currency: string): number => RATES[currency] ?? 1

/** An amount as offers name it: a multiple of a round one. */
export const roundTo = (amount: number, currency: string): number => {
  const step = STEPS[currency] ?? 1
  return Math.round(amount / step) * step
}
