export const highlights = 'Highlights'
export const placeOf = (place: number, count: number): string => `${place} of ${count}`
export const moreAbout = (place: number): string => `More about slide ${place}`
