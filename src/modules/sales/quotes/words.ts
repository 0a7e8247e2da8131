// Messages to staff who request for a customer
export const noCustomer = 'There is no such customer'
export const profileIncomplete = 'The profile of this customer is not complete'

// What an offer cannot do
export const notByOffer = 'Sending an offer does not lead to this status'

/** What an offer with open questions is answered with. */
export const unusualOffer = 'Some of this offer is unusual. Confirm it, or correct it.'

/** A port that is no longer one of destination. */
export const anotherPort = 'another port'

// What the tariff needs to know
export const noVehicleForTariff = 'There is no vehicle to be shipped yet: attach one first'
export const portOfDestinationNeeded = 'Choose the port of destination'

// Answers of the calls
export const quoteStepDone = (done: string) => `Quote ${done}`
export const requestModified = 'Your request was modified'
export const customizationSent =
  'Your customization request was sent. Our sales team will contact you within 24 hours.'
export const draftSaved = 'Draft saved'
export const vehicleAttached = 'Vehicle attached'
export const quoteDeleted = 'Quote deleted'
export const statusChanged = 'Quote status updated'
export const customizationChanged = 'Customization updated'
export const customizationDeleted = 'Customization deleted'
export const noteAdded = 'Message sent'
export const quotesToAnswer = (count: string) =>
  count === '1' ? '1 quote waiting for an answer' : `${count} quotes waiting for an answer`
export const onDemandToAnswer = (count: string) =>
  count === '1'
    ? '1 order on demand waiting for an answer'
    : `${count} orders on demand waiting for an answer`

// Work on the dashboard
export const quotesWork = 'Quotes to answer'
export const onDemandWork = 'Orders on demand to answer'
export const messageToAnswer = 'A message to answer'
export const roundToAnswer = (round: number) => `Round ${round} of the negotiation`
