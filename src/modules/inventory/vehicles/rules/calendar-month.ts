/** A month of a year as it is stored and sent: '2017-05'. Months of this form sort as text. */
export type Month = string

const inWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'May 2017'. */
export const monthInWords = (month: Month): string => inWords.format(new Date(`${month}-01T00:00:00Z`))

/** The month that it is at a moment, of UTC. */
export const monthAt = (moment: Date): Month => moment.toISOString().slice(0, 7)
