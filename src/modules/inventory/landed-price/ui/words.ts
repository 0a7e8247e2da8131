import { BASE_CURRENCY } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import { endsAtPort } from '@/modules/inventory/vehicles/rules/ends-at-port'
import type { FreightMethod } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { LandedPartName, LandedPrice, Missing } from '../rules/landed-parts'

/** The names of places that texts about a landed price need. */
type Names = {
  port: string
  /** Where the vehicle is loaded. */
  origin: string | null
  namedPort: string | null
}

/** 'Total to Mombasa'. */
export const totalTo = (port: string): string => `Total to ${port}`

export const METHOD_NAMES: Readonly<Record<FreightMethod, string>> = { roro: 'RoRo', container: 'container' }

const PARTS: Readonly<Record<LandedPartName, (price: LandedPrice, names: Names) => string>> = {
  price: vehiclePart,
  transport: (_, { origin }) => `Transport to ${origin ?? 'the port'}`,
  freight: ({ lane }) => (lane ? `Sea freight, ${METHOD_NAMES[lane.method]}` : 'Sea freight'),
  insurance: () => 'Insurance',
  inspection: () => 'Inspection before shipment',
}

/** 'Vehicle, FOB Yokohama'; without the port where transport to it comes on top. */
function vehiclePart({ parts, term }: LandedPrice, { namedPort, origin }: Names): string {
  if (endsAtPort(term)) return ['Vehicle,', term, namedPort].filter(Boolean).join(' ')
  const isTransported = parts.some(({ name }) => name === 'transport')
  return origin && !isTransported ? `Vehicle, FOB ${origin}` : 'Vehicle'
}

/** What a part of a landed price is called, for a buyer. */
export const partName = (part: LandedPartName, price: LandedPrice, names: Names): string =>
  PARTS[part](price, names)

function namedPortText(term: string, { namedPort, port }: Names): string {
  return namedPort
    ? `This ${term} price holds for ${namedPort}. Ask us for a price to ${port}.`
    : `This ${term} price does not say for which port it holds. Ask us for a price to ${port}.`
}

function freightText({ origin, port }: Names): string {
  if (origin === port) return `This vehicle is in ${port} already. Ask us for its price there.`
  return `We have no freight rate ${origin ? `from ${origin} ` : ''}to ${port} yet.`
}

/** Why there is no total, in a sentence for a buyer. */
export function missingText(missing: Missing, { term }: Pick<LandedPrice, 'term'>, names: Names): string {
  switch (missing.what) {
    case 'price':
      return 'The price of this vehicle is on request.'
    case 'showroom':
    case 'originPort':
      return 'It is not settled yet from which port this vehicle will be shipped.'
    case 'transport':
      return `We have no rate for transport to ${names.origin ?? 'the port'} yet.`
    case 'freight':
      return freightText(names)
    case 'volume':
      return 'Its freight depends on its size, and we have not measured this vehicle yet.'
    case 'insurance':
      return 'We have no insurance rate yet.'
    case 'inspection':
      return `An inspection before shipment is required for ${names.port}, and we have no fee for it yet.`
    case 'namedPort':
      return namedPortText(term, names)
    case 'rate':
      return `We have no exchange rate for ${missing.currency} yet.`
  }
}

/** '1 USD = 150.25 JPY on 19 November 2026'. */
export const rateText = ({ currency, day, perUsd }: LandedPrice['rates'][number]): string =>
  `1 ${BASE_CURRENCY} = ${perUsd} ${currency} on ${dayInWords(day)}`

/** 'About 35 days to Mombasa'. */
export const leadTimeText = (days: number, port: string): string =>
  `About ${days} ${days === 1 ? 'day' : 'days'} to ${port}`
