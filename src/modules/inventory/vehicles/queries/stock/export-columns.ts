import { type AddedField, type AddedValue, addedText, labelWithUnit } from '@/kernel/added-fields'
import type { ExportColumn } from '@/server/sheets/export-rows'
import { VIEW_DAYS } from '../../rules/page-view-counting'
import { knownCost, marginOf } from '../../rules/stock/margin'
import {
  addedColumns,
  addedKey,
  isAddedKey,
  type OwnColumnKey,
  type StockColumnKey,
} from '../../rules/stock/stock-column-choice'
import { VEHICLE_STATUS_LABELS } from '../../rules/vehicle-status'
import * as words from '../../words'
import type { StockRow } from '../list-stock'

/** A column of a file of vehicles. */
type StockExportColumn = ExportColumn<StockRow>

const text = (heading: string, value: (row: StockRow) => string | null): StockExportColumn => ({
  heading,
  kind: 'text',
  value,
})
const figure = (
  heading: string,
  kind: 'number' | 'amount' | 'percent',
  value: (row: StockRow) => number | null,
): StockExportColumn => ({ heading, kind, value })

const margin = ({ cost = 0, price }: StockRow) => marginOf(price, cost)

/** What each column of the list is in a file; pictures are in none. */
const COLUMNS: Record<OwnColumnKey, readonly StockExportColumn[]> = {
  picture: [],
  name: [text(words.vehicle, ({ name }) => name), text(words.modelCode, ({ modelCode }) => modelCode)],
  sku: [text(words.stockNumber, ({ sku }) => sku)],
  status: [text(words.status, ({ status }) => VEHICLE_STATUS_LABELS[status])],
  price: [
    figure(words.price, 'amount', ({ price }) => (price > 0 ? price : null)),
    text(words.currency, ({ currency }) => currency),
    text(words.priceType, ({ priceType }) => priceType),
  ],
  age: [figure(words.daysInStock, 'number', ({ age }) => age)],
  cost: [figure(words.cost, 'amount', ({ cost = 0 }) => knownCost(cost))],
  margin: [
    figure(words.margin, 'amount', (row) => margin(row)?.amount ?? null),
    figure(words.marginPercent, 'percent', (row) => margin(row)?.percent ?? null),
  ],
  year: [figure(words.year, 'number', ({ year }) => year)],
  mileage: [figure(words.miles, 'amount', ({ mileage }) => (mileage > 0 ? mileage : null))],
  chassis: [text(words.chassis, ({ chassis }) => chassis)],
  showroom: [text(words.showroom, ({ showroom }) => showroom)],
  views: [figure(words.viewsDays(VIEW_DAYS), 'number', ({ views }) => views)],
  updated: [
    {
      heading: words.updatedUtc,
      kind: 'day',
      value: ({ updatedAt }) => new Date(`${updatedAt.slice(0, 10)}T00:00:00.000Z`),
    },
  ],
}

/** The column of a module's field: numbers and days as such, everything else as it is read. */
function addedExport(field: AddedField): StockExportColumn {
  const key = addedKey(field)
  const stored = ({ added }: StockRow): AddedValue => added[key] ?? null
  if (field.kind === 'number')
    return figure(labelWithUnit(field), 'amount', (row) => {
      const value = stored(row)
      return typeof value === 'number' ? value : null
    })
  if (field.kind === 'date')
    return {
      heading: field.label,
      kind: 'day',
      value: (row) => {
        const day = stored(row)
        return typeof day === 'string' ? new Date(`${day}T00:00:00.000Z`) : null
      },
    }
  return text(field.label, (row) => addedText(field, stored(row)) || null)
}

/**
 * The columns of a file with these columns of the list.
 *
 * @param fields those that modules add
 */
export function exportColumns(
  keys: readonly StockColumnKey[],
  fields: readonly AddedField[] = [],
): StockExportColumn[] {
  const added = new Map(addedColumns(fields).map((field) => [addedKey(field), addedExport(field)]))
  return keys.flatMap((key) => (isAddedKey(key) ? (added.get(key) ?? []) : COLUMNS[key]))
}
