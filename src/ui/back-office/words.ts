// Admin frame
export const youDoNotHaveAccess = 'You do not have access to this screen'
export const ifYouNeed = 'If you need it for your work, ask an administrator.'

// Dialog
export const close = 'Close'
export const confirmLeave = 'Leave without saving?'
export const stayOnThisPage = 'Stay on this page'
export const leaveWithoutSaving = 'Leave without saving'
export const yourChangesHaveNotBeenSaved = 'Your changes have not been saved.'
export const cancel = 'Cancel'
export const doNotCancel = 'Do not cancel'
export const goBack = 'Go back'
export const working = 'Working…'

// Key help
export const searchInList = 'Search the list'
export const nextRow = 'Next row'
export const previousRow = 'Previous row'
export const selectOrDeselectRow = 'Select or deselect the row'
export const openTheRow = 'Open the row'
export const goToActionsForSelected = 'Go to the actions for the selected rows'
export const searchEverything = 'Search the back office (⌘ K on a Mac)'
export const saveFormS = 'Save the form (⌘ S on a Mac)'
export const sendOrAddNew = 'Send a quote or a reply; save a new vehicle and add the next (⌘ Enter on a Mac)'
export const showTheseShortcuts = 'Show these shortcuts'
export const keyboardShortcuts = 'Keyboard shortcuts'

// Save button
export const savesByKeys = 'Ctrl S (⌘ S on a Mac)'

// Outdated
export const whatYouEnteredEarlier = 'What you entered earlier has been restored but not saved yet.'
export const whatYouEntered = 'What you entered is still here: please save it again.'
export const reload = 'Reload'

export const enterKey = 'Enter'
