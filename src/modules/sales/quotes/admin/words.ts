import type { OrderEnd } from '../rules/order/order-end'

// Lists
export const quotes = 'Quotes'
export const standardQuotes = 'Standard quotes'
export const onDemand = 'Order on demand'
export const quoteLists = 'Lists of quotes'
export const numberVehicleOrCustomer = 'Number, vehicle or customer'
export const customerNameOrEmail = 'Customer name or e-mail'
export const status = 'Status'
export const anyStatus = 'Any status'
export const whoseTurn = 'Whose turn'
export const anyTurn = 'Anybody’s turn'
export const ourTurn = 'Ours'
export const customersTurn = 'The customer’s'
export const waitingSince = 'Waiting for'
export const anyWait = 'Any time'
export const waitingDays = (days: number) => (days === 1 ? 'A day or longer' : `${days} days or longer`)
export const showroom = 'Showroom'
export const anyShowroom = 'Any showroom'
export const requestedFrom = 'Requested from'
export const requestedTo = 'Requested to'
export const vehicle = 'Vehicle'
export const customer = 'Customer'
export const anyVehicle = 'Any vehicle'
export const anyCustomer = 'Any customer'
export const requested = 'Requested'
export const waitingFor = (time: string) => `for ${time}`
export const noQuotesYet = 'No quotes yet'
export const noQuoteMatches = 'No quotes match these filters'
export const quotesAppearHere = 'Quotes appear here as soon as a customer asks for one.'
export const portOfDestination = 'Port of destination'
export const portHolds =
  'The port for which the price holds: that of the vehicle’s price, else the one that the customer asked for.'
export const taxOfShowroom = 'As entered for the showroom.'
export const totalPrice = 'Total'
export const ofVehicle = (price: string) => `Vehicle ${price}`
export const noPriceYet = 'No price yet'
export const asked = (amount: string) => `Asked: ${amount}`
export const noShowroomYet = 'No showroom yet'

// Form
export const quoteInformation = 'Quote Information'
export const pricingDetails = 'Pricing Details'
export const vehicleOptions = 'Vehicle Options'
export const additionalInformationSection = 'Additional Information'
export const whatWasRequested = 'What the customer asked for'
export const showroomLocation = 'Showroom location'
export const validUntil = 'Valid until'
export const reservedVehicle = 'Reserved vehicle *: we keep it for this customer once they accept'
export const previousFixed = 'Of the offer that this one replaces.'
export const priceType = 'Price type'
export const currency = 'Currency'
export const quotePrice = 'Quote price'
export const previousPrice = 'Previous quote price'
export const customerRequestedPrice = 'Customer requested price'
export const downPayment = 'Down payment (%)'
export const deliveryCharges = 'Delivery charges'
export const allCharges =
  'The total of the charges above. If you enter more than their sum, the rest is shown as other charges.'
export const taxApplied = 'Tax applies'
export const taxUnderDdp = 'Under DDP only. The percentages are those of the showroom’s company.'
export const withholdingTax = 'Withholding tax (%)'
export const vat = 'VAT (%)'
export const paymentTerms = 'Payment terms'
export const numberOfInstallments = 'Number of instalments'
export const installmentFrequency = 'Instalment frequency'
export const estimateDelivery = 'Estimated delivery'
export const customTimeline = 'Custom timeline'
export const customizationOptions = 'Customization options'
export const additionalInformation = 'Additional information'
export const pdfPreview = 'PDF Preview'
export const previewTitle = 'Preview of the proforma invoice'
export const previewNeedsPrice =
  'Fill in the quote price, and how many instalments there are if there are any, and the invoice appears here.'
export const previewIsMade = 'Making the invoice…'
export const previewChanges = 'Updating…'
export const previewElsewhere = 'This browser shows PDFs in a tab of their own.'
export const openInNewTab = 'Open in a new tab'
export const showPreview = 'Show preview'
export const hidePreview = 'Hide preview'
export const tryAgain = 'Try again'
export const currencyFixed = 'The currency cannot be changed once an offer has been sent.'
export const openLatestInvoice = 'Open the latest proforma invoice, as sent'
export const saveAndSend = 'Send quote'
export const sendRevised = 'Send revised quote'
export const sending = 'Sending…'
export const confirmSend = 'Send this offer?'
export const sendAnyway = 'Send it anyway'
export const cancel = 'Cancel'
export const quote = 'quote'
export const failedToUpdate = 'Failed to update quote'
export const failedToUpdateStatus = 'Failed to update quote status'
export const draftSaved = 'Draft saved'
export const draftNotSaved = 'The draft could not be saved. It is kept when the connection is back.'
export const draftBack = 'These entries were made earlier and have not been sent yet.'
export const otherDraft =
  'Other entries were kept for this quote while you were editing it, by someone else or in another tab. What you entered is still here, but it is not kept until you choose.'
export const useMine = 'Keep mine'
export const openOtherDraft = 'Open the others'
export const changedAround =
  'Something else about this quote has changed in the meantime, such as its vehicle. What you entered is still here: look at it again, then send it.'
