// Used in several places
export const working = 'Working…'
export const publish = 'Publish'
export const unpublish = 'Unpublish'
export const archive = 'Archive'
export const moveToTrash = 'Move to trash'
export const vehicles = 'Vehicles'
export const trash = 'Trash'
export const vehicle = 'Vehicle'
export const stockNumber = 'Stock number'
export const status = 'Status'
export const chassis = 'Chassis'
export const showroom = 'Showroom'
export const year = 'Year'
export const manufacturer = 'Manufacturer'
export const choose = 'Choose…'
export const save = 'Save'
export const vehicleUpdatedSuccessfully = 'Vehicle updated successfully'
export const vehicleCreatedSuccessfully = 'Vehicle created successfully'

// Affected dialog
export const leaveTheseOut = 'Leave these out'
export const customerIsWaiting = 'A customer is waiting'
export const customersAreWaiting = 'Customers are waiting'
export const verbAnyway = (verb: string) => `${verb} anyway`
export const yes = 'Yes'
export const heldBySomeoneElse = 'No, someone else has'
export const reasonForCustomerOptional = 'Reason for the customer (optional)'

// Bulk bar
export const selectedVehicles = 'Selected vehicles'

// Bulk outcome
export const undo = 'Undo'

// Stock table
export const createFirstOne = 'Create the first one, or import your stock from a file.'
export const noVehicleMatches = 'No vehicles match these filters'
export const noVehiclesYet = 'No vehicles yet'

// Stock view
export const vehicleNotFound = (id: string) =>
  `Vehicle ${id} was not found. It may have been deleted, or it belongs to a showroom that is not assigned to you.`
export const moreThan = (count: string) => `More than ${count}`
export const importIt = 'Import'
export const createVehicle = 'Create vehicle'

// Trash dialog
export const moveThemToTrash = (vehicles: string) => `Move ${vehicles} to the trash?`
export const andMore = (count: number) => `and ${count} more`
export const removedEverywhere =
  'They are removed from every list and the storefront at once. They can be restored from the trash.'

// Trash table
export const deletedBy = 'Deleted by'
export const deleted = 'Deleted'
export const actions = 'Actions'
export const restoreName = (name: string) => `Restore ${name}`
export const restore = 'Restore'
export const vehiclesMovedHere = 'Vehicles moved here from the list can be restored.'
export const noMatchingVehicles = 'No matching vehicles in the trash'
export const trashIsEmpty = 'The trash is empty'

// Bulk
export const doneAlready = (done: string, already: number) =>
  `${done}; ${already} already ${already === 1 ? 'was' : 'were'}.`
export const countFailed = (message: string, count: number) => `${message} ${count} failed:`
export const doneTheseFailed = (done: string) => `${done} These failed:`

// Stock columns
export const picture = 'Picture'
export const price = 'Price'
export const miles = 'Miles'
export const viewsDays = (viewDays: number) => `Views (${viewDays} days)`
export const updated = 'Updated'
export const noPicture = 'No picture'
export const drawing = 'Drawing'
export const STOCK_SORT_WORDS = {
  'updated-desc': 'Recently updated',
  'updated-asc': 'Least recently updated',
  'created-desc': 'Recently added',
  'created-asc': 'Added longest ago',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
  'price-desc': 'Price: high to low',
  'price-asc': 'Price: low to high',
  'year-desc': 'Year: newest first',
  'year-asc': 'Year: oldest first',
  'mileage-asc': 'Mileage: low to high',
  'mileage-desc': 'Mileage: high to low',
  'age-desc': 'Longest in stock',
  'age-asc': 'Shortest in stock',
  'cost-desc': 'Cost: high to low',
  'cost-asc': 'Cost: low to high',
  'margin-desc': 'Margin: high to low',
  'margin-asc': 'Margin: low to high',
}

// Stock grid
export const selectVehicle = (name: string) => `Select ${name}`
export const milesText = (miles: string) => `${miles} miles`

