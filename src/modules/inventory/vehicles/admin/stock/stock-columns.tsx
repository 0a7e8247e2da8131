'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { LocalDay } from '@/ui/back-office/LocalTime'
import { Status } from '@/ui/back-office/list/Status'
import type { Sorting } from '@/ui/back-office/list/sorting'
import type { TableColumn } from '@/ui/back-office/list/Table'
import type { StockRow } from '../../queries/list-stock'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import { VIEW_DAYS } from '../../rules/views'
import type { StockSort } from '../../schemas/stock-list'
import * as words from '../../words'
import stock from './stock.module.css'
import { figure, Picture, priceOf } from './stock-cells'

/** An order of the list, under the name that a phone gives it. */
const sorting = (by: StockSort): Sorting => ({
  by,
  order: by.endsWith('asc') ? 'ascending' : 'descending',
  label: words.STOCK_SORT_WORDS[by],
})

/** The columns of the vehicles; the headings of some put them in order. */
export const STOCK_COLUMNS: TableColumn<StockRow>[] = [
  {
    key: 'picture',
    title: words.picture,
    card: 'picture',
    className: stock.picture,
    cell: ({ isDrawn, picture }) => <Picture isDrawn={isDrawn} picture={picture} />,
  },
  {
    key: 'name',
    title: words.vehicle,
    card: 'title',
    className: stock.name,
    sorts: [sorting('name-asc'), sorting('name-desc')],
    cell: (row) => <Name row={row} />,
  },
  { key: 'sku', title: words.stockNumber, cell: ({ sku }) => sku },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ status }) => <Status tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</Status>,
  },
  {
    key: 'price',
    title: words.price,
    kind: 'number',
    card: 'lead',
    sorts: [sorting('price-desc'), sorting('price-asc')],
    cell: priceOf,
  },
  {
    key: 'year',
    title: words.year,
    kind: 'number',
    sorts: [sorting('year-desc'), sorting('year-asc')],
    cell: ({ year }) => year ?? '—',
  },
  {
    key: 'mileage',
    title: words.miles,
    kind: 'number',
    sorts: [sorting('mileage-asc'), sorting('mileage-desc')],
    cell: ({ mileage }) => figure(mileage),
  },
  { key: 'chassis', title: words.chassis, cell: ({ chassis }) => chassis },
  { key: 'showroom', title: words.showroom, cell: ({ showroom }) => showroom ?? '—' },
  {
    key: 'views',
    title: words.viewsDays(VIEW_DAYS),
    kind: 'number',
    cell: ({ views }) => figure(views),
  },
  {
    key: 'updated',
    title: words.updated,
    sorts: [sorting('updated-desc'), sorting('updated-asc')],
    cell: ({ updatedAt }) => <LocalDay iso={updatedAt} />,
  },
]

/** The orders of the list where no heading sets them. */
export const STOCK_SORTINGS = STOCK_COLUMNS.flatMap(({ sorts }) => sorts ?? [])

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
