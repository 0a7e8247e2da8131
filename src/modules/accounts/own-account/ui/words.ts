// Used in several places
export const information = 'Information'
export const emailAddress = 'E-mail address'
export const editProfile = 'Edit profile'
export const security = 'Security'

// Information page
export const customer = 'Customer'
export const dealer = 'Dealer'
export const staffRoleName = (roleName: string) => `Staff: ${roleName}`
export const detailsWeHold = 'The details we hold for your account.'
export const account = 'Account'
export const changeEmailAddress = 'Change e-mail address'
export const emailConfirmed = 'E-mail confirmed'
export const accountType = 'Account type'
export const memberSince = 'Member since'
export const lastSignIn = 'Last sign-in'
export const termsAccepted = 'Terms accepted'
export const you = 'You'
export const name = 'Name'
export const phoneNumber = 'Phone number'
export const country = 'Country'
export const city = 'City'
export const company = 'Company'
export const companyAddress = 'Company address'

// Overview
export const helloFirstName = (firstName: string) => `Hello ${firstName}`
export const vehicles = 'Vehicles'
export const everyVehicleOnSale = 'Every vehicle on sale, each with its price type.'
export const browseVehicles = 'Browse vehicles'
export const questions = 'Questions'
export const telephoneNumbersAndAddresses = 'The phone number and address of every showroom.'
export const contactAShowroom = 'Contact a showroom'
export const yourProfile = 'Your profile'
export const ofDetailsAreGiven = (completed: number, count: number) =>
  `${completed} of ${count} details completed.`
export const completeYourProfile = 'Complete your profile'
export const signedIn = 'Signed in'
export const onThisDeviceOnly = 'On this device only.'
export const inPlaces = (count: number) => `In ${count} places.`
export const hereSince = (device: string) => `This device: ${device}, since`
export const viewSessions = 'View sessions'
export const yourDetailsAndYourAccount = 'Your details and your account'
export const subscriptions = 'Subscriptions'
export const whichEmailsYouReceive = 'Which e-mails you receive'
export const billing = 'Billing'
export const addressesUsedOnYourInvoices = 'The addresses used on your invoices and documents'
export const passwordEmailAddress =
  'Password, e-mail address, sessions, sign-in providers, your data, deletion'

// Security page
export const howYouSign = 'How you sign in, and where you are signed in.'
export const isConnectedYouCanSign = (connected: string) =>
  `${connected} is connected. You can sign in with it from now on.`
export const password = 'Password'
export const whereYouAreSigned = 'Where you are signed in'
export const howLongSessionsLast = (isStaff: boolean) =>
  `${isStaff ? 'A session ends after eight hours without use, and after 12 hours at the latest.' : 'A session ends seven days after your last visit, and after 30 days at the latest.'} If you do not recognise one, end it and change your password.`
export const otherWaysToSign = 'Other ways to sign in'
export const connectedAccountLets = 'A connected account lets you sign in without your password.'
export const deleteTheAccount = 'Delete account'
export const yourData = 'Your data'
export const oneFileJson =
  'One file (JSON) with everything we store about you: profile, sign-in providers, sessions, the subjects of our e-mails to you, and your activity in the log.'
export const downloadMyData = 'Download my data'
export const changingItSignsOut = 'Changing it signs you out everywhere else.'
export const chooseOneByEmail = 'set one by e-mail'
export const staffAccountsCanOnly = 'Staff accounts can only be removed by an administrator.'
export const youWillBeSignedOut = (deletionGraceDays: number) =>
  `You will be signed out everywhere at once. For ${deletionGraceDays} days, signing in restores your account; after that, your details, connected providers and e-mails are erased. Records that must be kept, such as the log of who did what, stay, without your name where possible.`

// Account deleted
export const accountHasBeenDeleted = 'Your account has been deleted'
export const youAreSignedOut = (days: number) =>
  `You are signed out everywhere, and an e-mail confirms it. If you change your mind, sign in within ${days} days and your account is restored. After that your details are erased permanently.`
export const signInToRestore = 'Sign in to restore it'
export const toTheHomePage = 'Go to the home page'
