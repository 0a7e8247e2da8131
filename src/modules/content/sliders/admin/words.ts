// List of slides
export const slides = 'Homepage slider'
export const slidesAbout = 'What the home page and topic pages show first, in this order.'
export const newPicture = 'New picture or video'
export const newBanner = 'New banner'
export const homePage = 'Home page'
export const noSlides = 'No slides yet'
export const createFirst = 'Add a picture, a video or a banner. Readers see it once it is enabled.'
export const staffAdd = 'Staff who may create content add them.'
export const untitled = (kind: string) => `Untitled ${kind.toLowerCase()}`
export const banner = 'Banner'
export const picture = 'Picture'
export const video = 'Video'
export const seconds = (count: number) => `${count} s`
export const enabledSwitch = {
  on: 'Enabled',
  off: 'Disabled',
  named: (name: string) => `${name} is enabled`,
}
export const deleteIt = 'Delete'
export const deleteSlide = 'Delete a slide'
export const cannotBeUndone = (name: string) => `Delete ${name}? This cannot be undone.`
export const moveNamed = (name: string, place: number, count: number) =>
  `Move ${name}, place ${place} of ${count}`
export const howToMove =
  'Press Space to pick the slide up, move it with the arrow keys, and press Space again to put it down, or Escape to leave it where it was.'
export const pickedUp = (name: string) => `${name} picked up`
export const atPlace = (place: number, count: number) => `Place ${place} of ${count}`
export const notMoved = (name: string) => `${name} was not moved`

// Editors
export const editSlide = 'Edit slide'
export const editBanner = 'Edit banner'
export const loading = 'Loading the canvas'
export const editorLost = 'The canvas could not be loaded. Reload this page to try again.'
export const title = 'Title'
export const subtitle = 'Subtitle'
export const duration = 'Duration in seconds'
export const durationHelp = ({ max, min }: { min: number; max: number }) => `${min} to ${max} seconds`
export const altText = 'Description of the picture'
export const altHelp = 'For readers who do not see it; empty if it only decorates.'
export const link = 'Link'
export const linkHelp = 'An address on this site such as /vehicles, or a web address.'
export const shownOn = 'Shown on'
export const save = 'Save'
export const saved = 'Saved'
export const unsaved = 'Unsaved changes'
export const stillSending = 'A picture or video is still being sent. You can save once it has arrived.'
export const back = 'All slides'
export const removePicture = 'Remove the picture'
export const sending = 'Sending the picture'
export const shows = 'Shows'
export const stillPicture = 'Still picture, which phones show'
export const videoHelp = 'MP4 or WebM, at most 8 MB. It plays without sound, and on large screens only.'
export const sendingVideo = 'Sending the video'
export const removeVideo = 'Remove the video'
export const openNewer = 'Open the newer version'
export const saveCopy = 'Save mine as a copy'
export const changedMeanwhile =
  'Somebody else has changed this slide meanwhile. What you have here is not lost.'
export const deletedMeanwhile = 'This slide has been deleted meanwhile.'
export const offline = 'You are offline. Nothing is lost; save again when you are back.'
