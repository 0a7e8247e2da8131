export const home = 'Home'
export const untitled = 'Untitled page'

// Long pages
export const onThisPage = 'On this page'
export const lastUpdatedOn = 'Last updated on'
