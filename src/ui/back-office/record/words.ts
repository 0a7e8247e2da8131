// Field input
export const chooseLabel = (label: string) => `Choose ${label}`
export const tryAgain = 'Try again'
export const searchLabel = (label: string) => `Search ${label}`
export const typeToSearch = 'Type to search'
export const choose = 'Choose…'
export const none = 'None'

// Image field
export const replaceImage = 'Replace image'
export const chooseImage = 'Choose image'
export const removeImage = 'Remove image'
export const retry = 'Retry'
export const sendingName = (name: string) => `Sending ${name}`

// Record form
export const cancel = 'Cancel'
export const saving = 'Saving...'
export const save = 'Save'
