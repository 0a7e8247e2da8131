import { isStorable } from '@/kernel/text'
import { isVehicleStatus, type VehicleStatus } from '../rules/vehicle-status'

/** Orders of the staff list; the column and its direction. */
export const STOCK_SORTS = [
  'updated-desc',
  'created-desc',
  'created-asc',
  'name-asc',
  'price-desc',
  'price-asc',
  'year-desc',
  'year-asc',
  'mileage-asc',
  'mileage-desc',
] as const
export type StockSort = (typeof STOCK_SORTS)[number]

/** Rows per page that a table offers: 10 to 100 in steps of 10. */
export const ROWS_PER_PAGE = Array.from({ length: 10 }, (_unused, index) => (index + 1) * 10)

/** What the staff list of vehicles is asked for. `text` looks through name, stock number, chassis, code and file number. */
export type StockFilter = {
  text: string
  status: VehicleStatus | null
  make: number | null
  body: number | null
  showroom: number | null
  yearFrom: number | null
  yearTo: number | null
  sort: StockSort
  page: number
  limit: number
}

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''
const whole = (value: string, from: number, to: number): number | null => {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
  return number >= from && number <= to ? number : null
}

/** Reads the address of the list. What makes no sense there is left out. */
export function readStockFilter(params: Params): StockFilter {
  const id = (name: string) => whole(one(params[name]), 1, 2_147_483_647)
  const status = one(params.status)
  const sort = one(params.sort)
  return {
    text: isStorable(one(params.q)) ? [...one(params.q).trim()].slice(0, 100).join('') : '',
    status: isVehicleStatus(status) ? status : null,
    make: id('make'),
    body: id('body'),
    showroom: id('showroom'),
    yearFrom: whole(one(params.yearFrom), 1900, 2100),
    yearTo: whole(one(params.yearTo), 1900, 2100),
    sort: STOCK_SORTS.find((known) => known === sort) ?? 'updated-desc',
    page: whole(one(params.page), 1, 1_000_000) ?? 1,
    limit: ROWS_PER_PAGE.find((rows) => String(rows) === one(params.limit)) ?? 30,
  }
}

/** The address of the list with some of it changed; a change of filter goes back to page 1. */
export function stockAddress(filter: StockFilter, change: Partial<StockFilter> = {}): string {
  const next = { ...filter, page: 1, ...change }
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value))
  }
  put('q', next.text)
  put('status', next.status)
  put('make', next.make)
  put('body', next.body)
  put('showroom', next.showroom)
  put('yearFrom', next.yearFrom)
  put('yearTo', next.yearTo)
  put('sort', next.sort === 'updated-desc' ? null : next.sort)
  put('limit', next.limit === 30 ? null : next.limit)
  put('page', next.page === 1 ? null : next.page)
  return params.size > 0 ? `?${params}` : '?'
}
