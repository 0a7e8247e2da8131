const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A timestamp for texts whose reader's time zone is unknown, such as mails: '23 Nov 2026, 10:00 UTC'. */
export const utcMomentText = (moment: Date): string => `${clock.format(moment)} UTC`
