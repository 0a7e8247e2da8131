// Said in several places
export const outbox = 'Outbox'
export const email = 'E-mail'
export const emailNotFound = 'E-mail not found'
export const to = 'To'
export const state = 'State'
export const written = 'Written'
export const subject = 'Subject'

// Outbox mail view
export const itMayHaveBeenRemoved = 'It may have been removed: e-mails are kept for 90 days.'
export const kept = 'Kept'
export const sent = 'Sent'
export const sentTextsAreNotKept =
  'The text of e-mails that have been sent is not kept: it may contain a link that opens an account.'
export const theEmail = 'The e-mail'

// Outbox table
export const tries = 'Tries'
export const action = 'Action'
export const emails = 'E-mails'

// Outbox view
export const noMailService = 'No mail service is set up: e-mails stay here and are not delivered.'
export const emailsGoThroughMailServer = 'E-mails are sent through the mail server.'
export const emailsGoThroughResend = 'E-mails are sent through Resend.'
export const anyStatus = 'Any status'
export const anyEmail = 'Any e-mail'
export const everyEmailIsRecorded = 'Every e-mail is recorded here when it is sent, and kept for 90 days.'
export const noEmailsMatch = 'No e-mails match these filters'
export const noEmailsYet = 'No e-mails yet'

// Preview
export const preview = 'Preview'
export const previewOfEmail = 'Preview of the e-mail'
export const loadingThePreview = 'Loading the preview…'
export const previewCouldNotBeLoaded = 'The preview could not be loaded.'
export const tryAgain = 'Try again'

// Send again
export const sendSubjectAgain = (subject: string) => `Send '${subject}' again`
export const sendAgain = 'Send again'

// Show link
export const linkInThisEmailWorks =
  'The link in this e-mail works once and opens someone’s account, so it is hidden. As no mail server is set up, you can reveal it and pass it on; this is recorded in the system logs.'
export const revealTheLink = 'Reveal the link'

// Template editor
export const notAvailableInThisEmail = (list: string) => `Not available in this e-mail: ${list}`
export const textParagraphsWithEmpty =
  'Text: paragraphs with an empty line between them, [Label]({{link}}) on a line of its own for a button'
export const addToText = 'Add to the text'
export const suchAs = (plainValue: string) => `Such as ${plainValue}`
export const save = 'Save'
export const saveFirstTest = 'Save first: a test sends the saved text'
export const sendTestTo = (email: string) => `Send a test to ${email}`
export const resetToDefaultText = 'Reset to the default text'
export const resetToDefaultTextAsked = 'Reset to the default text?'
export const reset = 'Reset'
export const yourOwnTextForThisEmail =
  'Your own text for this e-mail will be removed. It can still be read in the system logs.'

// Template view
export const allEmailTexts = 'All e-mail texts'
export const emailText = 'E-mail text'
export const thereIsNoEmail = 'There is no e-mail with this key.'
export const sentAt = (sentWhen: string) => `Sent when ${sentWhen}.`

// Templates view
export const sentWhen = 'Sent when'
export const text = 'Text'
export const theProducts = 'The product’s'
export const whatEachEmail = 'What each e-mail says. E-mails without a text of your own use the default text.'
export const emailTexts = 'E-mail texts'

// Mail
export const textSaved = 'Text saved'
export const defaultTextIsUsed = 'The default text is used again'
export const testEmailIsOnItsWay = (address: string) => `A test e-mail is on its way to ${address}`
export const passItOnOnly = 'Pass it on only to its owner'
export const emailIsBeingSent = 'The e-mail is being sent again'
