import { addedInWords } from '@/kernel/time/ago-in-words'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import * as words from './browser-words'
import type { CardReader, Ribbon } from './card-data'
import { failedMark } from './failed-mark'
import { type LandedTotalData, landedTotalData } from './landed-total-data'
import { priceData } from './price-data'
import { reservedState } from './reserved-state'
import { mileageIn, nameWithoutYear, placeText, ribbonOf } from './words'

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
