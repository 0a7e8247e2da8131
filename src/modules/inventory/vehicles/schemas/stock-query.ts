import type { z } from 'zod'
import { choiceQuery, dayQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { type ListParams, readListParams } from '@/input/read-list-params'
import { type AddedField, isRanged } from '@/kernel/added-fields'
import { LIST_LOOKS } from '@/kernel/lists/paging-limits'
import { AGE_BANDS } from '../rules/stock/stock-age'
import { type AddedKey, addedColumns, addedKey } from '../rules/stock/stock-column-choice'
import { STOCK_PATH } from '../rules/stock/stock-path'
import { YEAR_MIN } from '../rules/vehicle-limits'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'
import { addedFilterShape } from './added-filters'

/** Sort orders of the staff list by the product's own columns; the column and its direction. */
export const STOCK_SORTS = [
  'updated-desc',
  'updated-asc',
  'created-desc',
  'created-asc',
  'name-asc',
  'name-desc',
  'price-desc',
  'price-asc',
  'year-desc',
  'year-asc',
  'mileage-asc',
  'mileage-desc',
  'age-desc',
  'age-asc',
  'cost-desc',
  'cost-asc',
  'margin-desc',
  'margin-asc',
] as const
export type OwnSort = (typeof STOCK_SORTS)[number]
/** By a column of a module's field. */
export type AddedSort = `${AddedKey}-${'asc' | 'desc'}`
export type StockSort = OwnSort | AddedSort

export const isAddedSort = (sort: StockSort): sort is AddedSort => sort.startsWith('added.')

/** The orders by modules' fields: those of numbers and days that are columns. */
export const addedSorts = (fields: readonly AddedField[]): AddedSort[] =>
  addedColumns(fields)
    .filter(isRanged)
    .map(addedKey)
    .flatMap((key): AddedSort[] => [`${key}-desc`, `${key}-asc`])

/** Orders that reveal what vehicles were bought for. */
const COST_SORTS: ReadonlySet<string> = new Set<OwnSort>([
  'cost-desc',
  'cost-asc',
  'margin-desc',
  'margin-asc',
])

/**
 * The staff list's defaults: latest change first, without the trash. A saved view and columns are no filters either, but
 * have no default that an address could leave out.
 */
export const STOCK_USUAL = {
  sort: 'updated-desc',
  trash: 'false',
  view: 'list',
  saved: '',
  columns: '',
} as const

/** The order that a list has for a viewer: orders by cost are for those who see it. */
export const sortFor = (sort: StockSort, seesCost: boolean): StockSort =>
  seesCost || !COST_SORTS.has(sort) ? sort : STOCK_USUAL.sort

/** How the address spells the list's fields, where they differ. */
export const STOCK_NAMES = { text: 'q' } as const

/** Filters by the pictures of a vehicle. */
export const PHOTO_CHOICES = ['none'] as const

/** The address of the published vehicles without a photograph: work to do. */
export const WITHOUT_PHOTOGRAPH_HREF = `${STOCK_PATH}?status=PUBLISHED&photos=none`

/** How a choice of days in stock is called in the address: '31-60', '91-'. */
export const ageName = ([from, to]: readonly [number, number | null]): string => `${from}-${to ?? ''}`

const LAST_YEAR = 2100
const yearQuery = (name: string) =>
  wholeQuery(name, YEAR_MIN).refine((year) => year === undefined || year <= LAST_YEAR)

/**
 * The query of the staff list of vehicles but for its order. `text` searches name, stock number, chassis, code and file number.
 */
const stockQuery = pageQuery().extend({
  text: textQuery('q').transform((text) => text ?? ''),
  status: choiceQuery('status', VEHICLE_STATUSES),
  make: wholeQuery('make', 1),
  body: wholeQuery('body', 1),
  showroom: wholeQuery('showroom', 1),
  yearFrom: yearQuery('yearFrom'),
  yearTo: yearQuery('yearTo'),
  photos: choiceQuery('photos', PHOTO_CHOICES),
  age: choiceQuery('age', AGE_BANDS.map(ageName)),
  enteredFrom: dayQuery('enteredFrom'),
  enteredTo: dayQuery('enteredTo'),
  trash: flagQuery('trash').transform((trash) => trash ?? false),
  /** The saved view that the address came from; 0 for none, though another is the default. */
  saved: wholeQuery('saved'),
  columns: textQuery('columns'),
  view: choiceQuery('view', LIST_LOOKS).transform((view) => view ?? STOCK_USUAL.view),
})

/** With the filters and the orders of modules' fields, which are read by `addedConditions`. */
export const stockQueryWith = (fields: readonly AddedField[]) =>
  stockQuery.extend({
    ...(addedFilterShape(fields) as Record<never, never>),
    sort: choiceQuery<StockSort>('sort', [...STOCK_SORTS, ...addedSorts(fields)]).transform(
      (sort) => sort ?? STOCK_USUAL.sort,
    ),
  })
export type StockFilter = z.output<ReturnType<typeof stockQueryWith>>

/** The same for a file, which has no pages. */
export const stockFileQueryWith = (fields: readonly AddedField[]) =>
  stockQueryWith(fields).omit({ page: true, limit: true })
export type StockFileFilter = z.output<ReturnType<typeof stockFileQueryWith>>

/** Reads the list's address. Invalid parts are ignored. */
export const readStockFilter = (params: ListParams, fields: readonly AddedField[] = []): StockFilter =>
  readListParams(stockQueryWith(fields), STOCK_NAMES, params).query
