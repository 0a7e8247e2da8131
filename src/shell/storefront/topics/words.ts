export const home = 'Home'
export const preview = 'Preview: readers do not see this version until it is published.'
export const untitled = 'Untitled page'

// Long pages
export const onThisPage = 'On this page'
export const lastUpdatedOn = 'Last updated on'
