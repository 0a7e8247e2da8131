export { drawingNote, nextPicture, picturesOf, previousPicture } from './browser-words'

// Around view
export const loading360View = 'Loading the 360° view…'
export const dragOrUseArrow = 'Drag, or use the arrow keys, to look around. Plus and minus zoom.'
export const thisBrowserCannotRotate = 'This browser cannot rotate the picture, so it is shown flat.'
export const titleFlat = (title: string) => `${title}, flat`

// Lightbox
export const namePicturePlace = (name: string, place: number, count: number) =>
  `${name}, picture ${place} of ${count}`
