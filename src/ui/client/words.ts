/** Said to customers wherever there was no answer. */
export const SITE_LOST = 'The site did not respond. What you typed is still here: please try again.'
