/** The customers' message for a missing response. */
export const SITE_LOST = 'The site did not respond. What you typed is still here: please try again.'
