// Used in several places
export const removeName = (name: string) => `Remove ${name}`
export const remove = 'Remove'
export const sendingName = (name: string) => `Sending ${name}`
export const failedToUpload = (label: string) => `Failed to upload ${label}`
export const labelUploadedSuccessfully = (label: string) => `${label} uploaded successfully`
export const labelRemoved = (label: string) => `${label} removed`

// Document links
export const linkCouldNotBeCreated = 'The link could not be created'
export const saveVehicleFirst = 'Save the vehicle first, so that the link works'
export const linkCopiedItOpens = 'Link copied. It opens the document for one year, without an account.'
export const yourBrowserDoesNotAllow = 'Your browser did not allow the link to be copied'
export const linksRevoked = 'Links revoked'
export const linksCouldNotBeRevoked = 'The links could not be revoked'
export const copyLinkTo = (inside: string) => `Copy link to the ${inside}`
export const copyLink = 'Copy link'
export const revokeLinksTo = (inside: string) => `Revoke links to the ${inside}`
export const revokeLinks = 'Revoke links'
export const confirmRevokeLinksTo = (inside: string) => `Revoke the links to the ${inside}?`
export const revoke = 'Revoke'
export const everyLink = 'Every shared link to it will stop working at once. This cannot be undone.'

// Image tile
export const placePrimary = (place: number) => `${place} · Primary`
export const whatShows = (name: string) => `What ${name} shows`
export const moveImage = (name: string, place: number, count: number) =>
  `Move ${name}, place ${place} of ${count}`
export const dragToMove = 'Drag to move. By keyboard: Space, arrow keys, Space.'
export const movable = 'movable picture'
export const removed = 'Removed'
export const undo = 'Undo'
export const undoRemoval = (name: string) => `Undo, put ${name} back`
export const makePrimaryImage = (name: string) => `Make ${name} the primary image`
export const primary = 'Primary'
export const retryName = (name: string) => `Retry ${name}`
export const retry = 'Retry'
export const nameIsWaiting = (name: string) => `${name} is waiting`

// Vehicle documents
export const documents = 'Documents'
export const pdfDocDocx = 'PDF, DOC, DOCX, TXT, JPG, PNG or WebP, max 10MB'
export const replace = 'Replace'
export const choose = 'Choose'
export const viewLabel = (label: string) => `View ${label}`
export const uploadedWhenVehicle = (name: string) => `${name}, uploaded when the vehicle is saved`
export const chooseAFile = 'Choose a file'

// Vehicle images
export const images = 'Images'
export const addImages = 'Add images'
export const takeAPhoto = 'Take a photo'
export const orDropOrPasteThem = (count: number, maxImages: number) =>
  `or drop or paste them here. JPEG, PNG, GIF or WebP, 5MB each. ${count} of ${maxImages}.`
export const howToMove =
  'Press Space to pick the picture up, move it with the arrow keys, and press Space again to put it down, or Escape to leave it where it was. The first picture becomes the primary one.'
export const filesNotAdded = 'Files not added'
export const dismissTheList = 'Dismiss the list'
export const dismiss = 'Dismiss'

// Upload images
export const uploadFailed = 'Upload failed'

// Upload pending
export const failedToUploadImage = (name: string) => `Failed to upload image: ${name}`

// Use document
export const selectedForUpload = (label: string) => `${label} selected for upload`

// Use images
export const successfullyUploaded = (name: string) => `Successfully uploaded ${name}`
export const imagesAdded = (count: number) => `${count} image(s) added successfully`
export const failedToAddImages = 'Failed to add images. Please try again.'
export const putBack = (name: string) => `${name} is back at its place`
export const pickedUp = (name: string, place: number, count: number) =>
  `${name} picked up, place ${place} of ${count}`
export const atPlace = (place: number, count: number) => `Place ${place} of ${count}`
export const notMoved = (name: string) => `${name} was not moved`
export const movedToPlace = (name: string, to: number, length: number) =>
  `${name} moved to place ${to} of ${length}`
