import type { Relation } from '../../rules/relations/related-tickets'

export const ticketNotFound = 'Ticket not found'
export const itMayHaveBeenDeleted = 'It may have been deleted, or it belongs to another showroom.'
export const queue = 'Back to the queue'
export const previousTicket = 'Previous ticket in the queue'
export const nextTicket = 'Next ticket in the queue'
export const previous = 'Previous'
export const next = 'Next'
export const customerWaits = 'The customer has been waiting for an answer since'
export const customersTurn = 'It is the customer’s turn.'
export const onHold = 'On hold. The clock is paused.'
export const nobodyWaits = 'Nobody is waiting for an answer.'
export const resolved = 'Resolved. It will close automatically after 7 days.'
export const closed = 'Closed. To write to the customer again, create a new ticket.'
export const becamePartOf = 'It became part of'
export const anotherTicket = 'another ticket'
export const assign = 'Assign'
export const changeStatus = 'Change status'
export const resolve = 'Resolve'
export const editDetails = 'Edit details'
export const actions = 'What can be done'

export const conversation = 'Conversation'
export const customer = 'Customer'
export const staff = 'Staff'
export const unknownPerson = 'Unknown'
export const internalNote = 'Internal note'
export const byMail = 'by e-mail'
export const mailed = 'sent by e-mail'
export const writtenDown = 'recorded by staff'
export const showTrimmed = 'Show trimmed text'
export const files = 'Files'
export const newMessages = (count: number) => (count === 1 ? '1 new message' : `${count} new messages`)
export const isNew = 'New'
export const began = (ticket: string) => `Was: ${ticket}`

export const answer = 'Answer'
export const note = 'Internal note'
export const begun = (title: string) => `${title} (begun)`
export const writeAs = 'What you write'
export const yourAnswer = 'Your answer'
export const yourNote = 'Your note (staff only)'
export const sendByMail = 'Send by e-mail'
export const send = 'Send'
export const sendAndWait = 'Send and wait for the customer'
export const sendAndResolve = 'Send and resolve'
export const saveNote = 'Save note'
export const sending = 'Sending…'
export const writeFirst = 'Write something first'
export const failedToSend = 'This could not be sent'
export const answeredMeanwhile = (who: string) =>
  `${who} answered while you were writing. Read the answer; sending again sends yours, too.`
export const unfilled = (names: string) => `Fill in ${names} first, or remove it`
export const keysOfComposer = 'Ctrl Enter sends. Escape leaves the field; what you wrote stays.'
export const cannedReplies = 'Canned replies'
export const insertCanned = 'Insert a canned reply'
export const findCanned = 'Find by title or text'
export const noCanned = 'No canned reply matches'
export const noCannedYet = 'There are no canned replies yet.'
export const createCanned = 'Create one'
export const cannedNotRead = 'The canned replies could not be loaded'
export const insert = 'Insert'
export const insertNamed = (title: string) => `Insert ${title}`
export const attachFiles = 'Attach files'
export const fileHelp = 'PDF, JPEG, PNG or WebP, up to 10 MB each'
export const removeFile = (name: string) => `Remove ${name}`
export const remove = 'Remove'
export const sendingFile = (name: string) => `${name}, sending…`
export const tooManyFiles = (max: number) => `At most ${max} files`

export const alsoHere = (names: string) => `${names} is looking at this ticket`
export const alsoHereMany = (names: string) => `${names} are looking at this ticket`
export const typing = (names: string) => `${names} is writing`
export const typingMany = (names: string) => `${names} are writing`

export const details = 'Details'
export const priority = 'Priority'
export const type = 'Type'
export const department = 'Department'
export const handler = 'Handler'
export const showroom = 'Showroom'
export const created = 'Created'
export const subject = 'Subject'
export const nobody = 'Nobody'
export const none = 'None'
export const noShowroom = 'No showroom'
export const rating = 'Rating'
export const stars = (rating: number) => `${rating} of 5`
export const customerName = 'Customer name'
export const customerEmail = 'Customer e-mail'
export const hasNoAccount = 'No account with this address'
export const aboutKinds = { order: 'Order', quote: 'Quote', vehicle: 'Vehicle', proforma: 'Invoice' }
export const orders = 'Orders'
export const quotes = 'Quotes'
export const otherTickets = 'Other tickets'
export const allTheirTickets = 'All tickets of this customer'
export const nothingYet = 'No orders, quotes or other tickets yet.'
export const save = 'Save'
export const saving = 'Saving…'
export const cancel = 'Cancel'
export const failedToSave = 'The ticket could not be saved'

