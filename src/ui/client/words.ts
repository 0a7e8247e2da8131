/** Said to customers wherever there was no answer. */
export const SITE_LOST = 'There is no answer from the site. What you typed is still here: please try again.'
