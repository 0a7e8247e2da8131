// Wish list
export const remove = 'Remove'
export const isOffYourList = (name: string) => `${name} has been removed from your wishlist.`
export const undo = 'Undo'
export const putBack = (name: string) => `: put ${name} back`
export const isNoLongerOnOffer = (name: string) => `${name} is no longer for sale.`
export const seeWhatIsOnOffer = 'Browse vehicles'
