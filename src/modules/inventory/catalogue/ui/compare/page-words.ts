// Used in several places
export const comparison = 'Comparison'
export const browseVehicles = 'Browse vehicles'

// Compare actions
export const thisIsNowYourComparison = 'This is now your comparison'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const shareByWhatsApp = 'Share on WhatsApp'
export const compareTheseVehicles = 'Compare these vehicles'
export const addVehicle = 'Add a vehicle'
export const clearComparison = 'Clear comparison'
export const saveAsMyComparison = 'Save as my comparison'
export const removeGone = 'Remove from the comparison'

// Compare table
export const onlyDifferences = 'Only differences'
export const actions = 'Actions'
export const differs = '(differs)'
export const notStated = 'not stated'
export const showInstead = (name: string, other: string) => `Show ${name} instead of ${other}`
export const replaceInComparison = (name: string) => `Replace ${name}`
export const replace = 'Replace'
export const removeFromComparison = (name: string) => `Remove ${name} from the comparison`
export const remove = 'Remove'

// Compare choice
export const replaceWith = (name: string) => `Replace ${name} with`
export const compareItWith = (name: string) => `Compare ${name} with`
export const removeAndBrowse = 'Remove it and browse vehicles'
export const storeChoice = 'Keep it'

// Terms note
export const pricesDoNotCoverTheSame = 'These prices cover different things'
export const pricesHoldForDifferentPorts = 'These prices are for different ports'
export const chooseYourPort = 'Choose your port'
export const toCompareTotals = 'to compare what each vehicle costs there, everything on the way included.'
export const compareTotals = (port: string, withoutTotal: readonly string[]) =>
  withoutTotal.length === 0
    ? `Compare the totals to ${port} instead: they include everything on the way.`
    : `Compare the totals to ${port} instead. Not known for ${withoutTotal.join(', ')}: ask us for a quote.`
