// Breadcrumbs
export const breadcrumb = 'Breadcrumb'

// Chip
export const removeFilter = 'Remove filter'

// Copy button
export const thisBrowserDoesNotAllow = (text: string) => `This browser does not allow copying: ${text}`

// Dialog
export const close = 'Close'

// Drawing label
export const drawing = 'Drawing'

// Pagination
export const pages = 'Pages'
export const firstPage = 'First page'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const lastPage = 'Last page'

// States
export const requestId = 'Request ID'

// Theme toggle
export const coloursChange = (value: string) => `Colours: ${value}. Change`

// Picture
export const showPicture = 'Show picture'

// Restored-input notice
export const whatYouTypedIsStored = 'What you typed earlier is back in this form. It has not been saved yet.'
export const discardIt = 'Discard it'

// Cards loading
export const loadingList = 'Loading the list…'
