export const searchPreview = 'Search result'
export const sharePreview = 'Shared link'
export const asShown = (name: string, length: number, max: number): string =>
  length > max
    ? `${name}: ${length} characters, of which about ${max} are shown`
    : `${name}: ${length} of ${max} characters`
export const title = 'Title'
export const description = 'Description'
export const noDescription = 'Without a description, search engines choose a piece of the page.'
