// Account
export const emailAddressChanged = 'Your e-mail address has been changed. Please sign in with it.'
export const emailAddressWasChanged = 'Your e-mail address has already been changed. Please sign in with it.'
export const passwordChangedSuccessfully = 'Password changed successfully!'
export const pleaseConfirmNew = 'Please confirm the new address with the link we have sent to it.'
export const yourAccountHasBeenDeleted =
  'Your account has been deleted. Sign in within 30 days to restore it.'
export const allOtherSessions = 'All other sessions have been ended'
export const sessionHasBeenEnded = 'The session has been ended'

// Own data
export const hasBeenDisconnected = (providerTitle: string) => `${providerTitle} has been disconnected`
export const yourChoicesHaveBeenSaved = 'Your choices have been saved'
