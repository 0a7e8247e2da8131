// Saved searches
export const searchSaved = 'Search saved'
export const savedSearchesInOrder = (count: number) => `${count} searches saved`
export const savedSearchUpdated = 'Saved search updated'
export const savedSearchRemoved = 'Saved search removed'

// Unsubscribe page
export const thisLinkIsNotValid = 'This link is not valid'
export const itMayBeIncompleteSign = 'It may be incomplete. Sign in to choose which e-mails you receive.'
export const emailsAbout = (about: string) => `E-mails about ${about}`
export const youWillNoLonger = 'You will no longer receive these e-mails'
export const stopTheseEmails = 'Stop these e-mails'
export const stopAllEmails = 'Stop all e-mails about vehicles'
export const nothingHasBeenChanged = 'Nothing has been changed yet.'
export const noEmailsAbout = (about: string) =>
  `E-mails about ${about} have been stopped. You will still receive the other e-mails you asked for.`
export const noEmailsAboutVehicles =
  'All e-mails about vehicles have been stopped. You will still receive e-mails about the security of your account.'
export const chooseEmails = 'Choose which e-mails you receive'
