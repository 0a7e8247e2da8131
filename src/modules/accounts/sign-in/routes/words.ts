// Auth
export const youHaveBeenSigned = 'You have been signed out'

// New password
export const ifAccountExists =
  'If there is an account with this address, we have sent it a link to choose a new password.'
export const passwordChangedSuccessfully = 'Password changed successfully!'
export const yourPasswordIsSet = 'Your password is set. You can sign in now.'

// Second factor
export const yourSecondFactorIsSet = 'Your second factor is set up'
export const theseAreYourNewRecovery = 'These are your new recovery codes'
export const yourSecondFactorRemoved = 'Your second factor has been removed'
export const secondFactorReset = 'The second factor has been reset'
export const thisRoleNowRequires = 'This role now requires a second factor'
export const thisRoleNoLonger = 'This role no longer requires a second factor'

// Sign up
export const thankYouForSigning = 'Thank you for signing up'
export const verificationEmailResent = 'Verification email resent! Please check your inbox.'
export const yourEmailAddressIsConfirmed = 'Your e-mail address is confirmed.'
export const emailAddressWasConfirmed = 'Your e-mail address is already confirmed.'
export const youCanSignIn = 'You can sign in now.'
