import { addedInWords } from '@/kernel/elapsed-days'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import type { Tone } from '@/ui/badge'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import type { LandedCards } from '../queries/get-landed-cards'
import * as words from './browser-words'
import { type LandedTotalData, landedTotalData } from './landed-total-data'
import { type PriceData, type Priced, priceData } from './price-data'
import type { PictureData } from './vehicle-picture'
import { factsOf, mileageIn, nameWithoutYear, placeText, ribbonOf } from './words'

const MAX_TAGS = 3

type Ribbon = { text: string; tone: Tone } | null

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

/** Whether a vehicle is reserved; null for one that cannot be reserved at all. */
export const reservedState = ({
  status,
  isReserved,
}: Pick<VehicleCard, 'status' | 'isReserved'>): boolean | null =>
  status === 'IN_AUCTION' || status === 'SOLD' ? null : isReserved

/** The mark of a vehicle that has failed the inspection before shipment. */
export const failedMark = ({
  hasFailedInspection,
}: Pick<VehicleCard, 'hasFailedInspection'>): LandedTotalData['mark'] =>
  hasFailedInspection ? { text: words.failedInspection, tone: 'red' } : null

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

/** A text, or a figure with what explains it beneath. */
export type RowCell = string | [main: string, ...under: string[]]

/** A row of the table: for each column a text, or a text with more lines. */
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
  /** Of a failed inspection; and of import to the reader's country where it is refused or not certain. */
  marks: NonNullable<LandedTotalData['mark']>[]
  /** What it costs at the reader's port, where that is known; the cell of the price then shows the price beside it. */
  landed?: { label: string; total: string }
  cells: RowCell[]
}

/** A row's picture: small beside a table's columns, larger where the row lies like a card on a phone. */
export const thumbOf = ({ thumb, card, width }: VehicleCard['picture']) => ({
  src: thumb,
  srcSet: `${thumb} ${Math.min(160, width)}w, ${card} ${Math.min(480, width)}w`,
})

/** The price of a row, small beside the total at the reader's port where there is one. */
function priceCell(vehicle: VehicleCard, landed: LandedTotalData | undefined): RowCell {
  const { amount, term } = priceData(vehicle)
  if (!amount) return words.onRequest
  if (landed?.total) return landed.total === amount ? term : `${amount} ${term}`
  return landed?.missing ? [amount, term, landed.missing] : [amount, term]
}

export function rowData(
  vehicle: VehicleCard,
  now: Date,
  saving: boolean,
  { landed, unit }: CardReader,
): RowData {
  const total = landedTotalData(landed, vehicle.id)
  return {
    id: vehicle.id,
    name: nameWithoutYear(vehicle),
    sku: vehicle.sku,
    thumb: saving ? null : thumbOf(vehicle.picture),
    drawn: vehicle.picture.drawn,
    ribbon: ribbonOf(vehicle),
    isReserved: reservedState(vehicle),
    marks: [failedMark(vehicle), total?.mark ?? null].filter((mark) => mark !== null),
    landed: total?.total ? { label: total.label, total: total.total } : undefined,
    cells: [
      String(vehicle.year),
      priceCell(vehicle, total),
      mileageIn(vehicle.mileage, unit),
      vehicle.fuel?.name ?? '',
      transmissionText(vehicle.transmission?.name),
      vehicle.driveTrain?.name ?? '',
      vehicle.engineSize,
      vehicle.steering?.name ?? '',
      [placeText(vehicle) ?? '', addedInWords(new Date(vehicle.listedAt), now)],
    ],
  }
}
