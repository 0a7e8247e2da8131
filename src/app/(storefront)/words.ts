// Used in several places
export const requestNewLink = 'Request a new link'
export const saveThePassword = 'Save password'

// Country page
export const home = 'Home'
export const usedVehiclesTo = (country: string) => `Used vehicles to ${country}`
export const importTo = (country: string) =>
  `What may be imported to ${country}, with sources: age, steering side, inspection, duties and taxes, freight and lead times, and vehicles with their total at the port.`

// Destinations page
export const deliverTo = 'Deliver to'
export const portsWeDeliverTo =
  'The ports we deliver used vehicles to, with what each vehicle costs there and what may be imported.'

// Billing page
export const billing = 'Billing'
export const addressesUsedOnYourInvoices = 'The addresses used on your invoices and documents.'
export const addressesAndNoPlan =
  'The addresses used on your invoices and documents. Your account is free: there is no plan to pay for.'

// Information page
export const information = 'Information'
export const detailsWeHold = 'The details we hold for your account.'

// Account settings page
export const accountSettings = 'Account settings'
export const allSettingsOfYourAccount = 'All the settings of your account.'

// Security page
export const security = 'Security'
export const howYouSign = 'How you sign in, and where you are signed in.'

// Subscriptions page
export const subscriptions = 'Subscriptions'
export const chooseWhichEmails = 'Choose which e-mails you receive.'
export const whichEmailsGoTo = (email: string) => `Which e-mails go to ${email}.`

// Account deleted page
export const accountDeleted = 'Account deleted'

// Callback page
export const signingIn = 'Signing in'

// Confirm email change page
export const confirmYourNewAddress = 'Confirm your new address'
export const confirmingYourNewAddress = 'Confirming your new address'
export const yourAddressHasBeenChanged = 'Your address has been changed'

// Error page
export const signingInDidNotWork = 'We could not sign you in'

// Forgot password page
export const forgotPassword = 'Forgot password'

// Invite set password page
export const chooseYourPassword = 'Choose your password'
export const welcomeToChooseYourPassword = (name: string) => `Welcome to ${name}: choose your password`
export const pleaseContactPerson = 'Please ask the person who invited you for a new invitation, or'
export const writeToUs = 'write to us'

// Login page
export const signIn = 'Sign in'

// Second factor page
export const secondFactor = 'Second factor'

// Sign up success page
export const thankYouForSigning = 'Thank you for signing up'

// Sign up page
export const signUp = 'Sign up'

// Update password page
export const chooseNewPassword = 'Choose a new password'

// Compare page
export const compareVehicles = 'Compare vehicles'
export const vehiclesSideBySide = 'Compare vehicles side by side and see how they differ.'

// Contact us page
export const contact = 'Contact'
export const contactAndShowrooms = 'Contact and showrooms'
export const everyShowroomWithItsAddress =
  'Every showroom, with its address, opening hours, local time, phone number and e-mail address.'

// Change password page
export const changePassword = 'Change password'
export const chooseNewPasswordHere = 'Choose a new password.'
export const youWillBeSignedOut = 'You will be signed out everywhere else, but stay signed in here.'

// Dashboard page
export const overview = 'Overview'
export const yourAccountAtGlance = 'Your account at a glance.'

// Profile page
export const profile = 'Profile'
export const yourNameTelephoneNumber = 'Your name, phone number and addresses.'
export const yourDetailsAndHowWe = 'Your details, and how we can reach you.'

// Reservations page
export const reservations = 'Reservations'
export const vehiclesYouHaveRequested =
  'The vehicles you have requested, and how long they are reserved for you.'
export const similarTo = (name: string) => `Similar to the ${name}`
export const onceReservationIsConfirmed =
  'Once a reservation is confirmed, nobody else can buy the vehicle until it ends.'

// Saved searches page
export const savedSearches = 'Saved searches'
export const yourSavedSearchesAndHow = 'Your saved searches, and how often we e-mail you about new vehicles.'
export const weEmailNew = (email: string) => `We e-mail new matches to ${email} as often as you choose.`

// Wishlist page
export const wishlist = 'Wishlist'
export const vehiclesYouSaved = 'The vehicles you are keeping an eye on.'
export const newestFirstOnly = (vehicles: string) => `${vehicles}, newest first. Only you can see this list.`

// Layout of every page
export const skipToContent = 'Skip to content'
export const skipToResults = 'Skip to the results'

// Marketplace page
export const marketplace = 'Marketplace'
export const vehiclesOnSaleWithYourPort =
  'What is new since you were here, the makes you look for, and every vehicle on sale, with its total at your port.'

// Offline page
export const pagesStoredOnThisDevice = 'Pages kept on this device'

// Unsubscribe page
export const emailsAboutVehicles = 'E-mails about vehicles'
export const stopEmailsAboutVehicles = 'Stop e-mails about vehicles.'

// Purchases and orders pages
export const purchases = 'My purchases'
export const whatYouAreBuying = 'Your quotes and orders: whose turn it is, what is to be done, and by when.'
export const order = 'Order'
export const orderCalled = (number: string) => `Order ${number}`
export const orders = 'Orders'
export const ordersInProgress = 'Orders in progress'
export const ordersCompleted = 'Completed and cancelled orders'
export const ordersAndTheirState = 'Your orders, their payments and where your vehicles are.'

// Quotes pages
export const quotes = 'Quotes'
export const quote = 'Quote'
export const requestedQuotes = 'Requested quotes'
export const receivedQuotes = 'Received quotes'
export const orderedOnDemand = 'Ordered on demand'
export const yourQuotes = 'Your quotes, and what happens next.'
export const priceWithDelivery = 'What you asked a price for, and what we offered.'
export const notInOurStock =
  'Not in our stock? Tell us which vehicle you are looking for, and we will find it and quote it.'
export const requestVehicle = 'Request a vehicle'
export const modifyRequest = 'Modify Request'
export const weLookAgain = 'We could not find such a vehicle. Change what you can, and we will look again.'
export const requestChanges = 'Ask for changes'
export const weAnswerWithRevised = (vehicle: string) =>
  `Tell us what should be different about the quote for the ${vehicle}. We will answer with a revised quote.`
export const negotiationSummary = 'Negotiation summary'
export const backToQuote = 'Back to the quote'
export const goToProfile = 'Go to Profile'
export const completeProfileFirst =
  'Please tell us first whether you buy for yourself or as a dealer. You can request a vehicle right after.'
