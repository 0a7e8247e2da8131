import { formatMoney } from '@/kernel/money'
import { cutAsShown } from '@/kernel/search-engines/search-snippet'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { milesToKm } from '@/modules/inventory/vehicles/rules/distances/miles-to-km'
import { termWithPlace } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Tone } from '@/ui/badge'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import { countText } from './count-words'

/** The text for a mileage of 0, which means that none was entered. */
const NO_MILEAGE = 'Mileage not stated'

/** '42,300 mi'. */
export const mileageText = (miles: number): string => (miles > 0 ? `${countText(miles)} mi` : NO_MILEAGE)

/** '42,300 mi', or '68,075 km' for those who count so. What is stored are miles. */
export const mileageIn = (miles: number, unit: DistanceUnit): string =>
  unit === 'km' && miles > 0 ? `${countText(milesToKm(miles))} km` : mileageText(miles)

const OTHER_UNIT = { mi: 'km', km: 'mi' } as const

/** '42,300 mi (68,075 km)', the reader's unit first. */
export const mileageBothText = (miles: number, unit: DistanceUnit): string =>
  miles > 0 ? `${mileageIn(miles, unit)} (${mileageIn(miles, OTHER_UNIT[unit])})` : NO_MILEAGE

/** What the price covers, with the place where that ends. */
export const priceTerm = ({
  priceType,
  showroom,
  namedPort,
}: Pick<VehicleCard, 'priceType' | 'showroom'> & Partial<Pick<VehicleCard, 'namedPort'>>): string =>
  termWithPlace(priceType, showroom?.city, namedPort?.name)

/** '$8,450', or null if the price is on request. */
export const priceText = ({ price, currency }: Pick<VehicleCard, 'price' | 'currency'>): string | null =>
  price === null ? null : formatMoney(price, currency)

/** The previous price, if there was a higher one. */
export const oldPriceText = ({
  price,
  oldPrice,
  currency,
}: Pick<VehicleCard, 'price' | 'oldPrice' | 'currency'>): string | null =>
  price !== null && oldPrice !== null && oldPrice > price ? formatMoney(oldPrice, currency) : null

/** The vehicle's name without the year at its end, which is shown next to it anyway. */
export const nameWithoutYear = ({ name, year }: Pick<VehicleCard, 'name' | 'year'>): string => {
  const end = ` ${year}`
  return name.endsWith(end) && name.length > end.length ? name.slice(0, -end.length) : name
}

/** 'Yokohama, Japan', or null if its place is unknown. */
export const placeText = ({ showroom }: Pick<VehicleCard, 'showroom'>): string | null =>
  showroom && [showroom.city, showroom.country].filter(Boolean).join(', ')

/** The facts of a vehicle in one line, as on its card: mileage, fuel, transmission, drive, engine. */
export const factsOf = (
  vehicle: Pick<VehicleCard, 'mileage' | 'fuel' | 'transmission' | 'driveTrain' | 'engineSize'>,
  unit: DistanceUnit = 'mi',
): string[] =>
  [
    mileageIn(vehicle.mileage, unit),
    vehicle.fuel?.name,
    transmissionText(vehicle.transmission?.name),
    vehicle.driveTrain?.name,
    vehicle.engineSize,
  ]
    .filter((fact): fact is string => Boolean(fact))
    // Puts a unit on the same line as its number.
    .map((fact) => fact.replace(/^([\d.,]+) /, '$1\u00a0'))

/** The ribbon across the picture of a vehicle that cannot simply be bought; null for the others. */
export function ribbonOf(
  vehicle: Pick<VehicleCard, 'status' | 'isReserved'>,
): { text: string; tone: Tone } | null {
  if (vehicle.status === 'SOLD' || vehicle.status === 'IN_AUCTION')
    return { text: VEHICLE_STATUS_LABELS[vehicle.status], tone: vehicleStatusTone(vehicle.status) }
  return vehicle.isReserved || vehicle.status === 'RESERVED'
    ? { text: VEHICLE_STATUS_LABELS.RESERVED, tone: vehicleStatusTone('RESERVED') }
    : null
}

/** '$8,450 FOB Yokohama', or 'price on request'. */
const priceWords = (vehicle: VehicleCard): string => {
  const amount = priceText(vehicle)
  return amount ? `${amount} ${priceTerm(vehicle)}` : 'price on request'
}

/** Title of a vehicle's page: 'Toyota Hilux 2019, $8,450 FOB Yokohama'. */
export const vehicleTitle = (vehicle: VehicleCard): string =>
  `${nameWithoutYear(vehicle)} ${vehicle.year}, ${vehicle.status === 'SOLD' ? 'sold' : priceWords(vehicle)}`

/** A vehicle's description for search engines: its facts, its place and its stock number. */
export const vehicleDescription = (vehicle: VehicleCard): string =>
  [
    `${nameWithoutYear(vehicle)} ${vehicle.year}`,
    ...factsOf(vehicle),
    placeText(vehicle) && `located in ${placeText(vehicle)}`,
    `stock number ${vehicle.sku}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Of a description for search engines, in characters; they show about half of it. */
const HEAD_DESCRIPTION_MAX = 300

type WithOwnTexts = VehicleCard & { isNameTyped: boolean; description: string | null }

/** What search engines are given: the title and description that staff wrote, or generated ones in their place. */
export const vehicleHead = (vehicle: WithOwnTexts): { title: string; description: string } => ({
  title: vehicle.isNameTyped ? vehicle.name : vehicleTitle(vehicle),
  description: cutAsShown(vehicle.description ?? '', HEAD_DESCRIPTION_MAX) || vehicleDescription(vehicle),
})

/** Countries whose names need an article in a sentence. */
const WITH_ARTICLE = /^(United |Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|Seychelles$|Comoros$)/

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Countries in a sentence: 'Japan, Kenya, and the United Arab Emirates'. */
export const countriesText = (countries: readonly string[]): string =>
  list.format(countries.map((name) => (WITH_ARTICLE.test(name) ? `the ${name}` : name)))
