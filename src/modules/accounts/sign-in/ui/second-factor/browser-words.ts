// Used in several places
export const code = 'Code'

// Offer picture
export const keyForYourAuthenticatorApp = 'The key for your authenticator app, as a QR code'
export const orEnterThisKeyInApp = 'Or enter this key in the app:'

// Recovery codes
export const copyTheCodes = 'Copy the codes'
export const codesCopied = 'Codes copied'

// Second factor panel
export const secondFactor = 'Second factor'
export const pleaseSignInAgain = 'Please sign in again'
export const secondStepInTime = 'The second step must follow within ten minutes of the first.'
export const signIn = 'Sign in'
export const enterYourCode = 'Enter your code'
export const openYourAuthenticatorApp =
  'Open your authenticator app and enter the code it shows for this account.'
export const ifYouHaveLostYourPhone = 'If you have lost your phone, enter one of your recovery codes.'
export const signingIn = 'Signing in…'

// Set up panel
export const anErrorOccurred = 'An error occurred'
export const thatDidNotWork = 'That did not work'
export const signInAgain = 'Sign in again'
export const storeYourRecoveryCodes = 'Save your recovery codes'
export const yourSecondFactorIsSet =
  'Your second factor is set up. If you lose your phone, each of these codes signs you in once. They will not be shown again.'
export const iHaveSavedThem = 'I have saved them'
export const setUpSecondFactor = 'Set up a second factor'
export const yourRoleRequiresSecond =
  'Your role requires a second factor. Scan the QR code with an authenticator app, then enter the code it shows.'
export const checking = 'Checking…'
export const setItUpAndSign = 'Set up and sign in'