export const dueTimes = 'Due times'
export const whyTheseTimes = 'Why these times?'
export const clockNotRead = 'The times could not be loaded.'
export const loading = 'Loading…'
export const noDepartmentNoPromise = 'Without a department with business hours nothing is promised.'
export const countedIn = (department: string, zone: string, priority: string) =>
  `Counted in the business hours of ${department} (${zone.replaceAll('_', ' ')}), at ${priority} priority. Times are yours.`
export const within = (time: string) => `Promised within ${time} of business hours`
export const counts = (time: string) => `${time} counted`
export const countsIn = (time: string, openings: number) => `${time} counted, over ${openings} periods`
export const pausedBy = (status: string) => `paused, ${status}`
export const holiday = (day: string, name: string) => [`${day}: closed`, name].filter(Boolean).join(', ')
export const clockMarks = { start: 'the clock starts', met: 'done', due: 'due' }
export const wasDueThen = 'it was due'
export const noTimePromised = 'No time promised'
export const done = 'Done'
export const wasDue = 'It was due'
export const paused = 'Paused'
export const pausedSince = 'Paused since'
export const stoppedSince = 'Stopped since'
export const pausedWith = (left: string) => `Paused, ${left} of business hours left`
/** What there is no time to show for. */
export const promiseStates = {
  stopped: 'Stopped',
  notAsked: 'Starts with the customer’s next message.',
  notPromised: noTimePromised,
}

export const relatedTickets = 'Related tickets'
export const relations: Record<Relation, string> = {
  follows: 'Follows',
  followedBy: 'Followed by',
  mergedInto: 'Became part of',
  merged: 'Contains',
  linked: 'Linked',
}
export const noRelated = 'None.'
export const merge = 'Merge'
export const link = 'Link'
export const split = 'Split'
export const unlink = 'Unlink'
export const unlinkNamed = (number: string) => `Unlink ${number}`
export const mergeTitle = (number: string) => `Merge ${number} into another ticket`
export const mergeResult =
  'All messages and files move into the other ticket, and this one is closed. This cannot be undone.'
export const linkTitle = (number: string) => `Link ${number} to another ticket`
export const linkResult = 'Both tickets show each other. Customers do not see this.'
export const splitTitle = (number: string) => `Split ${number}`
export const splitResult =
  'The chosen messages move into a new ticket of the same customer, which follows this one.'
export const chooseMessages = 'Messages that move'
export const newSubject = 'Subject of the new ticket'
export const nothingToSplit = 'The customer has written nothing after the first message that could move.'
export const findTicket = 'Number, subject or customer'
export const chooseAnother = 'Choose another'
export const choose = 'Choose'
export const chooseNamed = (number: string) => `Choose ${number}`
export const noTicketMatches = 'No ticket matches'
export const ticketsNotRead = 'The tickets could not be loaded'
export const sameCustomer = 'Both tickets are from the same customer'
export const reason = 'Reason'

export const history = 'History'
export const clock = 'The clock'
export const noHistory = 'Nothing has changed yet.'

export const replyKey = 'Write an answer'
export const noteKey = 'Write an internal note'
export const cannedKey = 'Insert a canned reply'
export const assignKey = 'Assign the ticket'
export const statusKey = 'Change the status'
export const priorityKey = 'Change priority and other details'
export const resolveKey = 'Resolve the ticket'
export const mergeKey = 'Merge into another ticket'
export const linkKey = 'Link to another ticket'
export const splitKey = 'Split messages off into a new ticket'
export const attachKey = 'Attach files'
export const clockKey = 'Explain the due times'
export const queueKey = 'Go to the queue'

export const mails = 'E-mails received'
export const mailWithoutSubject = 'E-mail without a subject'
/** What became of an e-mail. */
export const mailStates = {
  RESPONSE: 'Added to the conversation',
  TICKET: 'Became this ticket',
  AUTO_REPLY: 'Automatic answer',
  BOUNCE: 'Report of failed delivery',
  LOOP: 'Sent by this site itself',
  UNREADABLE: 'Could not be read',
} as const
