import { litresText, sellingPrice, volumeM3 } from '../derive-vehicle'
import { yearPickerYears } from '../limits'
import type { VehicleFormValues } from './values'

const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A typed number: null for none, NaN if invalid; '12,500' is twelve thousand five hundred. */
export function typedNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return Number(THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed)
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
 * price of its own, which stays until a markup is entered.
 */
export function shownPrice(values: Pick<VehicleFormValues, 'costValue' | 'markup' | 'storedPrice'>): number {
  const [costValue, markup] = [typedNumber(values.costValue), typedNumber(values.markup)]
  if (markup === null && values.storedPrice > 0) return values.storedPrice
  return sellingPrice({ costValue, markup: markup ?? 0, price: values.storedPrice })
}

/** The selectable years: the ten of the picker, plus a stored one. */
export function yearChoices(now: Date, stored: string): number[] {
  const years = yearPickerYears(now)
  const own = typedNumber(stored)
  return own === null || years.includes(own) ? years : [...years, own].sort((a, b) => b - a)
}
