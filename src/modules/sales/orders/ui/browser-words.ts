// Proof of payment
export const sendProof = 'Send a proof of payment'
export const sending = 'Sending…'
export const proofHelp = 'PDF, JPEG, PNG or WebP, up to 10 MB. We look at it and record the payment.'
export const proofSent = 'We have received your proof of payment.'

// Message
export const message = 'Your message'
export const send = 'Send'
