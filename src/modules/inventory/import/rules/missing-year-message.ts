import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'

/** The message for a vehicle of which a file has only its month of registration. */
export const YEAR_MISSING = 'Year is missing: the month of first registration does not say when it was made'
/** The message for a vehicle of which nothing is known. */
export const NO_YEAR = 'Year is missing: fill it in, or give one year for all rows'

/** A year that nobody gave would be this one: nobody would notice that it is made up. */
export const missingYearMessage = ({
  firstRegistered,
  year,
}: {
  year?: number | null
  firstRegistered?: string | null
}): Issue[] => (year == null ? [issue('year', isBlank(firstRegistered) ? NO_YEAR : YEAR_MISSING)] : [])
