// Used in several places
export const home = 'Home'

// Contact page
export const contact = 'Contact'
export const contactShowroomThatHasVehicle =
  'Contact the showroom that has the vehicle. Quote its stock number, such as KD-000123, and say which port or town it should be shipped to.'
export const noShowroomsAvailable = 'No showrooms available'
export const theirAddressesAndTelephone = 'Addresses and phone numbers will appear here.'
export const countries = 'Countries'
export const theCompany = 'The company'
export const legalName = 'Name'
export const registrationNumber = 'Registration number'
export const memberships = 'Memberships'
export const address = 'Address'

// Navigation
export const buying = 'Buying'
export const whoWeAre = 'Who we are'
export const rules = 'Legal'

// Not found view
export const pageNotFound = 'Page not found'
export const weCantFind = 'We can’t find this page'
export const seeAllVehicles = 'See all vehicles'
export const weCantFindPost = 'We can’t find this post'
export const goToBlog = 'Go to the blog'
export const postMayBeGone = 'The post may have been withdrawn, or the address mistyped.'
export const jobNoLongerOffered = 'This job is no longer offered'
export const jobMayBeGone = 'It may have been withdrawn, or the address mistyped.'
export const seeJobs = 'See jobs'
export const questionNotFound = 'Question not found'
export const questionMayNotBeYours = 'This question does not exist, or it is not yours.'
export const yourQuestions = 'Your questions'
export const pageMayBeGone = 'The page may have been withdrawn, or the address mistyped.'
export const vehicleMayBeGone =
  'The vehicle may have been withdrawn, or the address mistyped. You can search for a stock number above.'
