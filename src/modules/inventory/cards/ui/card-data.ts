import { addedInWords } from '@/kernel/time/ago-in-words'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import type { Tone } from '@/ui/badge'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import type { LandedCards } from '../queries/get-landed-cards'
import { failedMark } from './failed-mark'
import { type LandedTotalData, landedTotalData } from './landed-total-data'
import { type PriceData, type Priced, priceData } from './price-data'
import { reservedState } from './reserved-state'
import type { PictureData } from './vehicle-picture'
import { factsOf, nameWithoutYear, placeText, ribbonOf } from './words'

const MAX_TAGS = 3

/** What a picture is marked with. */
export type Ribbon = { text: string; tone: Tone } | null

/** A card as shown: every figure is formatted, so that the browser gets only what it displays. */
export type CardData = {
  id: number
  name: string
  year: number
  price: PriceData
  /** What it costs at the reader's port; undefined for a reader who has chosen none. */
  landed?: LandedTotalData
  /** Shown for a vehicle that has failed the inspection before shipment. */
  failed: LandedTotalData['mark']
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
  Pick<
    VehicleCard,
    'id' | 'name' | 'year' | 'status' | 'isReserved' | 'tags' | 'listedAt' | 'hasFailedInspection'
  > &
  Parameters<typeof factsOf>[0] & { picture: PictureData }

/** How a reader sees vehicles: the unit of distances, and what they cost at their port. */
export type CardReader = { unit: DistanceUnit; landed?: LandedCards | null }

export function cardData(vehicle: CardSource, now: Date, { landed, unit }: CardReader): CardData {
  const { card, medium, width, height, alt, drawn } = vehicle.picture
  return {
    id: vehicle.id,
    name: nameWithoutYear(vehicle),
    year: vehicle.year,
    price: priceData(vehicle),
    landed: landedTotalData(landed, vehicle.id),
    failed: failedMark(vehicle),
    facts: factsOf(vehicle, unit).join(' · '),
    tags: vehicle.tags.slice(0, MAX_TAGS).map(({ name }) => name),
    place: [placeText(vehicle), addedInWords(new Date(vehicle.listedAt), now)].filter(Boolean).join(' · '),
    ribbon: ribbonOf(vehicle),
    isReserved: reservedState(vehicle),
    picture: { card, medium, width, height, alt, drawn },
  }
}
