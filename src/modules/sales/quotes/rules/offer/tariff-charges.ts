import { convertLandedPrice } from '@/modules/inventory/landed-price/rules/convert-landed-price'
import type {
  LandedPart,
  LandedPartName,
  LandedPrice,
  Missing,
} from '@/modules/inventory/landed-price/rules/landed-parts'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { type EnteredCharges, NO_CHARGES } from './charge-fields'

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
  const converted = convertLandedPrice(price, currency, rates)
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

/** The fields of an offer that the parts of a landed price go into. */
const FIELDS = {
  transport: 'inlandTransport',
  freight: 'seaFreight',
  insurance: 'insurance',
  inspection: 'inspection',
} as const
const isCharged = (name: LandedPartName): name is keyof typeof FIELDS => name in FIELDS

/** The tariff's charges as they go into a form; null while anything is missing. */
export function enteredByTariff({
  amount,
  parts,
}: {
  amount: number | null
  parts: readonly Pick<LandedPart, 'amount' | 'name'>[]
}): EnteredCharges | null {
  if (amount === null) return null
  const known = parts.flatMap(({ amount: part, name }) =>
    isCharged(name) && part > 0 ? [[FIELDS[name], String(part)]] : [],
  )
  return { ...NO_CHARGES, ...Object.fromEntries(known), deliveryCharges: String(amount) }
}
