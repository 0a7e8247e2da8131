import { normalForm } from '@/kernel/text/normal-form'
import type { Month } from './calendar-month'
import { ERA, yearOfEra } from './japanese-eras'

const NAMES = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** '2017-05', '2017/5', '2017年5月', '201705'; a day after it is left out. */
const YEAR_FIRST = /^(\d{4})(?:[-/. ]|年)(\d{1,2})(?:月|[-/. ]\d{1,2}|月\d{1,2}日)?$/
const TOGETHER = /^(\d{4})(\d{2})$/
/** '05.2017', '5/2017', '20.05.2017'; with slashes a day could as well be the month. */
const YEAR_LAST = /^(?:\d{1,2}\.(?=\d{1,2}\.))?(\d{1,2})[-/. ](\d{4})$/
/** 'H29.5', '平成29年5月', 'R元年5月'; a day after it is left out. */
const JAPANESE = new RegExp(
  `^(${ERA})\\.?(\\d{1,2}|元)(?:[-/. ]|年)(\\d{1,2})(?:月|[-/. ]\\d{1,2}|月\\d{1,2}日)?$`,
)
/** 'May 2017', 'Sept. 2017', '2017 May', '20 May 2017'. */
const NAME_FIRST = /^(?:\d{1,2}[ -])?([a-z]{3,9})\.?,?[ -](\d{4})$/
const NAME_LAST = /^(\d{4})[ -]([a-z]{3,9})\.?$/

const monthOf = (year: number, month: number): Month | null =>
  month >= 1 && month <= 12 ? `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` : null

function numberOf(name: string): number {
  return NAMES.findIndex((full) => full.startsWith(name)) + 1
}

function japanese([, era = '', year = '', month = '']: readonly string[]): Month | null {
  const common = yearOfEra(era, year)
  return common === null ? null : monthOf(common, Number(month))
}

/**
 * Reads a month as people and papers write it: '2017-05', '2017/5', '05.2017', 'May 2017', 'H29.5', '平成29年5月'. Where
 * a whole date is given, its month. Null for anything else, and for what may mean two months.
 */
export function readMonth(text: string): Month | null {
  const written = normalForm(text, 'NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ')
  const first = YEAR_FIRST.exec(written) ?? TOGETHER.exec(written)
  if (first) return monthOf(Number(first[1]), Number(first[2]))
  const last = YEAR_LAST.exec(written)
  if (last) return monthOf(Number(last[2]), Number(last[1]))
  const era = JAPANESE.exec(written)
  if (era) return japanese(era)
  const name = NAME_FIRST.exec(written)
  if (name) return monthOf(Number(name[2]), numberOf(name[1] ?? ''))
  const after = NAME_LAST.exec(written)
  return after && monthOf(Number(after[1]), numberOf(after[2] ?? ''))
}
