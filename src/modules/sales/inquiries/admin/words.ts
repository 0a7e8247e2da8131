// Used in several places
export const inquiries = 'Inquiries'
export const customer = 'Customer'
export const status = 'Status'
export const vehicle = 'Vehicle'
export const years = 'Years'
export const transmission = 'Transmission'
export const steering = 'Steering'
export const priceType = 'Price type'
export const country = 'Country'
export const asked = 'Asked'
export const any = 'Any'

// Lists
export const inquiryLists = 'Inquiries by status'
export const all = 'All'
export const pending = 'Pending'
export const responded = 'Responded'
export const anyStatus = 'Any status'
export const anySteering = 'Any side'
export const anyPriceType = 'Any price type'
export const searchInquiries = 'Number, vehicle, message or customer'
export const make = 'Make'
export const model = 'Model'
export const fromYear = 'From year'
export const toYear = 'To year'
export const inquiredFrom = 'Asked from (UTC)'
export const inquiredTo = 'Asked until (UTC)'
export const turn = 'Turn'
export const waitsForUs = (time: string) => `Waiting for us for ${time}`
export const wanted = 'Wanted'
export const noInquiriesYet = 'No inquiries found'
export const inquiriesAppearHere =
  'Inquiries appear here as soon as a customer asks about a vehicle they are looking for.'
export const noInquiryMatches = 'No inquiries match these filters'

// One inquiry
export const inquiryTitle = (number: string) => `Inquiry #${number}`
export const vehicleInquiry = (vehicle: string) => `Vehicle Inquiry: ${vehicle}`
export const inquiryNotFound = 'Inquiry not found'
export const itMayHaveBeenDeleted = 'It may have been deleted.'
export const itIsOurTurn = (customer: string) => `Our turn: ${customer} is waiting for a reply, since `
export const itIsTheirTurn = (customer: string) => `${customer}’s turn: answered`
export const by = (name: string) => `by ${name}`
export const noMessage = 'No message'
export const message = 'Message'
export const reply = 'Reply'
export const answeredElsewhere = 'Answered by phone or e-mail, without a reply here.'

// Reply
export const yourReply = 'Your reply, which the customer gets by e-mail'
export const ctrlEnterSends = 'Ctrl Enter sends it.'
export const anotherReply = 'Another reply'
export const anotherReplyHelp = 'It takes the place of the one above, and is sent as well.'
export const sendReply = 'Send reply'
export const sending = 'Sending…'
export const writeAReplyFirst = 'Write a reply first'
export const failedToUpdate = 'Failed to update vehicle inquiry'

// Other steps
export const markAsResponded = 'Mark as responded'
export const openAgain = 'Open again'
export const failedToUpdateStatus = 'Failed to update vehicle inquiry status'
export const deleteIt = 'Delete'
export const deleteTheInquiry = 'Delete the inquiry'
export const cannotBeUndone = 'This cannot be undone. The customer will not see it any more either.'
export const failedToDelete = 'Failed to delete vehicle inquiry'
