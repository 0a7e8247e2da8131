import { type Day, partsOf } from '../days'

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as it is printed: '6 December 2026'. */
export const dayInWords = (day: Day): string => {
  const [year, month, date] = partsOf(day)
  return inWords.format(new Date(Date.UTC(year, month - 1, date)))
}
