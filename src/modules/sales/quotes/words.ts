// What staff are told who ask for a customer
export const noCustomer = 'There is no such customer'
export const profileIncomplete = 'The profile of this customer is not complete'

// What an offer cannot do
export const notByOffer = 'Sending an offer does not lead to this status'

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
