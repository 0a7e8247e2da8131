// Used in several places
export const createNoun = (noun: string) => `Create ${noun}`
export const operator = 'Operator'
export const active = 'Active'
export const status = 'Status'
export const manufacturer = 'Manufacturer'
export const name = 'Name'
export const updated = 'Updated'
export const model = 'Model'
export const anyManufacturer = 'Any manufacturer'

// List view
export const inventoryVariables = 'Inventory variables'
export const inventory = 'Inventory'

// Record view
export const editNoun = (noun: string) => `Edit ${noun}`
export const cannotBeAdded = (title: string) => `${title} cannot be added`

// Tag fields
export const featuredImage = 'Featured image'
export const tagNameRequired = 'Tag name *'
export const routeFromName = 'Route, from the name'
export const colorRequired = 'Colour *'
export const chooseColor = 'Choose colour'
export const showOnHomepage = 'Show on homepage'
export const imageFileOfUp = 'An image file of up to 5 MB'

// Tag form
export const cancel = 'Cancel'
export const saving = 'Saving...'
export const save = 'Save'

// List
export const inactive = 'Inactive'
export const anyStatus = 'Any status'

// Makes
export const manufacturers = 'Manufacturers'
export const logo = 'Logo'
export const description = 'Description'
export const jpegPngGif = 'JPEG, PNG, GIF or WebP, up to 5 MB'
export const models = 'Models'

// Model codes
export const modelCodes = 'Model codes'
export const modelCode = 'Model code'
export const engineType = 'Engine type'
export const drivetrain = 'Drivetrain'
export const engineCc = 'Engine (cc)'
export const engineL = 'Engine (L)'
export const lengthCm = 'Length (cm)'
export const widthCm = 'Width (cm)'
export const heightCm = 'Height (cm)'
export const volumeM = 'Volume (m³)'
export const anyModel = 'Any model'
export const anyEngineType = 'Any engine type'
export const engineFromCc = 'Engine from (cc)'
export const lengthFromCm = 'Length from (cm)'
export const widthFromCm = 'Width from (cm)'
export const heightFromCm = 'Height from (cm)'
export const engineSizeCc = 'Engine size (cc)'
export const litresAreCalculatedFromIt = 'Litres are calculated from it.'
export const fuelType = 'Fuel type'

// Reference
export const seats = 'Seats'
export const order = 'Order'
export const lowerNumbersCome =
  'Lower numbers come first; equal numbers are sorted by name. Leave it empty for the end of the list.'
export const swatch = 'Swatch'
export const code = 'Code'
export const featureGroup = 'Feature group'
export const anyGroup = 'Any group'
export const usedForColourDot = 'Used for the colour dot and drawn pictures.'
export const threePriceTerms =
  'The three price types are fixed: they can be renamed, reordered and set inactive.'

// Service plans
export const servicePlans = 'Service plans'
export const servicePlan = 'Service plan'
export const slug = 'Slug'
export const kind = 'Kind'
export const months = 'Months'
export const mileageCapMiles = 'Mileage cap (miles)'
export const price = 'Price'
export const nameOrSlug = 'Name or slug'
export const anyKind = 'Any kind'
export const generatedFromNameIfEmpty = 'Generated from the name if empty.'
export const emptyMeansNoCap = 'Empty means no cap.'
export const currency = 'Currency'
export const covered = 'Covered'
export const excluded = 'Excluded'

// Tags
export const tags = 'Tags'
export const tag = 'Tag'
export const createNewTag = 'Create New Tag'
export const color = 'Colour'
export const route = 'Route'
export const dateCreated = 'Date created'
export const tagName = 'Tag name'

// Reference
export const singularUpdatedSuccessfully = (singular: string) => `${singular} updated successfully`

// Service plans
export const servicePlanUpdatedSuccessfully = 'Service plan updated successfully'

// A colour made in the vehicle form
export const colorCreatedSuccessfully = (name: string) => `Color "${name}" created successfully`