export const keysOfForm = 'Ctrl S keeps the draft, Ctrl Enter sends the quote.'
export const readOnlyQuote = 'This quote has been answered or is over, so it can only be read.'
export const answeredMeanwhile =
  'The quote has been answered in the meantime, or is over, so yours cannot be sent any more.'
export const quoteAgain = 'Quote again'
export const viewSummary = 'View Negotiation Summary'
export const quoteNotFound = 'Quote not found'
export const noSuchQuote = 'There is no such quote, or it belongs to another showroom.'
export const turnOurs = (time: string) => `It is our turn, for ${time}.`
export const turnCustomers = (time: string) => `It is the customer’s turn, for ${time}.`
export const ORDER_ENDED: Record<OrderEnd, string> = {
  CANCELLED: 'The order of this quote was cancelled. Nothing is to be paid.',
  RETURNED: 'The vehicle of its order was returned. Nothing is to be paid.',
}
export const seeOrder = 'See the order'
export const turnNobodys = 'This quote is over.'
export const vehicleGone =
  'The vehicle has been reserved or sold, or is no longer offered. The customer knows; if it is for sale again while the quote is valid, it opens by itself.'
export const consignee = 'Ship to (consignee’s address)'
export const unknown = 'Not given'

// Steps
export const reload = 'Reload'
export const markNotAvailable = 'Mark as not available'
export const markingNotifies =
  'The customer is told that no such vehicle can be found at present, and may change the request.'
export const cancelQuote = 'Cancel quote'
export const reasonForCustomer = 'Reason for the customer'
export const reasonOptional = 'Reason for the customer (optional)'
export const cancelNotifies = 'The customer is told, with your reason.'
export const attachVehicle = 'Attach a vehicle'
export const attachAnother = 'Attach another vehicle'
export const attachAbout =
  'A vehicle in stock; without one the customer cannot accept the quote. If a price was sent, the customer is told and the invoice is issued anew.'
export const findVehicle = 'Stock number, make, model or chassis'
export const attach = 'Attach'
export const attachNamed = (name: string) => `Attach ${name}`
export const noVehicleMatches = 'No vehicle found'

// Negotiation summary
export const negotiationSummary = 'Negotiation summary'
export const daysActive = 'Days Active'
export const negotiationGap = 'Negotiation gap'
export const gapExplained = 'Quoted price less the customer’s budget'
export const initialQuote = 'Initial quote'
export const round = (number: number) => `Round ${number}: requested customization`
export const downPaymentOf = (percent: string) => `Down payment ${percent}`
export const budget = (text: string) => `Budget: ${text}`
export const counterOffer = (text: string) => `Counter-offer: ${text}`
export const noRounds = 'The customer has not asked for changes.'
export const openTheForm = 'Open the quote'

// Labels of choices
export const TERMS = {
  HUNDRED_PERCENT_BEFORE_DELIVERY: '100% before shipment',
  PAYMENT_IN_INSTALLMENTS: 'Payment in instalments',
} as const
export const FREQUENCIES = {
  EVERY_MONTH: 'Every month',
  EVERY_SECOND_MONTH: 'Every second month',
  EVERY_THIRD_MONTH: 'Every third month',
  EVERY_FOURTH_MONTH: 'Every fourth month',
  EVERY_SIXTH_MONTH: 'Every sixth month',
} as const
export const ESTIMATES = {
  TWO_TO_FOUR_WEEKS: '2–4 weeks',
  FOUR_TO_SIX_WEEKS: '4–6 weeks',
  SIX_TO_EIGHT_WEEKS: '6–8 weeks',
  CUSTOM_TIMELINE: 'Custom timeline',
} as const

// What was requested
export const make = 'Make'
export const model = 'Model'
export const years = 'Years'
export const country = 'Country'
export const color = 'Colour'
export const engine = 'Engine capacity'
export const fuel = 'Fuel'
export const transmission = 'Transmission'
export const driveTrain = 'Drivetrain'
export const chassisCode = 'Chassis code'
export const auctionGrade = 'Auction grade'
export const maxMileage = 'Maximum mileage'
export const specialRequirements = 'Special requirements'
export const picture = 'Picture'
export const pictureOf = (name: string) => `${name}, as the customer sent it`
export const askingPrice = 'Asking price'
export const cost = 'Cost'
export const margin = 'Margin'
export const marginOf = (amount: string, percent: number) => `${amount} (${percent}% of the asking price)`
export const requestedInRound = (round: number) => `Asked for in round ${round}`
export const requirements = 'Requirements'
export const budgetDetails = 'Budget'
export const counterOfferOf = 'Counter-offer'
export const howToReach = 'How to reach them'
export const answerWanted = 'Wants an answer'
export const decides = 'Decides'
export const reason = 'Reason'

// Conversation
export const conversation = 'Messages'
export const noMessages = 'No messages yet'
export const message = 'Message'
export const internal = 'For staff only'
export const send = 'Send'
export const staff = 'Staff'
export const messageWaits = 'The customer waits for an answer.'
