// Saved searches
export const searchSaved = 'Search saved'
export const searchesKept = (kept: number) => `${kept} searches kept`
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
  `You will not receive any about ${about}. Other e-mails you asked for will still come.`
export const noEmailsAboutVehicles =
  'You will not receive any about any vehicle. E-mails that keep your account safe still come.'
export const chooseEmails = 'Choose e-mails'
