'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { LocalDay } from '@/ui/back-office/LocalTime'
import { ListLink } from '@/ui/back-office/list/List'
import { Status } from '@/ui/back-office/list/Status'
import type { TableColumn } from '@/ui/back-office/list/Table'
import type { StockRow } from '../../queries/list-stock'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../rules/vehicle-status'
import { VIEW_DAYS } from '../../rules/views'
import type { StockSort } from '../../schemas/stock-list'
import * as words from '../../words'
import stock from './stock.module.css'
import { figure, Picture, priceOf } from './stock-cells'

type Column = TableColumn<StockRow>

/** Columns that sort, with the order of the first and of the second click. */
const SORTS: Readonly<Record<string, readonly [StockSort, StockSort]>> = {
  name: ['name-asc', 'name-desc'],
  price: ['price-desc', 'price-asc'],
  year: ['year-desc', 'year-asc'],
  mileage: ['mileage-asc', 'mileage-desc'],
  updated: ['updated-desc', 'updated-asc'],
}

const COLUMNS: (Column & { title: string })[] = [
  {
    key: 'picture',
    title: words.picture,
    className: stock.picture,
    cell: ({ picture }) => <Picture file={picture} />,
  },
  { key: 'name', title: words.vehicle, className: stock.name, cell: (row) => <Name row={row} /> },
  { key: 'sku', title: words.stockNumber, cell: ({ sku }) => sku },
  {
    key: 'status',
    title: words.status,
    cell: ({ status }) => <Status tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</Status>,
  },
  {
    key: 'price',
    title: words.price,
    kind: 'number',
    cell: priceOf,
  },
  { key: 'year', title: words.year, kind: 'number', cell: ({ year }) => year ?? '—' },
  { key: 'mileage', title: words.miles, kind: 'number', cell: ({ mileage }) => figure(mileage) },
  { key: 'chassis', title: words.chassis, cell: ({ chassis }) => chassis },
  { key: 'showroom', title: words.showroom, cell: ({ showroom }) => showroom ?? '—' },
  {
    key: 'views',
    title: words.viewsDays(VIEW_DAYS),
    kind: 'number',
    cell: ({ views }) => figure(views),
  },
  { key: 'updated', title: words.updated, cell: ({ updatedAt }) => <LocalDay iso={updatedAt} /> },
]

/** The columns of the vehicles; the headings of some put them in order. */
export const stockColumns = (sort: StockSort): Column[] =>
  COLUMNS.map((column) => {
    const sorts = SORTS[column.key]
    if (!sorts) return column
    const [first, second] = sorts
    const isActive = sort.startsWith(column.key)
    const isUp = sort.endsWith('asc')
    return {
      ...column,
      order: isActive ? (isUp ? 'ascending' : 'descending') : 'none',
      title: (
        <ListLink change={{ sort: sort === first ? second : first }}>
          {column.title}
          {isActive && (isUp ? ' ↑' : ' ↓')}
        </ListLink>
      ),
    }
  })

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
