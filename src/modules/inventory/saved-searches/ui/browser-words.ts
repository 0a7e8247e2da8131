// Saved search row
export const renameName = (name: string) => `Rename ${name}`
export const rename = 'Rename'
export const emails = 'E-mails'
export const ofName = (name: string) => `about ${name}`
export const removeName = (name: string) => `Remove ${name}`
export const remove = 'Remove'
export const name = 'Name'
export const save = 'Save'
export const cancel = 'Cancel'

// Saved searches list
export const ofDailyAndWeeklyEmails = (count: number, savedSearchesMax: number) =>
  `${count} of ${savedSearchesMax}. Daily and weekly e-mails arrive in the morning, your time; weekly ones on Mondays.`
export const allEmailsAbout = 'All e-mails about saved searches are switched off.'
export const switchThemOn = 'Switch them on'
export const noSearchesSaved = 'No saved searches yet'
export const searchVehicles = 'Search vehicles'
export const chooseFiltersInVehicle =
  'Choose filters in the vehicle list and save the search. We will e-mail you about new vehicles.'
