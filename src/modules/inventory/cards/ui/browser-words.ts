// Card data
export const onRequest = 'On request'

// Price line
export const priceOnRequest = 'Price on request'
export const before = 'Before:'
