// Wish list
export const remove = 'Remove'
export const isOffYourList = (name: string) => `${name} is off your list.`
export const undo = 'Undo'
export const putBack = (name: string) => `: put ${name} back`
export const isNoLongerOnOffer = (name: string) => `${name} is no longer on offer.`
export const seeWhatIsOnOffer = 'See what is'
