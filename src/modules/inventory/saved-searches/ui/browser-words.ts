// Saved search row
export const renameName = (name: string) => `Rename ${name}`
export const rename = 'Rename'
export const emails = 'E-mails'
export const ofName = (name: string) => `of ${name}`
export const removeName = (name: string) => `Remove ${name}`
export const remove = 'Remove'
export const name = 'Name'
export const save = 'Save'
export const cancel = 'Cancel'

// Saved searches list
export const ofDailyAndWeeklyEmails = (count: number, savedSearchesMax: number) =>
  `${count} of ${savedSearchesMax}. Daily and weekly e-mails come in your morning, weekly ones on Monday.`
export const allEmailsAbout = 'All e-mails about saved searches are switched off.'
export const switchThemOn = 'Switch them on'
export const noSearchesSaved = 'No searches saved'
export const searchVehicles = 'Search vehicles'
export const chooseFiltersInVehicle =
  'Choose filters in the vehicle list and save the search. We will e-mail you about new vehicles.'
