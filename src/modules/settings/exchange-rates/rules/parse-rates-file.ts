import { isDay } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'
import { textLength } from '@/kernel/text/text'
import { RATE_MAX, RATE_SOURCE_MAX, RATEABLE_CURRENCIES } from './exchange-rate-list'

/** A rate as imported. */
export type ImportedRate = { day: string; currency: string; perUsd: string; source: string | null }

/** More rows than twenty years of all currencies. */
export const RATE_ROWS_MAX = 40_000

const COLUMNS = { day: 'Day', currency: 'Currency', perUsd: 'For 1 USD', source: 'Source' } as const
type Name = keyof typeof COLUMNS
/** What a heading may be called besides. */
const NAMES: Readonly<Record<string, Name>> = {
  day: 'day',
  date: 'day',
  currency: 'currency',
  code: 'currency',
  for1usd: 'perUsd',
  perusd: 'perUsd',
  rate: 'perUsd',
  source: 'source',
}
const REQUIRED = ['day', 'currency', 'perUsd'] as const

/** The first line of a file to import. */
export const RATES_HEADER: string = Object.values(COLUMNS).join(',')

type Line = Readonly<Record<Name, string>>

const atLine = (line: number, message: string): Issue => issue('csv', `Line ${line}: ${message}`)

function problemsOf({ currency, day, perUsd, source }: Line, line: number): Issue[] {
  const rate = toDecimal(perUsd)
  const isRate = rate !== null && rate.units > 0n && Number(perUsd) <= RATE_MAX
  return [
    ...(isDay(day) ? [] : [atLine(line, `'${day}' is not a date such as 2026-11-20`)]),
    ...(isRated(currency)
      ? []
      : [atLine(line, `'${currency}' is not an ISO code of a currency other than USD`)]),
    ...(isRate ? [] : [atLine(line, `'${perUsd}' is not a rate such as 129.35`)]),
    ...(textLength(source) <= RATE_SOURCE_MAX ? [] : [atLine(line, 'the source is too long')]),
  ]
}

const isRated = (code: string): boolean => RATEABLE_CURRENCIES.includes(code)

function headingsOf(header: readonly string[]): Result<(Name | undefined)[], Issue[]> {
  const names = header.map((heading) => NAMES[heading.toLowerCase().replace(/[^a-z0-9]/g, '')])
  const missing = REQUIRED.filter((name) => !names.includes(name)).map((name) => COLUMNS[name])
  if (missing.length === 0) return ok(names)
  return err([atLine(1, `the columns ${missing.join(', ')} are missing. It should be ${RATES_HEADER}`)])
}

const cellsOf = (names: readonly (Name | undefined)[], cells: readonly string[]): Line => {
  const cell = (name: Name) => cells[names.indexOf(name)]?.trim() ?? ''
  return {
    day: cell('day'),
    currency: cell('currency').toUpperCase(),
    perUsd: cell('perUsd'),
    source: cell('source'),
  }
}

/** How many problems are listed at once. */
const REPORTED = 20

/**
 * Reads a table of rates: a header and a line for each day and currency. All lines are good, or none is taken.
 * @param rows the cells of each line, the header first
 */
export function parseRates(rows: readonly (readonly string[])[]): Result<ImportedRate[], Issue[]> {
  const [header = [], ...rest] = rows
  const headings = headingsOf(header)
  if (!headings.ok) return headings
  if (rest.length === 0) return err([atLine(2, 'there are no rates')])
  if (rest.length > RATE_ROWS_MAX) return err([issue('csv', `At most ${RATE_ROWS_MAX} lines at a time`)])
  const lines = rest.map((cells) => cellsOf(headings.value, cells))
  const first = firstLines(lines)
  const issues = lines.flatMap((line, index) => {
    const earlier = first.get(keyOf(line)) ?? index
    const isTwice = earlier !== index
    return [
      ...problemsOf(line, index + 2),
      ...(isTwice ? [atLine(index + 2, `line ${earlier + 2} has this day and currency already`)] : []),
    ]
  })
  if (issues.length > 0) return err(issues.slice(0, REPORTED))
  return ok(lines.map(({ source, ...line }) => ({ ...line, source: source || null })))
}

const keyOf = ({ currency, day }: Line): string => `${day} ${currency}`

/** Where each day and currency stands first. */
function firstLines(lines: readonly Line[]): Map<string, number> {
  const rates = new Map<string, number>()
  for (const [index, line] of lines.entries()) if (!rates.has(keyOf(line))) rates.set(keyOf(line), index)
  return rates
}
