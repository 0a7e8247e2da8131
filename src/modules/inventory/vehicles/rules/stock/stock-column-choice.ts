import { type AddedField, addedColumn } from '@/kernel/added-fields'

/** The product's own columns of the staff's list of vehicles, in the order in which they stand. */
export const STOCK_COLUMN_KEYS = [
  'picture',
  'name',
  'sku',
  'status',
  'price',
  'age',
  'cost',
  'margin',
  'year',
  'mileage',
  'chassis',
  'showroom',
  'views',
  'updated',
] as const
export type OwnColumnKey = (typeof STOCK_COLUMN_KEYS)[number]
/** The column of a module's field: 'added.inspected_on'. */
export type AddedKey = `added.${string}`
export type StockColumnKey = OwnColumnKey | AddedKey

/** The modules' fields that are columns of the list; they stand after its own. */
export const addedColumns = <F extends AddedField>(fields: readonly F[]): F[] =>
  fields.filter(({ column }) => column)

export const addedKey = (field: AddedField): AddedKey => `added.${addedColumn(field)}`

export const isAddedKey = (key: StockColumnKey): key is AddedKey => key.startsWith('added.')

/** Every column that there is. */
export const allColumns = (fields: readonly AddedField[]): StockColumnKey[] => [
  ...STOCK_COLUMN_KEYS,
  ...addedColumns(fields).map(addedKey),
]

/** A list without it would not identify its rows. */
export const ALWAYS_SHOWN: OwnColumnKey = 'name'

/** Columns made of what a vehicle was bought for. */
const COST_COLUMNS: ReadonlySet<string> = new Set<OwnColumnKey>(['cost', 'margin'])

/** What is shown until somebody chooses; columns of modules are not. */
const USUAL: readonly OwnColumnKey[] = STOCK_COLUMN_KEYS.filter((key) => !COST_COLUMNS.has(key))

/** The columns that somebody may choose from. */
export const columnsFor = (seesCost: boolean, fields: readonly AddedField[] = []): StockColumnKey[] =>
  allColumns(fields).filter((key) => seesCost || !COST_COLUMNS.has(key))

/**
 * The columns that a list shows: those chosen, in their order, as far as the viewer may see them.
 *
 * @param chosen as stored or in an address; unknown ones are left out, and none at all is the usual choice
 */
export function shownColumns(
  chosen: readonly string[] | null | undefined,
  seesCost: boolean,
  fields: readonly AddedField[] = [],
): StockColumnKey[] {
  const wanted = new Set(chosen?.filter((key) => allColumns(fields).some((one) => one === key)))
  if (wanted.size === 0) for (const key of USUAL) wanted.add(key)
  return columnsFor(seesCost, fields).filter((key) => key === ALWAYS_SHOWN || wanted.has(key))
}

/** Whether two choices show the same columns. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key))
