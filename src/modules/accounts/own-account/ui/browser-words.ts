// Used in several places
export const yourPassword = 'Your password'

// Change email form
export const newEmailAddress = 'New e-mail address'
export const sending = 'Sending…'
export const sendTheConfirmation = 'Send confirmation link'

// Delete account
export const yourAccountHasBeenDeleted = (deletionGraceDays: number) =>
  `Your account has been deleted. Sign in within ${deletionGraceDays} days to restore it.`
export const deleteMyAccount = 'Delete my account'
export const deleting = 'Deleting…'
export const iUnderstandDeletion = (deletionGraceDays: number) =>
  `I understand that I will be signed out everywhere now, and that my details will be erased permanently after ${deletionGraceDays} days unless I sign in before then.`

// Identities list
export const disconnectTitle = (title: string) => `Disconnect ${title}`
export const disconnect = 'Disconnect'
export const connectTitle = (title: string) => `Connect ${title}`
export const notConnected = 'Not connected'

// Password form
export const passwordChangedSuccessfully = 'Password changed successfully!'
export const failedToChangePassword = 'Failed to change password.'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const repeatNewPassword = 'Repeat the new password'
export const showPassword = 'Show password'
export const changing = 'Changing…'
export const changePassword = 'Change password'

// Sessions list
export const thisDevice = 'This device'
export const endSessionOf = (device: string) => `End the session of ${device}`
export const end = 'End'
export const endOtherSession = 'End the other session'
export const endAllOtherSessions = (count: number) => `End all ${count} other sessions`

// Subscriptions form
export const newsletter = 'Newsletter'
export const newsAndOffersByEmail = 'News and offers by e-mail, only if you tick this box.'
export const savedSearches = 'Saved searches'
export const vehiclesThatMatchYourSaved =
  'Vehicles that match your saved searches, as often as you chose for each.'
export const wishlist = 'Wishlist'
export const vehicleOnYourWishlistDrops =
  'A vehicle on your wishlist drops in price or becomes available again.'
export const accountSecurity = 'Account security'
export const confirmationsPasswordAndAddress =
  'Confirmations, password and address changes, account deletion. We always send these.'
export const saving = 'Saving…'
export const saveMyChoices = 'Save my choices'
