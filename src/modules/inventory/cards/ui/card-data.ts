import { addedInWords } from '@/kernel/dates'
import { transmissionText } from '@/modules/inventory/vehicles/rules/display'
import type { Tone } from '@/ui/badge'
import type { VehicleCard } from '../queries/vehicle-card'
import * as words from './browser-words'
import type { PictureData } from './vehicle-picture'
import {
  factsOf,
  mileageText,
  nameWithoutYear,
  oldPriceText,
  placeText,
  priceTerm,
  priceText,
  ribbonOf,
} from './words'

const MAX_TAGS = 3

/**
 * A formatted price: the amount, null if it is on request; the term that says what it covers; the previous
 * price.
 */
export type PriceData = { amount: string | null; term: string; before: string | null }

type Priced = Pick<VehicleCard, 'price' | 'oldPrice' | 'currency' | 'priceType' | 'showroom'>

export const priceData = (vehicle: Priced): PriceData => ({
  amount: priceText(vehicle),
  term: priceTerm(vehicle),
  before: oldPriceText(vehicle),
})

type Ribbon = { text: string; tone: Tone } | null

/** A card as shown: every figure is formatted, so that the browser gets only what it displays. */
export type CardData = {
  id: number
  name: string
  year: number
  price: PriceData
  facts: string
  tags: string[]
  place: string
  ribbon: Ribbon
  /** Whether it is reserved; null if it cannot be reserved at all. */
  isReserved: boolean | null
  picture: PictureData
}

/** What is needed to render a vehicle's card. */
export type CardSource = Priced &
  Pick<VehicleCard, 'id' | 'name' | 'year' | 'status' | 'isReserved' | 'tags' | 'listedAt'> &
  Parameters<typeof factsOf>[0] & { picture: PictureData }

/** Whether a vehicle is reserved; null for one that cannot be reserved at all. */
const reservedState = ({ status, isReserved }: Pick<VehicleCard, 'status' | 'isReserved'>): boolean | null =>
  status === 'IN_AUCTION' || status === 'SOLD' ? null : isReserved

export function cardData(vehicle: CardSource, now: Date): CardData {
  const { card, medium, detail, width, height, alt, drawn } = vehicle.picture
  return {
    id: vehicle.id,
    name: nameWithoutYear(vehicle),
    year: vehicle.year,
    price: priceData(vehicle),
    facts: factsOf(vehicle).join(' · '),
    tags: vehicle.tags.slice(0, MAX_TAGS).map(({ name }) => name),
    place: [placeText(vehicle), addedInWords(new Date(vehicle.listedAt), now)].filter(Boolean).join(' · '),
    ribbon: ribbonOf(vehicle),
    isReserved: reservedState(vehicle),
    picture: { card, medium, detail, width, height, alt, drawn },
  }
}

/** A row of the table: for each column a text, or a text with a second line. */
export type RowData = {
  id: number
  name: string
  sku: string
  /** Null for visitors who save data. */
  thumb: { src: string; srcSet: string } | null
  /** Whether that is a drawing, not a photograph of the vehicle. */
  drawn: boolean
  ribbon: Ribbon
  /** Whether it is reserved; null if it cannot be reserved at all. */
  isReserved: boolean | null
  cells: (string | [main: string, under: string])[]
}

/** A row's picture: small beside a table's columns, larger where the row lies like a card on a phone. */
const thumbOf = ({ thumb, card, width }: VehicleCard['picture']) => ({
  src: thumb,
  srcSet: `${thumb} ${Math.min(160, width)}w, ${card} ${Math.min(480, width)}w`,
})

export function rowData(vehicle: VehicleCard, now: Date, saving: boolean): RowData {
  const { amount, term } = priceData(vehicle)
  return {
    id: vehicle.id,
    name: nameWithoutYear(vehicle),
    sku: vehicle.sku,
    thumb: saving ? null : thumbOf(vehicle.picture),
    drawn: vehicle.picture.drawn,
    ribbon: ribbonOf(vehicle),
    isReserved: reservedState(vehicle),
    cells: [
      String(vehicle.year),
      amount ? [amount, term] : words.onRequest,
      mileageText(vehicle.mileage),
      vehicle.fuel?.name ?? '',
      transmissionText(vehicle.transmission?.name),
      vehicle.driveTrain?.name ?? '',
      vehicle.engineSize,
      vehicle.steering?.name ?? '',
      [placeText(vehicle) ?? '', addedInWords(new Date(vehicle.listedAt), now)],
    ],
  }
}
