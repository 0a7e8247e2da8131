// Hero
export const usedVehiclesForExport = 'Used vehicles for export, with every figure in writing'
export const make = 'Make'
export const anyMake = 'Any make'
export const modelOrWords = 'Model or keywords'
export const bodyType = 'Body type'
export const anyBodyType = 'Any body type'
export const price = 'Price'
export const anyPrice = 'Any price'
export const search = 'Search'

// Home page
export const byBodyType = 'By body type'
export const reviewsOfOurBuyers = 'What our buyers say'
export const showrooms = 'Showrooms'
export const addressesAndOpeningHours = 'Addresses and opening hours'
export const byMake = 'By make'
export const allMakes = (count: number) => `All ${count} makes`
export const collections = 'Collections'
export const whatPriceCovers = 'What a price covers'
export const inDetail = 'Price types in detail'
export const everyVehicleHasOne =
  'Every vehicle has one price and one price type. The type says what the price covers, so compare prices only when their types match.'
export const noVehiclesAreOnSale = 'No vehicles are on sale at the moment'
export const newArrivalsAppear = 'New arrivals appear here as soon as they are published.'
export const featured = 'Featured'
export const newest = 'Newest'
export const allVehicles = 'All vehicles'

// Blog
export const fromTheBlog = 'From the blog'
