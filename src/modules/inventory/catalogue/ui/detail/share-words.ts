import {
  factsOf,
  nameWithoutYear,
  placeText,
  priceTerm,
  priceText,
  ribbonOf,
} from '@/modules/inventory/cards/ui/words'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import type { ShareWords } from '../../rules/share-picture-url'
import { drawingNote } from './browser-words'

/** The text on the picture of a shared link. Sold vehicles show no price. */
export function shareWords(vehicle: VehicleDetail): ShareWords {
  const sold = vehicle.status === 'SOLD'
  const amount = sold ? null : priceText(vehicle)
  return {
    name: `${nameWithoutYear(vehicle)} ${vehicle.year}`,
    price: sold ? 'Sold' : (amount ?? 'Price on request'),
    term: amount ? priceTerm(vehicle) : '',
    facts: factsOf(vehicle),
    place: placeText(vehicle) ?? '',
    stockNumber: vehicle.sku,
    state: sold ? '' : (ribbonOf(vehicle)?.text ?? ''),
    note: vehicle.images[0]?.drawn ? drawingNote : '',
  }
}
