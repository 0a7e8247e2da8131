// Used in several places
export const orders = 'Orders'
export const status = 'Status'
export const customer = 'Customer'
export const vehicle = 'Vehicle'
export const cancelEditing = 'Back to the order'
export const save = 'Save'
export const saving = 'Saving…'

// Orders view
export const orderLists = 'Lists of orders'
export const standardOrders = 'Standard orders'
export const advancedOrders = 'Advanced orders'
export const numberVehicleOrCustomer = 'Number, vehicle or customer'
export const customerName = 'Customer name'
export const anyStatus = 'Any status'
export const orderedFrom = 'Ordered from'
export const orderedTo = 'Ordered to'
export const paidFrom = 'Paid from'
export const paidTo = 'Paid to'
export const showroom = 'Showroom'
export const anyShowroom = 'Any showroom'
export const kind = 'Kind'
export const anyKind = 'Any kind'
export const standard = 'Standard'
export const advanced = 'Advanced (on demand)'
export const waits = 'Waiting for'
export const anyWaiting = 'Anything'
export const ourAnswer = 'Us: to confirm or overdue'
export const latePayment = 'An overdue payment'
export const order = 'order'
export const ordersLower = 'orders'

// Orders table
export const number = 'Order'
export const ordered = 'Ordered'
export const total = 'Total'
export const ofVehicle = (price: string) => `Vehicle ${price}`
export const balance = 'Still to be paid'
export const nextPayment = 'Next payment'
export const onDemand = 'On demand'
export const paidInFull = 'Paid in full'
export const refundOfRow = (amount: string) => `Refund ${amount} owed`
export const due = (amount: string, day: string) => `${amount} by ${day}`
export const overdue = (amount: string, day: string) => `${amount} overdue, was due by ${day}`
export const ordersAppearHere = 'Orders appear here as soon as a customer accepts a quote.'
export const noOrderMatches = 'No orders match these filters'
export const noOrdersYet = 'No orders yet'

// Order view
export const edit = 'Edit shipping'
export const openQuote = 'Open the quote'
export const history = 'History'
export const editShipping = (number: string) => `Shipping of ${number}`

// About
export const about = 'Order'
export const soldBy = 'Sold by'
export const chassis = 'Chassis'
export const reservedUntil = 'Reserved until'

// Steps
export const nextSteps = 'Next step'
export const reasonForCustomer = 'Reason (the customer reads it)'
export const reasonForAdministrators = 'Reason (every administrator is notified)'
export const overridePayment = (missing: string) => `Go on although ${missing} has not been paid`
export const unpaid = (missing: string) =>
  `${missing} has not been paid yet. Only an administrator, or somebody who may delete in Sales, can go on without it: ask one of them.`
export const overrideArrival = 'Mark it delivered although it has not arrived'
export const notArrived =
  'The shipment has not arrived. Enter under Shipping that the vehicle has arrived or was collected; only an administrator, or somebody who may delete in Sales, can mark it delivered before.'
export const notSailed = (priceType: string) =>
  `This is a ${priceType} order: its vehicle travels by sea and has not departed yet. Is it ready for pick-up all the same?`
export const findVehicle = 'Find the new vehicle'
export const vehicleHelp = 'By stock number, make, model or chassis. Published vehicles only.'
export const newVehicle = 'New vehicle'
export const choose = 'Choose'
export const chooseNamed = (name: string) => `Choose ${name}`
export const chooseAnother = 'Choose another'
export const noVehicleMatches = 'No published vehicle found'
export const stockNotRead = 'The stock could not be searched. Please try again.'
export const whoseTurn = {
  PENDING_CONFIRMATION: 'Our turn: confirm the order.',
  pay: (amount: string, day: string) => `The customer’s turn: ${amount} is due by ${day}.`,
  late: (amount: string, day: string) => `The customer is late: ${amount} was due on ${day}.`,
  work: (next: string) => `Our turn. Next: ${next}.`,
  nothing: 'Our turn: look at what comes next.',
  closed: 'The order is closed.',
  cancellation: 'Our turn: the customer asks to cancel.',
  refund: (amount: string) => `Our turn: refund ${amount}.`,
}

