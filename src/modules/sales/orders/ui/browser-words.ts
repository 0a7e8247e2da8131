// Proof of payment
export const sendProof = 'Send a proof of payment'
export const sending = 'Sending…'
export const proofHelp = 'PDF, JPEG, PNG or WebP, up to 10 MB. We will check it and record the payment.'
export const sendAgain = 'Send it again'
export const proofSent = 'We have received your proof of payment.'

// Message
export const message = 'Your message'
export const send = 'Send'

// Cancelling
export const cancelling = {
  cancel: {
    verb: 'Cancel the order',
    result: 'The order will end at once, and the vehicle will be for sale again.',
    reason: 'Why? (optional)',
    confirm: 'Yes, cancel the order',
  },
  request: {
    verb: 'Ask to cancel',
    result: 'Your order is confirmed, so we have to agree. We will look at your request and write to you.',
    reason: 'Why?',
    confirm: 'Send the request',
  },
}
export const withdrawing = {
  cancellationRequested: 'You have asked us to cancel this order.',
  verb: 'Keep my order',
}
export const doNotCancel = 'Keep the order'
