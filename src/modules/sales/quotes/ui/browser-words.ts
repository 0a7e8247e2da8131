// Quote actions
export const accept = 'Accept quote'
export const askForChanges = 'Ask for changes'
export const modify = 'Modify Request'
export const cancel = 'Cancel quote'
export const acceptTitle = 'Accept this quote?'
export function acceptText(costs: { total: string; first: string; days: number } | null): string {
  if (!costs) return 'You order the vehicle. We reserve it for you and send you the proforma invoice to pay.'
  const { days, first, total } = costs
  const price = first === total ? `You pay ${total}` : `You pay ${first} first, and ${total} in all`
  return `You order the vehicle. ${price}. We send you the proforma invoice, and reserve the vehicle for you for ${days} days.`
}
export const cancelTitle = 'Cancel this quote?'
export const cancelText =
  'We stop working on it, and its price no longer holds. You can ask for a new quote at any time.'
export const whyCancel = 'Why? (optional)'
export const yesAccept = 'Accept and order'
export const yesCancel = 'Cancel quote'
export const notNow = 'Not now'
export const keepIt = 'Keep it'
export const working = 'One moment…'
export const statusFailed = 'Failed to update quote status'

// Conversation
export const conversation = 'Conversation'
export const noMessages = 'No messages yet. Ask us anything about this quote.'
export const yourMessage = 'Your message'
export const messageHelp = 'We answer here and by e-mail.'
export const writeSomething = 'Please write a message'
export const send = 'Send'
export const sending = 'Sending…'
export const you = 'You'
export const us = 'Our team'
export const messageFailed = 'Your message could not be sent. Please try again.'

// Customization form
export const howToReach = 'How may we contact you?'
export const whenToReach = 'When suits you best?'
export const choose = 'Please choose'
export const whatToChange = 'What should be different?'
export const details = 'Detailed requirements'
export const detailsHelp = 'At least 10 characters. The more we know, the better our revised quote.'
export const everythingElse = 'Anything else to change'
export const everythingElseNote = 'Answered for you; open it to change something'
export const lowerPriceRequest = 'Please look at the price again.'
export const offerOrChange = 'Enter your offer, or open the rest and say what should change'
export const hasBudget = 'I have budget limits'
export const budgetDetails = 'Budget details'
export const counterOffer = (currency: string) => `Your offer (${currency})`
export const counterOfferHelp = (price: string | null) =>
  price ? `The price you would accept; the quoted price is ${price}.` : 'The price you would accept.'
export const responseTime = 'How soon do you need our answer?'
export const decisionTime = 'When do you expect to decide?'
export const sendRequest = 'Send request'
export const backToQuote = 'Back'
export const within24Hours = 'Our sales team will contact you within 24 hours.'

// On-demand form
export const make = 'Make'
export const customMake = 'Make, as you would write it'
export const model = 'Model'
export const customModel = 'Model, as you would write it'
export const notListed = 'Not in this list'
export const country = 'Country of destination'
export const any = 'Any'
export const yearFrom = 'Year from'
export const yearTo = 'Year to'
export const color = 'Colour'
export const engine = 'Engine capacity'
export const engineHelp = 'Such as 1500 cc'
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const drivetrain = 'Drivetrain'
export const picture = 'Picture (optional)'
export const pictureHelp =
  'A photo or screenshot of a vehicle like it: JPEG, PNG, GIF or WebP up to 5 MB. Only you and our team see it.'
export const pictureFile = 'Picture file'
export const choosePicture = 'Choose a picture'
export const replacePicture = 'Replace picture'
export const removePicture = 'Remove picture'
export const stopSending = 'Stop'
export const sendingPicture = (name: string) => `Sending ${name}…`
export const pictureFailed = 'The picture could not be sent. Please try again.'
export const pictureUnsent = 'The picture has not been sent yet. Please try again, or remove it.'
export const pictureOnItsWay = 'The picture is still being sent. One moment, please.'
export const pictureAlt = 'The vehicle wanted, as sent with the request'
export const pictureElsewhere = 'Link to a picture'
export const tryAgain = 'Try again'
export const requirements = 'Special requirements'
export const requestVehicle = 'Request this vehicle'
export const saveRequest = 'Send changed request'
export const deliverTo = 'Who receives it?'
export const deliverLead =
  'We quote the vehicle to your port of destination. Asking is free and without obligation.'
