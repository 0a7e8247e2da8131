import type { OrderEnd } from '@/modules/sales/quotes/rules/order/order-end'

export const proformaInvoice = 'Proforma invoice'
export const revision = (count: number): string => `Revision ${count}`
/** Across the pages of an invoice that is not to be paid. */
export const markToConfirm = 'Payable once the order is confirmed'
export const markReplaced = 'Replaced by a newer invoice'
export const markRenegotiated = 'Being renegotiated: ask us before you pay'
export const markEnded = 'No longer payable'
export const markPaid = 'Paid'
export const preview = 'Preview, not issued'
export const previewUnverified = 'The code to verify this invoice is added when it is issued.'

export const receipt = 'Receipt'
/** Across the page of a receipt for a payment that was undone. */
export const markVoid = 'Void'
export const ORDER_ENDED: Record<OrderEnd, string> = {
  CANCELLED: 'Order cancelled: nothing more is to be paid',
  RETURNED: 'Vehicle returned: nothing more is to be paid',
}
export const balanceAfter = 'Still to be paid after this payment'
export const undone = (day: string): string => `Void: undone on ${day}`
export const receivedOn = 'Received on'
export const receivedFrom = 'Received from'
export const received = 'Received'
export const order = 'Order'
export const invoice = 'Invoice'
export const transaction = 'Transaction'
export const orderTotal = 'Total of the order'
export const nextPayment = 'Next payment'
export const paidSoFar = 'Paid so far'
export const priceReduced = 'Price reduced (goodwill refund)'
export const stillToPay = 'Still to be paid'
export const paid = 'Paid'
export const finalInvoice = 'Invoice'

export const invoiceDate = 'Invoice date'
export const validUntil = 'Valid until'
export const reservedUntil = 'Vehicle reserved until'
export const priceTerm = 'Price type'
export const quote = 'Quote'
export const delivery = 'Estimated delivery'

export const seller = 'Sold by'
export const buyer = 'Bill to'
export const consignee = 'Consignee (ship to)'

export const description = 'Description'
export const quantity = 'Qty'
export const unitPrice = (currency: string): string => `Unit price (${currency})`
export const amount = (currency: string): string => `Amount (${currency})`
export const year = 'Year'
export const chassis = 'Chassis'
export const modelCode = 'Model code'
export const mileage = 'Mileage'
export const transmission = 'Transmission'
export const drivetrain = 'Drivetrain'
export const color = 'Colour'
export const engine = 'Engine'
export const fuel = 'Fuel'

export const subtotal = 'Subtotal'
export const withholdingTax = (percent: string): string => `Withholding tax (added), ${percent}`
export const vat = (percent: string): string => `VAT, ${percent}`
export const total = (covers: string, currency: string): string => `Total ${covers} (${currency})`

export const payment = 'Payment'
export const due = 'Due'
export const dueAfter = 'Due after acceptance'
export const balance = 'Balance'
export const instalment = (index: number, count: number): string => `Instalment ${index} of ${count}`

export const paymentTerms = 'Payment terms'
export const paymentMethod = 'Payment method'
export const bankDetails = 'Bank details'
/** Where the account is not that of the office that sells. */
export const paidTo = (seller: string, holder: string): string =>
  `Sold by ${seller}; payments go to ${holder}.`
export const bank = 'Bank'
export const accountHolder = 'Account holder'
export const accountNumber = 'Account number'
export const swift = 'SWIFT / BIC'
export const bankAddress = 'Bank address'
export const accountCurrency = 'Currency'
export const reference = 'Reference'
export const bankOnRequest = (email: string | null): string =>
  email ? `Ask us for our bank details: ${email}` : 'Ask us for our bank details.'

export const verify = 'Check this invoice before you pay'
export const verifyHow = 'Scan the code, and compare the amount, the chassis number and the account.'
export const qrAlt = 'QR code to the page that verifies this invoice'

export const note = 'Note'
export const generalTerms = 'General terms'

export const registered = (number: string): string => `Reg. no. ${number}`
export const taxed = (number: string): string => `Tax no. ${number}`
