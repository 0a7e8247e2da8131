export const verifyAnInvoice = 'Verify an invoice'
export const verifyDescription = 'Whether a proforma invoice was issued by us.'

export const genuine = (number: string): string => `${number} is a genuine invoice`
export const compare =
  'Compare every line with your copy. If one differs, do not pay: the copy has been changed. Ask us first.'
export const toConfirmHelp =
  'Do not pay it yet: it is payable once the order is confirmed. Compare every line with your copy; if one differs, the copy has been changed.'
export const isReplaced = (number: string): string => `${number} has been replaced by a newer revision`
export const replacedHelp =
  'We issued this invoice, but a newer revision has replaced it. Do not pay this one: ask us for the latest.'
export const isRenegotiated = (number: string): string => `The terms of ${number} are being renegotiated`
export const renegotiatedHelp =
  'We issued this invoice, but its terms are about to change. Ask us before you pay.'
export const isExpired = (number: string): string => `${number} has expired`
export const expiredHelp =
  'We issued this invoice, but its offer has ended. Ask us for a new one before you pay.'
export const isWithdrawn = (number: string): string => `${number} has been withdrawn`
export const withdrawnHelp = 'We issued this invoice, but the sale was called off. Do not pay it.'

export const isNotPayable = (number: string): string => `${number} is no longer payable`
export const cancelledHelp = 'We issued this invoice, but its order was cancelled. Do not pay it.'
export const returnedHelp = 'We issued this invoice, but the vehicle was returned. Do not pay it.'
export const vehicleGoneHelp =
  'We issued this invoice, but the vehicle has been reserved or sold, or is no longer offered. Do not pay it.'
export const isPaid = (number: string): string => `${number} has been paid in full`
export const paidHelp = 'We issued this invoice, and its order is completed. There is nothing left to pay.'

export const unknown = 'We have not issued this invoice'
export const unknownHelp =
  'No invoice of ours has this code. Check that the address is complete. If it is, do not pay: send us a copy of the invoice.'
export const tooMany = 'Too many invoices were checked from your network'
export const contactUs = 'Contact us'

export const invoiceNumber = 'Invoice'
export const revision = 'Revision'
export const latest = (revision: number): string => `${revision} (the latest)`
export const amount = 'Amount'
export const date = 'Date'
export const validUntil = 'Valid until'
export const vehicle = 'Vehicle'
export const chassis = 'Chassis'
export const account = 'Account named on the invoice'
export const accountHolder = 'Account holder'
export const noAccount = 'None'
