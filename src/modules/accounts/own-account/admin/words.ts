// Used in several places
export const cancel = 'Cancel'
export const saving = 'Saving…'

// Appearance
export const appearance = 'Appearance'
export const asThisDevice = 'Same as this device'
export const light = 'Light'
export const dark = 'Dark'

// Password prompt
export const yourPassword = 'Your password'
export const oneMoment = 'One moment…'

// Enter code
export const scanQrCode = 'Scan the QR code with an authenticator app, then enter the code it shows.'
export const keyForYourAuthenticatorApp = 'The key for your authenticator app, as a QR code'
export const orEnterThisKeyInApp = 'Or enter this key in the app:'
export const code = 'Code'
export const checking = 'Checking…'
export const setItUp = 'Set up'

// Own details
export const save = 'Save'
export const firstName = 'First name'
export const lastName = 'Last name'
export const phone = 'Phone'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const zip = 'Zip code'
export const city = 'City'
export const addressOptional = 'Address (optional)'
export const genderOptional = 'Gender (optional)'
export const notSpecified = 'Not specified'
export const dateOfBirthOptional = 'Date of birth (optional)'

// Own password
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const confirmNewPassword = 'Confirm new password'
export const showPasswords = 'Show passwords'
export const changePassword = 'Change password'

// Own second factor
export const recoveryCodesLeft = (left: number) =>
  `${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`
export const createNewOnes = 'Create new ones before you run out.'
export const yourRoleRequiresIt = 'Your role requires a second factor.'
export const whatSecondFactorDoes =
  'With a second factor, you sign in with your password and a code from an app on your phone, so a stolen password is not enough.'
export const goOn = 'Continue'
export const setUpSecondFactor = 'Set up a second factor'
export const createNewCodes = 'Create new codes'
export const newRecoveryCodes = 'New recovery codes'
export const remove = 'Remove'
export const removeSecondFactor = 'Remove second factor'
export const storeTheseRecovery =
  'Keep these recovery codes somewhere safe: if you lose your phone, each one signs you in once. They will not be shown again.'
export const iHaveSavedThem = 'I have saved them'

// Profile view
export const myProfile = 'My profile'
export const details = 'Details'
export const password = 'Password'
export const secondFactor = 'Second factor'
