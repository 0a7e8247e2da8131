import { formatMoney } from '@/kernel/money'
import { isVehicleStatus, VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { findPlaces, type KnownPlaces, placeText } from '../rules/find-places'
import { fieldSpec, type ImportField } from './import-fields'
import type { MappedRow } from './map/compile-map'

/** Formatted numbers: amounts with their currency, mileage with its unit. */
function measured(field: string, value: number, currency: unknown): string {
  const spec = fieldSpec(field as ImportField)
  if (spec.money === 'amount' && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency))
    return formatMoney(value, currency)
  return spec.dimension === 'distance' ? `${value.toLocaleString('en-US')} miles` : String(value)
}

/** A text as people know what it stands for: the whole name of a place, the word for a status. */
function labelOf(field: string, text: string, places: KnownPlaces): string {
  if (field === 'status') return isVehicleStatus(text) ? VEHICLE_STATUS_LABELS[text] : text
  if (field !== 'showroom' && field !== 'namedPort') return text
  const [place, other] = findPlaces(text, places[field])
  return place && !other ? placeText(place) : text
}

function shown(field: string, value: unknown, currency: unknown, places: KnownPlaces): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return measured(field, value, currency)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : labelOf(field, String(value), places)
}

/** The content of each mapped field of a row, as people read it; null if it stays empty. */
export const previewValues = (
  { lists, names, values }: Pick<MappedRow, 'lists' | 'names' | 'values'>,
  places: KnownPlaces,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries({ ...values, ...names, ...lists }).map(([field, value]) => [
      field,
      shown(field, value, values.currency, places),
    ]),
  )
