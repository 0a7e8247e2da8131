// Head of a vehicle's page
export const viewOnSite = 'View on site'
export const duplicate = 'Duplicate'
export const history = 'History'
export const deleteIt = 'Delete'
export const moveItToTrash = (name: string) => `Move ${name} to the trash?`
export const itIsRemovedEverywhere =
  'It is removed from every list and the storefront at once. It can be restored from the trash.'
export const titleOfVehicle = (name: string, sku: string) => `${name} (${sku})`

// Publishing with something missing
export const publishThisVehicle = 'Publish this vehicle?'
export const publishAnyway = 'Publish anyway'
const PUBLISHING_DOUBTS = {
  price: 'It has no price: buyers will see “Price on request”.',
  margin: 'It has no margin: the price is not above the cost. Enter a markup.',
  photograph: 'It has no photograph.',
}
/** What a vehicle lacks that is about to become public; `term` is that of its price. */
export const publishingDoubt = (doubt: keyof typeof PUBLISHING_DOUBTS | 'port', term: string): string =>
  doubt === 'port'
    ? `The ${term} price names no port: buyers of every port will be asked to inquire.`
    : PUBLISHING_DOUBTS[doubt]
export const removeThePrice = 'Save without a price?'
export const saveAnyway = 'Save anyway'
export const publishThese = (vehicles: string): string => `Publish ${vehicles}?`

// Saving without a photograph
export const saveDraftWithoutPhotographs = 'Save draft without photographs'
export const draftSavedWithoutPhotographs = 'Draft saved without photographs'
