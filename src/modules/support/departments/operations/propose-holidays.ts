import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Holiday } from '../rules/department-calendar-and-promises'
import { PROPOSAL_MESSAGES, proposedDays } from '../rules/proposed-holidays'

/**
 * The public holidays of a country in a year, to be confirmed by a person: many are announced by the government late, or
 * depend on the moon.
 *
 * @param country its two letters, such as KE
 * @throws AppError 422 for a country of which none are known
 */
export async function proposeHolidays(country: string, year: number): Promise<Holiday[]> {
  // Its tables of the whole world take a moment to load, and only this needs them.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays({ types: ['public', 'bank'] })
  if (!Object.hasOwn(calendar.getCountries(), country))
    throw validationFailed([issue('country', PROPOSAL_MESSAGES.unknown)])
  calendar.init(country)
  return proposedDays(calendar.getHolidays(year, 'en'), year)
}
