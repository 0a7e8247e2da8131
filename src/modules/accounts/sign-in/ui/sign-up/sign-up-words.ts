// Used in several places
export const signUp = 'Sign up'

// Sign up fields
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'E-mail'
export const country = 'Country'
export const chooseACountry = 'Choose a country'
export const phoneNumber = 'Phone number'
export const city = 'City'
export const zip = 'Zip code'
export const customer = 'Customer'
export const iBuyForMyself = 'I buy for myself'
export const dealer = 'Dealer'
export const iBuyForCompany = 'I buy for a company'
export const iAmA = 'I am a'
export const companyName = 'Company name'
export const companyAddress = 'Company address'
export const password = 'Password'
export const repeatPassword = 'Repeat password'
export const iAcceptThe = 'I accept the'
export const termsAndConditions = 'terms and conditions'

// Sign up form
export const errorOccurredDuring = 'An error occurred during sign up'
export const signingUp = 'Signing up…'

// Sign up panel
export const alreadyRegistered = 'Already registered?'
export const signIn = 'Sign in'
