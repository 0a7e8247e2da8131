export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const pause = 'Pause'
export const play = 'Play'
export const slideOf = (place: number, count: number): string => `Slide ${place} of ${count}`
/** '3 / 10' */
export const placeAmong = (place: number, count: number): string => `${place} / ${count}`
