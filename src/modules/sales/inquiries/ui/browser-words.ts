// Used in several places
export const make = 'Make'
export const model = 'Model'
export const years = 'Years'
export const transmission = 'Transmission'
export const steering = 'Steering'
export const priceType = 'Price type'
export const country = 'Country'
export const any = 'Any'

// Inquiry details
export const viewDetails = 'View Details'
export const inquiryDetails = 'Inquiry Details'
export const close = 'Close'
export const yourMessage = 'Your message'
export const ourReply = 'Our reply'
export const awaitingResponse =
  'Awaiting response from the support team, We will get back to you as soon as possible.'
export const answeredElsewhere = 'Our support team has answered you by phone or e-mail.'

// Inquiry form
export const makeHelp = 'Choose one, or type any other.'
export const fromYear = 'From year'
export const toYear = 'To year'
export const whereTo = 'Where it should go'
export const message = 'Message'
export const messageHelp = 'Mileage, budget, colour, equipment: whatever matters to you.'
export const questionHelp = 'Condition, equipment, papers, shipment: whatever you would like to know.'
export const sendInquiry = 'Send inquiry'
export const sending = 'Sending…'
export const failedToSubmit = 'Failed to submit vehicle inquiry'
