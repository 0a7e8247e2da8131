// Account actions
export const siteDidNotRespond = 'The site did not respond. Please try again.'
export const searchSavedWe = 'Search saved. We will e-mail you about new vehicles once a day.'

// Save browser searches
export const moveSearchFromThisBrowser = 'Move the search from this browser to my account'
export const moveSearchesFromThisBrowser = (count: number) =>
  `Move ${count} searches from this browser to my account`

// Save search
export const youAreOfflineNothing = 'You are offline. Nothing was changed.'
export const removing = 'Removing…'
export const saving = 'Saving...'
export const searchRemoved = 'Search removed'
export const searchSavedInThisBrowser = 'Search saved in this browser'
export const removeSavedSearch = 'Remove saved search'

// Saved searches
export const countedSavedSearches = (count: number) => `Saved searches (${count})`
export const savedSearches = 'Saved searches'
export const removeName = (name: string) => `Remove ${name}`
export const renameThemAndChoose = 'Manage saved searches'
export const signInToReceiveNew = 'Sign in to get new vehicles by e-mail'
