import type { ImageView } from '@/modules/inventory/media/rules/image-screens'

export const VIEWS: Record<ImageView, string> = {
  undescribed: 'Without alternative text',
  unused: 'Not used',
}
export const allImages = 'All images'
export const show = 'Show'
export const VIEW_HELP: Record<ImageView, string> = {
  undescribed:
    'Pictures of posts, pages, slides and lists that nobody has described. Photographs of vehicles are described by their vehicle.',
  unused: 'Images that no vehicle, post, page or list shows, newest first.',
}
export const folder = 'Folder'
export const allFolders = 'All folders'
export const noFolder = 'No folder'
export const manageFolders = 'Folders'

// Moving
export const selected = (count: number) => `${count} selected`
export const moveTo = 'Move to'
export const chooseFolder = 'Choose a folder'
export const move = 'Move'
export const moving = 'Moving…'
export const moved = (count: number) => `${count} ${count === 1 ? 'image' : 'images'} moved`
export const notMoved = (count: number) =>
  `${count} ${count === 1 ? 'image stays' : 'images stay'} where ${count === 1 ? 'it is' : 'they are'}: you may not change everything that uses ${count === 1 ? 'it' : 'them'}.`
export const moveFewer = (most: number) => `Select at most ${most} images`

// Cells
export const noAlt = 'No alternative text'
export const notUsed = 'Not used'
export const sizeOf = (width: number, height: number) => `${width} × ${height}`

// Alternative text
export const altHelp =
  'Say what the picture shows, for people who cannot see it: “Auction sheet with grade 4.5 and a note on the left door”. Photographs of vehicles can go without: their vehicle describes them.'
export const altMissing = 'Not described yet'

// Uses
export const usedBy = 'Used by'
export const usesOf = (uses: string) => `Used by ${uses}.`
export const nothingUsesIt = 'Nothing uses this image, so it can be deleted.'
export const usedAfterUpload = 'Once it is uploaded, posts, pages, lists and vehicles can use this image.'
export const loadingUses = 'Looking up what uses this image…'
export const tryAgain = 'Try again'
export const others = (count: number) =>
  count === 1 ? 'and 1 more' : `and ${count.toLocaleString('en-US')} more`

// Deleting
export const deleteIt = 'Delete'
export const deleteImage = 'Delete image'
export const cannotBeDeleted = (uses: string) => `Used by ${uses}, so it cannot be deleted.`
export const cannotBeUndone = 'Nothing uses this image. This cannot be undone.'

// Edits that wait to be saved
export const editsWait = (uses: string | null) =>
  uses === null
    ? 'Save to change the picture. What is cut off or replaced cannot be brought back.'
    : `Used by ${uses}. Saving changes the picture wherever it is shown, and what is cut off or replaced cannot be brought back.`
export const closed =
  'You may see this image, but not change it: your role does not include changing images, or not everything that uses this one.'
