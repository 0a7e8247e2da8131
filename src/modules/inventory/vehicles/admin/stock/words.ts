import { countOf } from '@/ui/back-office/list/words'

const vehiclesOf = (count: number): string => countOf(count, 'vehicle', 'vehicles')
const whole = new Intl.NumberFormat('en-US')

// Columns
export const daysText = (days: number) => countOf(days, 'day', 'days')
export const enteredOn = (day: string) => `Entered on ${day}`
export const columns = 'Columns'
export const columnsShown = 'Columns of the list'
export const usualColumns = 'Usual columns'
export const show = 'Show'
export const columnsPersist = 'They stay as you choose them, on every device.'
export const columnsOfView = 'Save the view to keep them in it.'
export const always = '(always shown)'

// Views
export const allVehicles = 'All vehicles'
export const changedView = (name: string) => `${name} (changed)`
export const yourViews = 'Your views'
export const sharedViews = 'Shared views'
export const byOwner = (name: string, owner: string) => `${name}, by ${owner}`
export const saveAsNewView = 'Save as a new view…'
export const saveChangesTo = (name: string) => `Save changes to “${name}”`
export const renameOrShare = 'Rename or share…'
export const rename = 'Rename…'
export const openWithThis = 'Open the list with this view'
export const openWithAll = 'Open the list with all vehicles'
export const copyLink = 'Copy a link to this view'
export const linkCopied = 'Link copied. Anyone who may see the vehicles can open it.'
export const deleteViewVerb = 'Delete view…'
export const confirmDeleteView = (name: string) => `Delete the view “${name}”?`
export const sharedIsGone = 'It disappears for everyone it is shared with. No vehicle is changed.'
export const viewIsGone = 'No vehicle is changed.'
export const deleteView = 'Delete view'
export const newView = 'New view'
export const changeView = 'Change view'
export const name = 'Name'
export const shareWithStaff = 'Share with all staff'
export const viewHolds = 'It keeps the filters, the order and the columns that you see now.'
export const opensWith = (view: string) => `The list now opens with “${view}”.`
export const opensWithAll = 'The list now opens with all vehicles.'
export const viewChanged = (view: string) => `“${view}” is saved.`
export const viewGone = (view: string) => `“${view}” is deleted.`
export const save = 'Save'
export const cancel = 'Cancel'
export const saving = 'Saving…'

// Export

// All that match
export const selectAllThatMatch = (count: number) => `Select all ${whole.format(count)} that match`
export const moreThanCanBeChanged = (most: number) =>
  `More than ${whole.format(most)} match: narrow the list to select all of them`
export const allThatMatch = (count: number) => `All ${whole.format(count)} that match are selected`
export const clear = 'Clear'
export const changePrice = 'Change price…'
export const changeTags = 'Tags…'
export const ALL_MATCHING_REQUEST = {
  PUBLISHED: (count: number) => `Publish ${vehiclesOf(count)}?`,
  DRAFT: (count: number) => `Unpublish ${vehiclesOf(count)}?`,
  ARCHIVED: (count: number) => `Archive ${vehiclesOf(count)}?`,
  TRASH: (count: number) => `Move ${vehiclesOf(count)} to the trash?`,
}
export const eachIsChecked =
  'Every vehicle that the list finds is changed, on all pages. Vehicles that cannot be changed, such as those reserved or ordered by a customer, stay as they are and are listed afterwards. You can undo this.'

// Bulk bar
export const moreActs = 'More'

// Outcome
const DONE = {
  status: (vehicles: string) => `${vehicles} given another status`,
  trash: (vehicles: string) => `${vehicles} moved to the trash`,
  price: (vehicles: string) => `${vehicles} given a new price`,
  tags: (vehicles: string) => `Tags of ${vehicles} changed`,
}
type Kind = keyof typeof DONE
const asTheyWere = (count: number) => (count === 1 ? 'as it was' : 'as they were')
export const changing = (done: number, total: number) => `${whole.format(done)} of ${vehiclesOf(total)} done`
export const goesOn = 'It goes on if you leave this page.'
export const changed = (kind: Kind, isUndo: boolean, count: number, left: number, same: number) =>
  [
    isUndo ? `${vehiclesOf(count)} changed back` : DONE[kind](vehiclesOf(count)),
    same > 0 && `${whole.format(same)} needed no change`,
    left > 0 && `${whole.format(left)} left ${asTheyWere(left)}`,
  ]
    .filter(Boolean)
    .join(', ')
export const stopped = (problem: string | null) => `It was stopped. ${problem ?? ''}`.trim()
export const reasonText = (message: string, count: number, names: readonly string[]) =>
  `${message}: ${names.join(', ')}${count > names.length ? ` and ${whole.format(count - names.length)} more` : ''}`
export const undo = 'Undo'
export const lookAgain = 'What became of it could not be read. Trying again…'

// Prices
export const changePrices = (count: number) => `Change the price of ${vehiclesOf(count)}`
export const PRICE_VERBS = { lower: 'Lower by', raise: 'Raise by', set: 'Set to' }
export const whatToDo = 'What to do'
export const howMuch = 'How much'
export const unit = 'Unit'
export const perCent = '%'
export const roundTo = 'Round to'
export const roundToStep = (step: number) => (step === 1 ? 'Whole units' : `Nearest ${whole.format(step)}`)
export const enterAnAmount = 'Enter a number to see the new prices.'
export const amountsInCurrency = (currency: string) =>
  `Vehicles priced in a currency other than ${currency} are left as they are.`
export const wouldChange = (count: number, same: number, left: number) =>
  [
    `${vehiclesOf(count)} would get a new price`,
    same > 0 && `${whole.format(same)} would stay the same`,
    left > 0 && `${whole.format(left)} would be left as ${left === 1 ? 'it is' : 'they are'}:`,
  ]
    .filter(Boolean)
    .join(', ')
export const firstNewPrices = 'First new prices'
export const reckoning = 'Working out the new prices…'
export const pricesOf = (count: number) =>
  count === 0 ? 'Change prices' : `Change ${countOf(count, 'price', 'prices')}`
export const priceNow = 'Now'
export const priceThen = 'New'

// Tags
export const tagsOf = (count: number) => `Tags of ${vehiclesOf(count)}`
export const findTag = 'Find a tag'
export const TAG_WORDS = { keep: 'Leave as it is', add: 'Add', remove: 'Remove' }
export const tagsSummary = (add: number, remove: number) =>
  [
    add > 0 && `${countOf(add, 'tag', 'tags')} to add`,
    remove > 0 && `${countOf(remove, 'tag', 'tags')} to remove`,
  ]
    .filter(Boolean)
    .join(', ') || 'Choose what becomes of each tag.'
export const changeTheTags = 'Change tags'
export const noTag = 'No tag with this name'
export const loadingTags = 'Loading the tags…'
export const working = 'Working…'

// Columns and filters of modules' fields
export const fromOf = (label: string) => `${label}, from`
export const toOf = (label: string) => `${label}, to`
export const addedSortWords = (label: string, isDay: boolean) =>
  isDay
    ? { descending: `${label}: latest first`, ascending: `${label}: earliest first` }
    : { descending: `${label}: high to low`, ascending: `${label}: low to high` }
