// Support home
export const support = 'Support'
export const whatSupportOffers =
  'Questions about a vehicle, an order, a payment or a shipment: our team answers them here and by e-mail.'
export const howItWorks = 'How it works'
export const stepsOfSupport: readonly string[] = [
  'Ask from the page of your order, quote or vehicle, or here, so that we know straight away what it is about.',
  'Add photographs or documents. Only you and our team can open them.',
  'Follow the answers here or by e-mail, and close the question once it is answered.',
]
export const signInToAsk = 'Sign in to ask a question'
export const createAnAccount = 'Create an account'
export const signInToSee = 'Sign in to see your questions and to ask a new one.'
export const openingHours = 'When our team is there'
export const closedAllDay = 'Closed'
/** 'Nairobi time', of Africa/Nairobi. */
export const timesOf = (zone: string) => `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`
export const orContactUs = 'Contact us'
export const staffHere = 'This page is for customers. Your tickets are in the back office.'
export const openBackOffice = 'Open the tickets'

// Own tickets
export const yourQuestions = 'Your questions'
export const questionsAndAnswers = 'What you have asked our support team, and the answers.'
export const askAQuestion = 'Ask a question'
export const noQuestions = 'No questions yet'
export const questionsAppearHere = 'Your questions and our answers will appear here.'
export const asked = 'Asked'
export const lastWritten = 'last updated'

// Create a ticket
export const newQuestion = 'Ask our support team'
export const whatHappensNext = 'We will answer on this site and by e-mail.'
export const kindsOfSubject = {
  order: 'About your order',
  quote: 'About your quote',
  vehicle: 'About this vehicle',
  proforma: 'About your invoice',
} as const

/** For what an address names that is not the customer's, or not there. */
export const notFoundSubjects = {
  order: 'We did not find this order among yours. You can ask your question all the same.',
  quote: 'We did not find this quote among yours. You can ask your question all the same.',
  vehicle: 'We did not find this vehicle. You can ask your question all the same.',
  proforma: 'We did not find this invoice among yours. You can ask your question all the same.',
} as const

// A ticket
export const question = 'Question'
export const questionNotFound = 'Question not found'
export const questionCalled = (number: string) => `Question ${number}`
