import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text'

/** The message for a vehicle of which a file has only its month of registration. */
export const YEAR_MISSING = 'Year is missing: the month of first registration does not say when it was made'

/**
 * A vehicle without a year is taken for this year's, as in its form. One that was registered is not new: nobody would
 * notice that its year is made up.
 */
export const missingYear = ({
  firstRegistered,
  year,
}: {
  year?: number | null
  firstRegistered?: string | null
}): Issue[] => (year == null && !isBlank(firstRegistered) ? [issue('year', YEAR_MISSING)] : [])
