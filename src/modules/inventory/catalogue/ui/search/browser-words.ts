// Suggestion list
export const recentSearches = 'Recent searches'
export const clear = 'Clear'
export const suggestions = 'Suggestions'
