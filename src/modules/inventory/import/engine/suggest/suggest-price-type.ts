import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { ImportField } from '../import-fields'
import type { FieldSource } from '../map/import-map-schema'

/** The type of price that the header of a column of prices names, 'FOB JPY'; null if it names none. */
export function priceTypeFor(header: string, field: ImportField): FieldSource | null {
  if (field !== 'price') return null
  const named = (header.toUpperCase().match(/\p{L}+/gu) ?? []).filter(isPriceType)
  return named.length === 1 ? { constant: named[0] ?? null } : null
}

/** The type of price that the suggested column of prices names. */
export function suggestPriceType(
  filled: readonly { column: string; field: ImportField }[],
): FieldSource | null {
  if (filled.some(({ field }) => field === 'priceType')) return null
  const column = filled.find(({ field }) => field === 'price')?.column
  return column === undefined ? null : priceTypeFor(column, 'price')
}
