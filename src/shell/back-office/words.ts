// Sections view
export const importVehicles = 'Import vehicles'
export const inventoryLists = 'Inventory lists'
export const entries = (count: string) => (count === '1' ? '1 entry' : `${count} entries`)
export const inventoryVariables = 'Inventory variables'
export const listsUsedToDescribe =
  'The lists used to describe vehicles. An inactive entry stays on existing vehicles but can no longer be chosen.'
export const settings = 'Settings'
export const siteContent = 'Site content'

// Navigation
export const navigation = 'Back office'
export const closeMenu = 'Close the menu'
export const groups = {
  today: 'Today',
  stock: 'Stock',
  sales: 'Sales',
  people: 'People',
  content: 'Content',
  support: 'Support',
  reports: 'Reports',
  setup: 'Set-up',
  own: 'You',
} as const
export const list = (parts: readonly string[]) => new Intl.ListFormat('en-US').format(parts)

// Search across the back office
export const search = 'Search'
export const searchBackOffice = 'Search the back office'
export const searchExample = 'Stock number, chassis, name, screen…'
export const screens = 'Screens'
export const recent = 'Recent'
export const results = 'Results'
export const searching = 'Searching…'
export const noMatches = (text: string) => `Nothing found for “${text}”`
export const typeMore = 'Type a little more to search vehicles and people.'
export const matches = (count: number) => (count === 1 ? '1 result' : `${count} results`)
export const searchFailed = 'Vehicles and people could not be searched.'
export const close = 'Close'
export const tryAgain = 'Try again'
export const keysToChoose = '↑ ↓ to choose'
export const keyToOpen = 'Enter to open'
export const keyToOpenInTab = (key: string) => `${key} Enter for a new tab`