// Stock filters
export const anyLabel = (label: string) => `Any ${label}`
export const nameStockNumberChassis = 'Name, stock number, chassis, model code or file number'
export const bodyType = 'Body type'
export const photographs = 'Photographs'
export const withoutPhotograph = 'Without a photograph'
export const stockAge = 'Stock age'
export const ageBand = (from: number, to: number | null) =>
  to === null ? `Over ${from - 1} days` : `${from} to ${to} days`
export const enteredFrom = 'Entered from'
export const enteredTo = 'Entered to'
export const yearFrom = 'Year from'
export const yearTo = 'Year to'
export const nameStockNumber = 'Name, stock number, chassis or file number'

// Car fields
export const chooseManufacturerFirst = 'Choose a manufacturer first'
export const model = 'Model'
export const chooseModelFirst = 'Choose a model first'
export const modelCode = 'Model code'

// Closed
export const takeOver = 'Take over'
export const thisVehicleIsSold = 'This vehicle is sold and can no longer be changed.'
export const reopen = 'Reopen'
export const reopenThisVehicle = 'Reopen this vehicle?'
export const reopenAsDraft = 'Reopen as draft'
export const itBecomesDraft =
  'It becomes a draft that can be edited and published again. The system logs record who did this.'

// Editing
export const editedBy = (name: string) => `${name} is editing this vehicle`
export const editedByNow = (name: string) =>
  `${editedBy(name)}. The form will unlock when they save or leave. If you take over, they will not be able to save their changes.`
export const editingEnded = 'Editing ended'
export const nowYours = (name: string) => `${name} has finished. You can edit this vehicle now.`

// Merge vehicle
export const someoneElse = 'Someone else'
export const savedMeanwhile = (name: string) => `${name} saved this vehicle while you were editing it`
export const youSavedMeanwhile = 'You saved this vehicle in another tab while you were editing it here'
export const theirsOf = (name: string) => `${name}’s version`
export const otherTab = 'The other tab’s version'
export const soldMeanwhile =
  'It is sold now and can no longer be changed. Copy what you need from your version before you continue.'
export const makeModelAndCode = 'Make, model and code'
export const pictures = 'Pictures'
export const picturesText = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
export const no = 'No'
export const aFile = 'A file'

// Color field
export const failedToCreateColor = (message: string) => `Failed to create color: ${message}`
export const create = (name: string) => `Create "${name}"`
export const color = 'Colour'

// Control
export const showPrice = 'Show price'
export const priceType = 'Price type'
export const noNamedPort = 'No port named'
/** Under the port of a price that includes the way there. */
export const namedPortHint = (term: string): string =>
  `A ${term} price holds for this port alone. Buyers of other ports are asked to inquire.`
export const monthHint = 'Such as 2017-05, May 2017 or H29.5.'

// Sold question
export const markAsSold = 'Mark as sold'
export const markThisVehicleAsSold = 'Mark this vehicle as sold?'

// Footer
export const cancel = 'Cancel'
export const addNewByKeys = 'Ctrl Enter (⌘ Enter on a Mac)'
export const saveAddNew = 'Save & Add New'
export const saving = 'Saving...'
export const onceSavedAsSold =
  'Once saved as sold it can no longer be changed; only an administrator can reopen it.'
export const unsavedChanges = 'Unsaved changes'

// Media card
export const mediaAndDocuments = 'Media and Documents'
export const testReorder = 'Test Reorder'

// Tags field
export const tags = 'Tags'
export const addATag = 'Add a tag…'
export const removeTag = (name: string) => `Remove tag ${name}`
export const notAddedYetChoose = 'Not added yet. Choose a tag from the list.'
export const noSuchTag = 'There is no tag with this name.'

// Title field
export const customTitle = 'Custom title.'
export const generateItFrom = (parts: string) => `Generate it from ${parts}`
export const builtFromTypeToWrite = (parts: string) => `Built from ${parts}. Type to write your own.`
export const metaTitle = 'Meta Title'

