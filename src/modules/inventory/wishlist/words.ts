// Wish data
export const addedToYourList = (ago: string) => `Added to your list ${ago}`
export const sinceSold = 'Since sold'
export const priceDownSince = (money: string) => `Price down ${money} since you added it`
export const seeEveryForSale = (name: string, modelName: string) => `See every ${name} ${modelName} for sale`

// Wishlist page
export const yourWishlistIsEmpty = 'Your wishlist is empty'
export const browseVehicles = 'Browse vehicles'
export const tapHeartOnVehicle =
  'Tap the heart on a vehicle to add it here. You will see here when its price drops and when it is sold.'
