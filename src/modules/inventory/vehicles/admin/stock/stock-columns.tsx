'use client'
import Link from 'next/link'
import type { AddedField } from '@/kernel/added-fields'
import styles from '@/ui/back-office/admin.module.css'
import type { Sorting } from '@/ui/back-office/list/sorting'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { TableColumn } from '@/ui/back-office/list/table'
import { LocalDay } from '@/ui/back-office/time/local-day'
import type { StockRow } from '../../queries/list-stock'
import { VIEW_DAYS } from '../../rules/page-view-counting'
import {
  addedKey,
  isAddedKey,
  type OwnColumnKey,
  type StockColumnKey,
} from '../../rules/stock/stock-column-choice'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import type { OwnSort } from '../../schemas/stock-query'
import * as words from '../../words'
import { addedFieldColumn } from './added-field-column'
import stock from './stock.module.css'
import { Age, costOf, figure, MarginCell, mileageOf, Picture, priceOf } from './stock-cells'

/** An order of the list, under the name that a phone gives it. */
const sorting = (by: OwnSort): Sorting => ({
  by,
  order: by.endsWith('asc') ? 'ascending' : 'descending',
  label: words.STOCK_SORT_WORDS[by],
})

type Column = Omit<TableColumn<StockRow>, 'key'>

/** What each column shows, by its name; the headings of some put the rows in order. */
const COLUMNS: Record<OwnColumnKey, Column> = {
  picture: {
    title: words.picture,
    card: 'picture',
    className: stock.picture,
    cell: ({ isDrawn, picture }) => <Picture isDrawn={isDrawn} picture={picture} />,
  },
  name: {
    title: words.vehicle,
    card: 'title',
    className: stock.name,
    sorts: [sorting('name-asc'), sorting('name-desc')],
    cell: (row) => <Name row={row} />,
  },
  sku: { title: words.stockNumber, cell: ({ sku }) => sku },
  status: {
    title: words.status,
    card: 'status',
    cell: ({ status }) => (
      <StatusLabel tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</StatusLabel>
    ),
  },
  price: {
    title: words.price,
    kind: 'number',
    card: 'lead',
    sorts: [sorting('price-desc'), sorting('price-asc')],
    cell: priceOf,
  },
  age: {
    title: words.inStock,
    kind: 'number',
    sorts: [sorting('age-desc'), sorting('age-asc')],
    cell: (row) => <Age row={row} />,
  },
  cost: {
    title: words.cost,
    kind: 'number',
    sorts: [sorting('cost-desc'), sorting('cost-asc')],
    cell: costOf,
  },
  margin: {
    title: words.margin,
    kind: 'number',
    sorts: [sorting('margin-desc'), sorting('margin-asc')],
    cell: (row) => <MarginCell row={row} />,
  },
  year: {
    title: words.year,
    kind: 'number',
    sorts: [sorting('year-desc'), sorting('year-asc')],
    cell: ({ year }) => year ?? '—',
  },
  mileage: {
    title: words.miles,
    kind: 'number',
    sorts: [sorting('mileage-asc'), sorting('mileage-desc')],
    cell: mileageOf,
  },
  chassis: { title: words.chassis, cell: ({ chassis }) => chassis },
  showroom: { title: words.showroom, cell: ({ showroom }) => showroom ?? '—' },
  views: {
    title: words.viewsDays(VIEW_DAYS),
    kind: 'number',
    cell: ({ views }) => figure(views),
  },
  updated: {
    title: words.updated,
    sorts: [sorting('updated-desc'), sorting('updated-asc')],
    cell: ({ updatedAt }) => <LocalDay iso={updatedAt} />,
  },
}

type Added = readonly AddedField[]

/** One of them; null for one of a module that is gone. */
function columnOf(key: StockColumnKey, added: Added): Column | null {
  if (!isAddedKey(key)) return COLUMNS[key]
  const field = added.find((one) => addedKey(one) === key)
  return field ? addedFieldColumn(field) : null
}

/** What a column is called where columns are chosen; `added` are modules' fields. */
export const columnTitle = (key: StockColumnKey, added: Added): string => columnOf(key, added)?.title ?? ''

/** The columns of the table, of those that its viewer has chosen. */
export const stockColumns = (keys: readonly StockColumnKey[], added: Added): TableColumn<StockRow>[] =>
  keys.flatMap((key) => {
    const column = columnOf(key, added)
    return column ? [{ key, ...column }] : []
  })

/** The orders of the list where no heading sets them. */
export const stockSortings = (keys: readonly StockColumnKey[], added: Added): Sorting[] =>
  keys.flatMap((key) => columnOf(key, added)?.sorts ?? [])

function Name({ row: { id, modelCode, name } }: { row: StockRow }) {
  return (
    <>
      <Link href={`/admin/inventory/vehicles/edit/${id}`} title={name}>
        {name}
      </Link>
      {modelCode && !name.includes(modelCode) && <span className={styles.quiet}> {modelCode}</span>}
    </>
  )
}
