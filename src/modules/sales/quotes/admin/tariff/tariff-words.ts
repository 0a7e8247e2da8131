import { BASE_CURRENCY } from '@/kernel/money'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { LandedPartName } from '@/modules/inventory/landed-price/rules/landed-parts'
import { METHOD_WORDS } from '@/modules/settings/tariffs/rules/tariff-in-words'
import type { TariffAnswer } from './use-tariff-charges'

export const byTheTariff = 'By the tariff'
export const portFirst = 'Choose the port of destination, and the tariff says what delivery costs.'
export const takeFromTariff = 'Take from the tariff'
export const typedStays = 'What was typed has stayed as it is.'
export const replaceTyped = 'Replace it with the tariff’s'
export const readingTariff = 'Reading the tariff…'
export const fobBuyerPays =
  'With an FOB price the buyer pays from the port of loading on, so the tariff adds nothing.'
export const missingFigures = 'The tariff is not complete:'
export const includedTo = (port: string) =>
  `The price of this vehicle includes the voyage to ${port}: nothing is added.`
export const notDuties = (port: string) => `Up to ${port}, without duties and taxes there.`

const PARTS: Readonly<Record<LandedPartName, string>> = {
  price: 'vehicle',
  transport: 'transport to the port of loading',
  freight: 'sea freight',
  insurance: 'insurance',
  inspection: 'inspection before shipment',
}
/** 'sea freight $1,200'. */
export const partText = (name: LandedPartName, amount: string) => `${PARTS[name]} ${amount}`
/** '$1,295 to Mombasa: sea freight $1,200, insurance $95'. */
export const chargesText = (amount: string, port: string, parts: readonly string[]) =>
  `${amount} to ${port}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`

/** 'Tariff “Umi Line” (Yokohama → Mombasa, RoRo), valid until 31 December 2026'. */
export const tariffText = ({ keyword, lane, method, validTo }: NonNullable<TariffAnswer['tariff']>) =>
  `Tariff “${keyword}” (${lane}, ${METHOD_WORDS[method]}), valid until ${validTo ? dayInWords(validTo) : 'further notice'}`

/** '1 USD = 129.5 KES on 19 November 2026'. */
export const rateText = ({ currency, day, perUsd }: TariffAnswer['rates'][number]) =>
  `1 ${BASE_CURRENCY} = ${perUsd} ${currency} on ${dayInWords(day)}`

type Missing = TariffAnswer['missing'][number]

/** What nobody has entered, and where it is entered. */
const MISSING: Readonly<Record<Missing['what'], (answer: TariffAnswer, missing: Missing) => string>> = {
  price: () => 'The price: enter the quote price, on which insurance depends.',
  showroom: () => 'Where the vehicle is: it has no showroom.',
  originPort: () => 'The port of loading of the vehicle’s showroom.',
  transport: () => 'The transport fee of the vehicle’s showroom.',
  freight: ({ originPort, port }) =>
    `A freight from ${originPort ?? 'the port of loading'} to ${port.name} that is valid today for this type of vehicle.`,
  volume: () => 'The vehicle’s volume: freight is per m³ on this lane.',
  insurance: () => 'An insurance rate for landed prices.',
  inspection: ({ port }) => `The fee for the inspection that ${port.country} requires.`,
  namedPort: ({ namedPort, port, priceType }) =>
    namedPort
      ? `A price to ${port.name}: the vehicle is priced ${priceType} ${namedPort}.`
      : `A price to ${port.name}: the vehicle is priced ${priceType}, and no port is named.`,
  rate: (_, { currency }) => `An exchange rate for ${currency}.`,
}
export const missingText = (answer: TariffAnswer, missing: Missing) => MISSING[missing.what](answer, missing)
