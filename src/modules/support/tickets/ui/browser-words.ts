import { SELF_CLOSING_DAYS } from '../rules/ticket-limits'

// Used in several places
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const remove = 'Remove'
export const sending = 'Sending…'

// Files
export const files = 'Files'
export const addFiles = 'Add photographs or documents'
export const filesHelp = (most: number) => `PDF, JPEG, PNG or WebP, 10 MB each, at most ${most}.`
export const sendingFile = (name: string) => `Sending ${name}…`
export const tooManyFiles = (most: number) => `At most ${most} files can be added.`
export const filesStillSending = 'Please wait until your files have been sent.'
export const filesNotSent = 'Remove the files that could not be sent, or try them again.'
export const opensNewTab = 'opens in a new tab'
export const sizeOf = (bytes: number) =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`

// Support home
export const hoursIn = (zone: string, hours: string) =>
  `In your time (${zone.replaceAll('_', ' ')}): ${hours}`

// Sent too often
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
export const worksAgainAt = (at: Date) =>
  `You can send it again from ${clock.format(at)}; what you wrote stays here.`
export const reachUsUntilThen = 'Until then you can reach us by'
export const contactKinds = { phone: 'telephone', whatsapp: 'WhatsApp', email: 'e-mail' } as const

// New question
export const subject = 'Subject'
export const subjectHelp = 'In a few words: what is it about?'
export const description = 'Your question'
export const descriptionHelp = 'The more detail you give, the fewer questions we will need to ask.'
export const kind = 'What kind of question is it?'
export const department = 'Who should answer?'
export const anyDepartment = 'No preference'
export const sendQuestion = 'Send question'
export const questionFailed = 'Your question could not be sent. Please try again.'
export const questionSent = 'Your question has been sent'
export const mayAnswerIt = 'These pages may answer your question'

// A ticket
export const you = 'You'
export const us = 'Our team'
export const yourTurn = 'Your turn'
export const ourTurn = 'Our turn'
export const weAnswerBy = 'We expect to answer you by'
export const weAnswerSoon = 'We will answer you as soon as we can.'
export const weAreLate = 'We are sorry: you should have had our answer by'
export const weWork = 'We are working on it and will write to you.'
export const weWait = 'We are waiting for your answer.'
export const onHold = 'We have put this on hold and will come back to it.'
export const resolvedUntil =
  'We consider this resolved. If it is not, write to us and we will reopen it; otherwise it will close automatically on'
export const resolved = `We consider this resolved. If it is not, write to us and we will reopen it; otherwise it will close automatically after ${SELF_CLOSING_DAYS} days.`
export const closed = 'This question is closed.'
export const conversation = 'Conversation'
export const showTrimmed = 'Show trimmed text'
export const earlierQuestion = 'Follows your question'
export const laterQuestion = 'Continued in'
export const addedToLater = 'Your message was added to the question that continues this one'
export const followUpSent =
  'That question was closed, so your message has become a new question that refers to it.'
export const notCurrent = 'The connection is lost. New answers appear once it is back.'

// Reply
export const yourMessage = 'Your message'
export const messageHelp = 'We will answer here and by e-mail.'
export const followUpHelp = 'This question is closed: what you write becomes a new one that refers to it.'
export const send = 'Send'
export const writeSomething = 'Please write a message'
export const messageFailed = 'Your message could not be sent. Please try again.'

// Closing
export const closeQuestion = 'Close this question'
export const closeTitle = 'Close this question?'
export const whatClosingDoes =
  'Close it if it has been answered or no longer matters. If you write to us afterwards, your message becomes a new question that refers to this one.'
export const close = 'Close question'
export const closeFailed = 'The question could not be closed. Please try again.'

// Rating
export const howDidWeDo = 'How did we do?'
export const ratingLabels: readonly string[] = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good']
export const comment = 'Anything you would like to add? (optional)'
export const sendRating = 'Send rating'
export const ratingFailed = 'Your rating could not be sent. Please try again.'
export const chooseRating = 'Please choose a rating'
export const youRated = (label: string) => `You rated our help: ${label}`
