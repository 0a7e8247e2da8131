export const create = 'Create New Blog Post'
export const edit = 'Edit Blog Post'
export const draftSaved = 'Blog post saved as draft successfully!'
export const draftFailed = 'Failed to save draft'
export const published = 'Blog post published successfully!'
export const publishFailed = 'Failed to publish post'
export const addressless = '…'

// Featured image
export const featuredImage = 'Featured image'
export const chooseFile = 'Choose a file'
export const chooseExisting = 'Choose an existing image'
export const replace = 'Replace'
export const remove = 'Remove'
export const dropHere = 'Or drop a file here. JPEG, PNG, GIF or WebP, less than 5MB, 16:9.'
export const altText = 'Alternative text'
export const noAlt = 'No alternative text'
export const sending = 'Sending the image'
export const lost = 'The image could not be read'

// Cropping
export const crop = 'Crop to 16:9'
export const cropHint = 'Drag the picture, or use the arrow keys. Zoom with the slider, or + and −.'
export const cropArea = 'Part of the picture that is shown'
export const zoom = 'Zoom'
export const useCrop = 'Use this part'
export const cancel = 'Cancel'
export const characters = (used: number, most: number) => `${used} of ${most} characters`
