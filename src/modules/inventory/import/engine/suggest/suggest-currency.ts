import { splitAmount } from '@/kernel/files/split-written-amount'
import { AMOUNT_FIELDS, type ImportField } from '../import-fields'
import type { FieldSource } from '../map/import-map-schema'
import { headerCurrencies } from '../map/read-currency'
import type { ColumnProfile } from './profile-columns'

const isAmount = (field: ImportField): boolean => AMOUNT_FIELDS.some((one) => one === field)

/** The currencies next to amounts in a column's cells, each by its likeliest code. */
function currenciesOfCells({ samples, values }: ColumnProfile): { codes: string[]; isAll: boolean } {
  const texts = values?.map(({ text }) => text) ?? samples
  const named = texts.map((text) => splitAmount(text).currencies?.[0])
  const codes = [...new Set(named.filter((code) => code !== undefined))]
  return { codes, isAll: texts.length > 0 && !named.includes(undefined) }
}

/** What stands beside an amount, as a pattern for all cells that have it: '¥*'. */
function markOf(text: string): string | null {
  const { currencies, number } = splitAmount(text)
  if (!currencies || currencies.length < 2) return null
  const at = text.indexOf(number)
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + number.length).trim()]
  if (before !== '' && after !== '') return null
  return before === '' ? `*${after}` : `${before}*`
}

/** Signs that several currencies share, each for the likeliest one. */
function sharedMarks({ samples, values }: ColumnProfile): FieldSource['values'] {
  const marks = (values?.map(({ text }) => text) ?? samples).flatMap((text) => {
    const [mark, likely] = [markOf(text), splitAmount(text).currencies?.[0]]
    return mark !== null && likely !== undefined ? [[mark, likely] as const] : []
  })
  return marks.length > 0 ? Object.fromEntries(marks) : undefined
}

/**
 * How a map would fill the currency for a column of amounts: one for all rows if the header or every cell
 * names the same, from each cell if they name several. Null if none is named, and a person has to decide.
 */
export function currencyFor(column: ColumnProfile, field: ImportField): FieldSource | null {
  if (!isAmount(field)) return null
  const inHeader = headerCurrencies(column.name)
  const { codes, isAll } = currenciesOfCells(column)
  const [code] = codes
  if (codes.length > 1) {
    const shared = sharedMarks(column)
    return { column: column.name, ...(shared && { values: shared, otherwise: 'keep' }) }
  }
  if (code && (isAll || inHeader?.includes(code))) return { constant: code }
  const [likely] = inHeader ?? []
  // Three countries use shillings: the header alone does not identify one.
  const isClear = inHeader?.length === 1 || likely === 'USD' || likely === 'JPY'
  return likely && isClear && code === undefined ? { constant: likely } : null
}

/** The currency of the first suggested amount that names one. */
export function suggestCurrency(
  columns: readonly ColumnProfile[],
  filled: readonly { column: string; field: ImportField }[],
): FieldSource | null {
  if (filled.some(({ field }) => field === 'currency')) return null
  for (const amount of AMOUNT_FIELDS) {
    const name = filled.find(({ field }) => field === amount)?.column
    const column = columns.find((one) => one.name === name)
    const source = column && currencyFor(column, amount)
    if (source) return source
  }
  return null
}
