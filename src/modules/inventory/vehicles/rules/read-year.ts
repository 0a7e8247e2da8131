import { normalForm } from '@/kernel/text/normal-form'
import { ERA, yearOfEra } from './japanese-eras'
import { readMonth } from './read-month'

/** '2017', '2017年'. */
const COMMON = /^(\d{4})年?$/
/** 'H29', '平成29年', 'R元'. */
const JAPANESE = new RegExp(`^(${ERA})\\.?\\s?(\\d{1,2}|元)年?$`)

/**
 * Reads a year as people and papers write it: '2017', '2017年', 'H29', '平成29年', 'R元', and a month for its year, in
 * every writing of `readMonth`. Null for anything else; whether a vehicle can be that old is not checked here.
 */
export function readYear(text: string): number | null {
  const written = normalForm(text, 'NFKC').trim().toLowerCase()
  const common = COMMON.exec(written)
  if (common) return Number(common[1])
  const [, era = '', year = ''] = JAPANESE.exec(written) ?? []
  if (era !== '') return yearOfEra(era, year)
  const month = readMonth(written)
  return month === null ? null : Number(month.slice(0, 4))
}
