import type { StockColumnKey } from '../../rules/stock/columns'
import { knownCost, marginOf } from '../../rules/stock/margin'
import { VEHICLE_STATUS_LABELS } from '../../rules/vehicle-status'
import { VIEW_DAYS } from '../../rules/views'
import * as words from '../../words'
import type { StockRow } from '../list-stock'

/** A value of an export, of the type that it has in a spreadsheet. */
export type ExportValue = string | number | Date | null

/** A column of an export; several may stand for one of the list. */
export type ExportColumn = {
  heading: string
  kind: 'text' | 'number' | 'amount' | 'percent' | 'day'
  value: (row: StockRow) => ExportValue
}

const text = (heading: string, value: (row: StockRow) => string | null): ExportColumn => ({
  heading,
  kind: 'text',
  value,
})
const figure = (
  heading: string,
  kind: 'number' | 'amount' | 'percent',
  value: (row: StockRow) => number | null,
): ExportColumn => ({ heading, kind, value })

const margin = ({ cost = 0, price }: StockRow) => marginOf(price, cost)

/** What each column of the list is in a file; pictures are in none. */
const COLUMNS: Record<StockColumnKey, readonly ExportColumn[]> = {
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
  mileage: [figure(words.miles, 'amount', ({ mileage }) => mileage)],
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

/** The columns of a file with these columns of the list. */
export const exportColumns = (keys: readonly StockColumnKey[]): ExportColumn[] =>
  keys.flatMap((key) => COLUMNS[key])
