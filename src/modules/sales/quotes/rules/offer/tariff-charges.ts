import type { LandedPart, LandedPrice, Missing } from '@/modules/inventory/landed-price/rules/landed-parts'
import { landedPriceIn } from '@/modules/inventory/landed-price/rules/landed-price-in'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/rates'

/** What delivery charges the tariff comes to. */
export type TariffCharges = {
  /** Whole units of the offer's currency; null if anything is missing. */
  amount: number | null
  /** Those that are known, without the vehicle; they add up to the amount. */
  parts: LandedPart[]
  missing: Missing[]
  /** Whether the vehicle's price pays for everything, so that nothing is added: of CIF also no inspection. */
  isIncluded: boolean
  /** By which the parts were converted. */
  rates: LandedPrice['rates']
}

/** Whether what is missing would come on top of a price that includes the voyage. */
const isAdded = ({ what }: Missing): boolean => what === 'namedPort' || what === 'inspection'

/** A missing rate of the offer's currency is named once, whether a part needed it before or not. */
const withoutRate = (missing: readonly Missing[], currency: string): Missing[] => [
  ...missing.filter((one) => one.what !== 'rate' || one.currency !== currency),
  { what: 'rate', currency },
]

/**
 * Everything that a landed price adds to the vehicle's own, as the delivery charges of an offer.
 *
 * @param price as `landedPrice` made it, in US dollars
 * @param currency of the offer
 * @param rates those that the price was made with
 */
export function tariffCharges(price: LandedPrice, currency: string, rates: RatesSnapshot): TariffCharges {
  const converted = landedPriceIn(price, currency, rates)
  const parts = converted?.parts.filter(({ name }) => name !== 'price') ?? []
  const missing = converted ? converted.missing : withoutRate(price.missing, currency)
  return {
    amount: missing.length > 0 ? null : parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    missing,
    isIncluded: price.term !== 'FOB' && parts.length === 0 && !missing.some(isAdded),
    rates: converted?.rates ?? [],
  }
}

/**
 * What the charges in a form become once the tariff's are known: those go into an empty field of a first offer, and a
 * field that still holds what was taken before follows, also to nothing. What a person typed stays, which is undefined.
 *
 * @param entered as it stands in the field
 * @param taken what the field was last given from the tariff; null if nothing yet
 * @param amount the tariff's; null if there is none
 * @param isFirst whether no offer has been sent yet
 */
export function chargesFollowing(
  entered: string,
  taken: string | null,
  amount: number | null,
  isFirst: boolean,
): string | undefined {
  const text = amount === null ? '' : String(amount)
  if (taken === null) return isFirst && entered === '' && text !== '' ? text : undefined
  return entered === taken ? text : undefined
}
