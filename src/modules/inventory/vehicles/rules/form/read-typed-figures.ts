import { splitAmount } from '@/kernel/files/split-written-amount'
import { normalForm } from '@/kernel/text/normal-form'
import { litresText } from '../derived/litres-text'
import { pricesEntered, sellingPrice } from '../derived/selling-price'
import { volumeM3 } from '../derived/volume-m3'
import { readYear } from '../read-year'
import { yearPickerYears } from '../vehicle-limits'
import type { VehicleFormValues } from './form-values'

/** '62万円' are 620,000 yen. */
const MYRIAD = 10_000
const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A typed number, of half or full width: null for none, NaN if invalid; '12,500' is twelve thousand five hundred. */
export function typedNumber(text: string): number | null {
  const typed = normalForm(text, 'NFKC').trim()
  if (typed === '') return null
  return Number(THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed)
}

/** A typed year, '2017' or as papers write it: 'H29', '平成29年'. */
export const typedYear = (text: string): number | null => readYear(text) ?? typedNumber(text)

/** The currencies that a typed amount may be in, if it names any: ['JPY', 'CNY'] of '¥620,000'. */
export const typedCurrencies = (text: string): readonly string[] | null => splitAmount(text).currencies

/** A typed amount of money: '8,000', '$8,000', '62万円' of a price in yen. NaN if invalid or in another currency. */
export function typedAmount(text: string, currency: string): number | null {
  const { currencies, isMyriads, number } = splitAmount(normalForm(text, 'NFKC'))
  const amount = currencies && !currencies.includes(currency) ? Number.NaN : typedNumber(number)
  return amount !== null && isMyriads ? amount * MYRIAD : amount
}

/** Litres shown next to the typed displacement. */
export const shownLitres = (engineSizeCc: string): string => litresText(typedNumber(engineSizeCc))

/** Volume in m³ shown next to the typed dimensions: computed from them, or else the model code's. */
export const shownVolume = (
  values: Pick<VehicleFormValues, 'length' | 'width' | 'height' | 'code'>,
): number | null =>
  volumeM3(
    typedNumber(values.length),
    typedNumber(values.width),
    typedNumber(values.height),
    values.code?.m3Cbm,
  )

/**
 * The price shown next to the typed cost and markup. No markup means zero, unless the vehicle came with a
 * price of its own, which stays until a markup is entered. A cost that is changed to 0 leaves no price, as in a save.
 */
export function shownPrice(
  values: Pick<VehicleFormValues, 'costValue' | 'markup' | 'storedPrice' | 'storedCost' | 'currency'>,
): number {
  const costValue = typedAmount(values.costValue, values.currency)
  const markup = typedNumber(values.markup)
  if (markup === null && values.storedPrice > 0) return values.storedPrice
  const typed = { costValue, markup: markup ?? 0, price: values.storedPrice }
  return sellingPrice(pricesEntered(typed, { costValue: values.storedCost, markup }))
}

/** The years on offer: the ten of the picker, plus a stored one. Any other is typed. */
export function yearChoices(now: Date, stored: string): number[] {
  const years = yearPickerYears(now)
  const own = typedNumber(stored)
  return own === null || years.includes(own) ? years : [...years, own].sort((a, b) => b - a)
}