// Vehicle form view
export const createNewVehicle = 'Create New Vehicle'
export const editVehicle = 'Edit Vehicle'
export const loadingForm = 'Loading form...'

// Derived
export const priceIn = (currency: string) => `Price (${currency})`
export const calculatedFromCc = 'Calculated from cc'
export const engineSize = 'Engine size'
export const lengthWidthHeight = 'Length × width × height, or from the model code'
export const volumeM = 'Volume (m³)'
export const cost1Markup = 'Cost × (1 + markup ÷ 100), rounded'
export const chassisNumber = 'Chassis number'

// Chassis number of a new vehicle, and what follows from it
export const chassisHint = 'Frame number, model code or VIN. Enter goes to the next empty field.'
export const chassisTaken = 'A vehicle with this chassis number already exists:'
export const chassisTakenElsewhere =
  'A vehicle with this chassis number already exists, in a showroom that is not assigned to you.'
export const CAR_STATES = {
  idle: 'Details of a model that you have stocked before are filled in.',
  asking: 'Looking for earlier vehicles…',
  unknown: 'No earlier vehicle has this code.',
  other: 'Earlier vehicles with this code are of another make or model. Nothing was filled in.',
  failed: 'Earlier vehicles could not be looked up. You can go on typing.',
}
const earlierVehicles = (count: number) => (count === 1 ? '1 earlier vehicle' : `${count} earlier vehicles`)
export const knownFrom = (earlier: number) =>
  earlier === 0 ? 'is in the list of model codes' : `· ${earlierVehicles(earlier)}`
export const yearsFrom = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`)
export const filledIn = (count: number) =>
  count === 0
    ? 'They differ in everything: what they have comes first in the lists.'
    : `${count === 1 ? '1 field was' : `${count} fields were`} filled in. Check them, and change what is different.`
/** Beside a field: where its value comes from. */
export const fromEarlier = (earlier: number, code: string) =>
  earlier === 0 ? 'from the list of model codes' : `from ${earlier} earlier ${code}`
export const earlierYears = (code: string, from: number, to: number) =>
  `Earlier ${code}: ${yearsFrom(from, to)}`
export const earlierFigures = (code: string, figures: readonly string[]) =>
  `Earlier ${code}: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(figures)}`
export const earlierOf = (code: string) => `Earlier ${code}`
export const others = 'Others'
export const yearHint = 'Such as 2017 or H29.'

// Fields
export const autoFilledFromModel = '(Auto-filled from Model Code)'

// Panels
export const listing = 'Listing'
export const showroomLocation = 'Showroom Location'
export const metaDescription = 'Meta Description'
export const featuredOnHomepage = 'Featured on homepage'
export const noActiveFeaturesYet = 'No active features yet.'
export const additionalInformation = 'Additional Information'
export const notes = 'Notes'
export const offer = 'Offer'
export const noOffer = 'No offer'

// Use car choices
export const listCouldNotBeLoaded = 'The list could not be loaded. Please try again.'

// Use save
export const failedToSaveVehicle = 'Failed to save vehicle'

// File links
export const linksRevoked = 'Links revoked'

// Vehicles
export const vehicleDeletedSuccessfully = 'Vehicle deleted successfully'

// Navigation
export const vehiclesToPhotograph = (count: string) =>
  count === '1' ? '1 vehicle without a photograph' : `${count} vehicles without a photograph`

// Work on the dashboard
export const draftsWork = 'Drafts to finish or publish'
export const draftWork = (lacks: readonly string[]) =>
  lacks.length === 0
    ? 'Nothing is missing: it can be published'
    : `Missing: ${new Intl.ListFormat('en-US').format(lacks)}`
export const photographsWork = 'On sale without a photograph'

// Columns of the list and of its export
export const currency = 'Currency'
export const inStock = 'In stock'
export const daysInStock = 'Days in stock'
export const cost = 'Cost'
export const margin = 'Margin'
export const marginPercent = 'Margin (% of the price)'
export const updatedUtc = 'Updated (UTC)'
