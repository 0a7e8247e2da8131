// Used in several places
export const youAreSignedIn = 'You are signed in'
export const goOn = 'Continue'
export const signIn = 'Sign in'
export const anErrorOccurred = 'An error occurred'
export const sending = 'Sending…'
export const email = 'E-mail'
export const resendVerificationEmail = 'Resend verification e-mail'

// Already signed in
export const youAreSignedInAs = 'You are signed in as'
export const signOut = 'Sign out'

// Auth dialog
export const close = 'Close'

// Callback panel
export const confirmingYourAddress = 'Confirming your address'
export const yourAddressIsConfirmed = 'Your address is confirmed'

// Confirm panel
export const thatDidNotWork = 'That did not work'
export const partOfLinkIsMissing =
  'Part of the link is missing. Copy the whole link from the e-mail, or request a new one.'

// Error panel
export const contact = 'Contact'

// Forgot panel
export const forgotPassword = 'Forgot password'
export const enterYourAccountsEmail =
  'Enter your account’s e-mail address. We will send you a link to choose a new password.'
export const sendTheLink = 'Send link'
export const rememberedIt = 'Remembered it?'

// Login panel
export const newHere = 'New here?'
export const register = 'Register'
export const yourSessionHasEndedPlease = 'Your session has ended. Please sign in again.'
export const password = 'Password'
export const signingIn = 'Signing in…'
export const forgotPasswordLink = 'Forgot Password'

// New password panel
export const thisLinkIsNoLonger = 'This link is no longer valid'
export const itHasAlreadyBeenUsed = 'It has already been used, has expired, or is incomplete.'
export const newPassword = 'New password'
export const repeatPassword = 'Repeat password'
export const saving = 'Saving…'

// Password field
export const hide = 'Hide'
export const show = 'Show'

// Provider return
export const yourAccountIsReadySome =
  'Your account is ready. Some details are still missing from your profile; you can add them at any time.'
export const welcomeBackYourAccount = 'Welcome back. Your account will not be deleted.'
export const signingInDidNotWork = 'We could not sign you in'
export const signInAgain = 'Sign in again'
export const signingYouIn = 'Signing you in'

// Social buttons
export const connectWith = (title: string) => `Connect with ${title}`
export const notAvailableYet = 'Not available on this site yet.'

// Thank you
export const thankYouForSigning = 'Thank you for signing up'
export const yourAddress = 'your address'
export const alreadyConfirmed = 'Already confirmed?'

// Waiting
export const loading = 'Loading…'