// Figures
export const figures = 'Price'
export const withholdingTax = 'Withholding tax (added)'
export const vat = 'VAT'
export const priceReduced = 'Price reduced by'
export const paid = 'Paid'

// Payments
export const payments = 'Payments'
export const payment = 'Payment'
export const amount = 'Amount'
export const received = 'Received'
export const dueOn = 'Due'
export const how = 'How'
export const proof = 'Proof of payment'
export const noProof = 'None of the documents'

// Refund of a completed order
export const refundIs = 'This refund is'
export const chooseRefund = 'Choose one'
export const refundOfGoodwill = 'Goodwill: the price is reduced, and nothing is due again'
export const refundOfPayment = 'A payment returned: the amount is due again'

// What was recorded
export const recorded = 'Recorded'
export const day = 'Day'
export const kinds = { PAYMENT: 'Payment', REFUND: 'Refund' }
export const undo = 'Undo'
export const undoNamed = (what: string) => `Undo ${what}`
export const undone = 'Undone'
export const confirmUndo = {
  PAYMENT: (amount: string) => `Undo the payment of ${amount}?`,
  REFUND: (amount: string) => `Undo the refund of ${amount}?`,
}
export const undoResult = {
  PAYMENT:
    'For a payment that was recorded by mistake. What it paid is owed again, it stays here as undone, and the customer is notified by e-mail.',
  REFUND:
    'For a refund that was recorded by mistake. It counts as paid again, it stays here as undone, and the customer is notified by e-mail.',
}
export const undoPayment = 'Undo payment'
export const undoRefund = 'Undo refund'
export const by = (name: string) => `by ${name}`
export const cancellationRequested = 'A request to cancel'
export const refundOwed = 'A refund owed'
export const refundStillOwed = (amount: string) => `Refund owed: ${amount}`
export const noLongerDue = 'No longer due'
export const declineCancellation = 'Decline cancellation'
export const declineResult = 'The order goes on. The customer is notified by e-mail.'
export const recordPayment = 'Record payment'
export const recordAnother = 'Record another one'
export const recordRefund = 'Record refund'
export const amountIn = (currency: string) => `Amount (${currency})`
export const method = 'Method'
export const notStated = 'Not stated'
export const transactionId = 'Transaction id'
export const receivedOn = 'Day'
export const internalNote = 'Note for staff'
export const forPayment = 'For'
export const firstOpen = 'The first open payment'
export const recordedBy = (name: string) => `recorded by ${name}`

// Shipment
export const shipping = 'Shipping'
export const consignee = 'Consignee'
export const notifyParty = 'Notify party'
export const name = 'Name'
export const address = 'Address'
export const phone = 'Phone'
export const email = 'E-mail'
export const portOfLoading = 'Port of loading'
export const reload = 'Reload'
export const changePort = 'Change the port'
export const departUnpaid = 'It has departed all the same'
export const portOfDischarge = 'Port of discharge'
export const vessel = 'Vessel'
export const voyage = 'Voyage'
export const etd = 'Departure (ETD)'
export const eta = 'Arrival (ETA)'
export const stage = 'Stage'
export const notBooked = 'Not booked yet'
export const noPort = 'Not chosen'

// Proforma invoices
export const proformas = 'Invoices'
export const finalInvoice = 'final invoice'
export const revision = (revision: number) => `Rev ${revision}`
export const verify = 'Verify'
export const verifyNamed = (number: string) => `Verify ${number}`

// Documents
export const documents = 'Documents'
export const noDocuments = 'No documents yet'
export const sendDocument = 'Add a document'
export const documentKind = 'Kind of document'
export const showToCustomer = 'Show to the customer'
export const shown = 'Visible to the customer'
export const hidden = 'For staff only'
export const hide = 'Hide'
export const show = 'Show'
export const remove = 'Remove'
export const sending = 'Sending…'
export const fileHelp = 'PDF, JPEG, PNG or WebP, up to 10 MB'
export const confirmRemove = (file: string) => `Remove ${file}?`
export const removeResult = 'The file is deleted and cannot be restored.'

// Conversation
