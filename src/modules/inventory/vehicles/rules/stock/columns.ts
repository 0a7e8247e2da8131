/** The columns of the staff's list of vehicles, in the order in which they stand. */
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
export type StockColumnKey = (typeof STOCK_COLUMN_KEYS)[number]

/** A list without it would not say what its rows are. */
export const ALWAYS_SHOWN: StockColumnKey = 'name'

/** Columns made of what a vehicle was bought for. */
const COST_COLUMNS: ReadonlySet<string> = new Set<StockColumnKey>(['cost', 'margin'])

/** What is shown until somebody chooses. */
const USUAL: readonly StockColumnKey[] = STOCK_COLUMN_KEYS.filter((key) => !COST_COLUMNS.has(key))

/** The columns that somebody may choose from. */
export const columnsFor = (seesCost: boolean): StockColumnKey[] =>
  STOCK_COLUMN_KEYS.filter((key) => seesCost || !COST_COLUMNS.has(key))

/**
 * The columns that a list shows: those chosen, in their order, as far as the viewer may see them.
 *
 * @param chosen as stored or in an address; unknown ones are left out, and none at all is the usual choice
 */
export function shownColumns(
  chosen: readonly string[] | null | undefined,
  seesCost: boolean,
): StockColumnKey[] {
  const wanted = new Set(chosen?.filter((key) => STOCK_COLUMN_KEYS.some((one) => one === key)))
  if (wanted.size === 0) for (const key of USUAL) wanted.add(key)
  return columnsFor(seesCost).filter((key) => key === ALWAYS_SHOWN || wanted.has(key))
}

/** Whether two choices show the same columns. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key))
