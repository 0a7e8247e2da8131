// State
export const draft = 'Draft'
export const published = 'Published'
export const newerDraft = 'Published, with a newer draft'
export const publishesAt = 'Scheduled for'
export const unpublishesAt = 'Unpublished on'
export const editing = (name: string) => `${name} is editing`
export const somebody = 'Somebody else'
export const lost = 'No connection. What you write here is saved when it is back.'
export const address = 'Address'
export const addressBefore = 'Route preview'
export const otherTab = 'Also open in another of your tabs: the last to save wins'

// Actions
export const actions = 'Actions'
export const saveDraft = 'Save draft'
export const publish = 'Publish'
export const working = 'Working…'
export const preview = 'Preview'
export const exitPreview = 'Exit Preview'
export const openPreview = 'Open preview in a new tab'
export const screen = 'Screen of the preview'
export const schedule = 'Schedule'
export const versions = 'Versions'
export const unpublish = 'Unpublish'
export const deleteIt = 'Delete'
export const viewOnSite = 'View on site'
export const fixErrors = 'Please fix the validation errors'
export const saveFirst = 'Save a draft first to preview or schedule it.'
export const mayNotSave = 'Your role may read this, but not change it.'
export const confirmUnpublish = (name: string) => `Unpublish "${name}"?`
export const unpublishMeans =
  'Readers get a page that says it was not found (404) at once. The text stays here as a draft.'
export const failedToUnpublish = 'Failed to unpublish'
export const unpublished = 'Unpublished. Readers no longer find it.'
export const confirmDelete = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`
export const failedToDelete = 'Failed to delete'
export const untitled = 'Untitled'

// A row of a list
export const edit = 'Edit'
export const editNamed = (name: string) => `Edit ${name}`
export const viewNamedOnSite = (name: string) => `View ${name} on the site`
export const deleteNamed = (name: string) => `Delete ${name}`

// Schedule
export const loading = 'Loading…'
export const retry = 'Try again'
export const zoneIs = 'Times are in the zone'
export const publishOn = 'Publish on'
export const unpublishOn = 'Unpublish on'
export const nothingPlanned = 'Nothing is planned.'
export const plannedPublish = 'Will be published'
export const plannedUnpublish = 'Will be unpublished'
export const plannedBy = (name: string) => `Planned by ${name}`
export const couldNot = 'It could not be done:'
export const saveSchedule = 'Save schedule'
export const cancelSchedule = 'Cancel what is planned'
export const failedToSchedule = 'Failed to save the schedule'
export const unsavedChanges = 'Changes that are not saved yet are not part of it: save the draft first.'

// Versions
export const current = 'Last saved'
export const isPublic = 'Readers see this'
export const unknown = 'Unknown'
export const scheduled = (isPublished: boolean) =>
  isPublished ? 'Scheduled publication' : 'Scheduled unpublication'
export const chooseTwo = 'Choose two versions to compare, or one to restore.'
export const compareTwo = 'Compare the two'
export const restore = 'Restore'
export const restoreIt = 'Restore this version'
export const backToList = 'All versions'
export const noDifference = 'Nothing differs between these versions.'
export const older = 'Older'
export const newer = 'Newer'
export const field = 'Field'
export const empty = 'Empty'
export const text = 'Text'
export const keepsPublic = 'The public page stays as it is; this version becomes the draft.'
export const replacesPublic = 'Readers see this version at once, in place of what they see now.'
export const becomesDraft = 'It is not public; this version becomes the draft.'
export const andPublish = 'and publish it'
export const failedToRestore = 'Failed to restore the version'
