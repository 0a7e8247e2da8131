import type { Day } from '@/kernel/days'
import { isDay } from '@/kernel/days'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Two digits of a year are those of this century: tariffs are not older. */
const CENTURY = 2000

const dayOf = (year: string, month: number, day: string): Day | null => {
  const full = year.length === 2 ? CENTURY + Number(year) : Number(year)
  const text = [String(full).padStart(4, '0'), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDay(text) ? text : null
}

/**
 * A day as people and spreadsheets write it: 2027-01-31, 2027/1/31, 31.1.2027, 31 January 2027, 31-Jan-27. Null for
 * anything else; also for 01/02/2027, which is one day in Mombasa and another one in New York.
 */
export function readWrittenDay(text: string): Day | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text)
  if (dotted) return dayOf(dotted[3] ?? '', Number(dotted[2]), dotted[1] ?? '')
  const named = /^(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i.exec(text)
  const month = MONTHS.indexOf((named?.[2] ?? '').slice(0, 3).toLowerCase()) + 1
  return named && month > 0 ? dayOf(named[3] ?? '', month, named[1] ?? '') : null
}
