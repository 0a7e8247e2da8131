// Used in several places
export const saving = 'Saving…'

// Profile field groups
export const you = 'You'
export const firstName = 'First name'
export const lastName = 'Last name'
export const phoneNumber = 'Phone number'
export const accountType = 'Account type'
export const customer = 'Customer'
export const dealer = 'Dealer'
export const genderOptional = 'Gender (optional)'
export const notSpecified = 'Not specified'
export const female = 'Female'
export const male = 'Male'
export const other = 'Other'
export const dateOfBirthOptional = 'Date of birth (optional)'
export const company = 'Company'
export const companyName = 'Company name'
export const companyAddress = 'Company address'
export const address = 'Address'
export const streetAddressOptional = 'Street address (optional)'
export const city = 'City'
export const zip = 'Zip code'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const deliveryAddressesOptional = 'Delivery addresses (optional)'
export const deliveryAddress = (place: number) => `Delivery address ${place}`
export const termsAndConditions = 'terms and conditions'
export const privacyPolicy = 'privacy policy'

// Profile form
export const nothingToSave = 'Nothing to save'
export const profileUpdatedSuccessfully = 'Profile updated successfully!'
export const saveChanges = 'Save changes'
export const yourProfileHasBeenChanged =
  'Your profile has changed since you opened it, perhaps in another tab. Nothing was saved. Reload it and make your changes again.'
export const reload = 'Reload'
export const failedToUpdateProfile = 'Failed to update profile.'

// Profile picture
export const profilePicture = 'Profile picture'
export const jpegPngGif = 'JPEG, PNG, GIF or WebP up to 5 MB. The picture is cropped to its centre.'
export const pictureFile = 'Picture file'
export const changePicture = 'Change picture'
export const addPicture = 'Add picture'
export const removePicture = 'Remove picture'
