// Used in several places
export const outbox = 'Outbox'
export const email = 'E-mail'
export const emailNotFound = 'E-mail not found'
export const to = 'To'
export const state = 'State'
export const written = 'Created'
export const subject = 'Subject'

// Outbox mail view
export const itMayHaveBeenRemoved = 'It may have been removed: e-mails are kept for 90 days.'
export const kept = 'Kept'
export const sent = 'Sent'
export const sentTextsAreNotStored =
  'The text of sent e-mails is not kept, because it may contain a link that gives access to an account.'
export const theEmail = 'The e-mail'

// Outbox table
export const attempts = 'Attempts'
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
  'The link in this e-mail works once and gives access to someone’s account, so it is hidden. As no mail server is set up, you can reveal it and pass it on. This is recorded in the system logs.'
export const revealTheLink = 'Reveal the link'

// Template editor
export const notAvailableInThisEmail = (list: string) => `Not available in this e-mail: ${list}`
export const textParagraphsWithEmpty =
  'Text. Leave a blank line between paragraphs. For a button, put [Label]({{link}}) on a line of its own.'
export const insert = 'Insert'
export const forExample = (plainValue: string) => `For example, ${plainValue}`
export const save = 'Save'
export const saveFirstTest = 'Save first: the test uses the saved text'
export const sendTestTo = (email: string) => `Send a test to ${email}`
export const resetToDefaultText = 'Reset to the default text'
export const confirmResetToDefaultText = 'Reset to the default text?'
export const reset = 'Reset'
export const yourOwnTextForThisEmail =
  'Your custom text for this e-mail will be removed. You can still read it in the system logs.'

// Template view
export const allEmailTexts = 'All e-mail texts'
export const emailText = 'E-mail text'
export const noSuchEmail = 'There is no e-mail with this key.'
export const sentAt = (sentWhen: string) => `Sent when ${sentWhen}.`

// Templates view
export const sentWhen = 'Sent when'
export const text = 'Text'
export const defaultText = 'Default'
export const custom = 'Custom,'
export const whatEachEmail = 'What each e-mail says. E-mails without a custom text use the default text.'
export const emailTexts = 'E-mail texts'

// Mail
export const textSaved = 'Text saved'
export const textReset = 'Reset to the default text'
const testEmailIsOnItsWay = (address: string) => `A test e-mail is on its way to ${address}`
const testEmailIsKept = () => 'Kept in the outbox, not delivered: no provider is set up.'
export const testEmail = {
  outbox: testEmailIsKept,
  smtp: testEmailIsOnItsWay,
  resend: testEmailIsOnItsWay,
} as const
export const passItOnOnly = 'Pass it on only to the account’s owner'
export const emailIsBeingSent = 'The e-mail will be sent again'

// Navigation
export const emailsFailed = (count: string) =>
  count === '1' ? '1 e-mail could not be sent' : `${count} e-mails could not be sent`

// Work on the dashboard
export const mailsWork = 'E-mails that could not be sent'

// Texts that wait for an administrator
export const textsToApprove = (count: string) =>
  count === '1' ? '1 e-mail text waits for approval' : `${count} e-mail texts wait for approval`
export const textChangesWork = 'E-mail texts to approve'
export const textWaits =
  'Sent to the administrators for approval. Until one approves it, the e-mail keeps the text in use.'
export const textApproved = 'Approved: this text is now in use'
export const textRejected = 'Rejected: the text in use stays'
export const textWithdrawn = 'Withdrawn: the text in use stays'
export const howTextChanged = {
  written: (author: string, _approver: string) => `${author} changed it.`,
  reset: (author: string, _approver: string) => `${author} reset it to the default text.`,
  approved: (author: string, approver: string) =>
    `${author} proposed the change, and ${approver} approved it.`,
}
export const wholeText = 'the whole text, because it warns administrators'
export const watchedAboutMoney =
  'This e-mail is about money: every change is sent to all administrators. Unless an administrator writes them, account numbers, telephone numbers, links and addresses wait for an administrator’s approval.'
export const watchedWarning =
  'This e-mail warns administrators: every change is sent to all of them. Unless an administrator writes it, another text waits for an administrator’s approval.'
export const waitingForApproval = 'Waiting for approval'
export const earlierTexts = 'Earlier proposals'
export const proposedBy = (name: string) => `Proposed by ${name}`
export const decidedBy = (status: string, name: string) => `${status} by ${name}`
export const toBeChecked = 'To be checked:'
export const rejectedBecause = (reason: string) => `Reason: ${reason}`
export const removedLine = 'Removed: '
export const addedLine = 'Added: '
export const onlyAdministrators = 'An administrator has to approve or reject it.'
export const approve = 'Approve'
export const reject = 'Reject'
export const withdraw = 'Withdraw'
export const approveText = 'Approve this text?'
export const rejectText = 'Reject this text?'
export const withdrawText = 'Withdraw this text?'
export const approveAbout =
  'Every e-mail of this kind uses it from now on. Ask whoever proposed it in person if an account or a link is new to you.'
export const rejectAbout = 'The text in use stays. Whoever proposed this one sees your reason.'
export const withdrawAbout = 'The text in use stays. You can propose another one afterwards.'
export const reason = 'Reason'

// The sender
export const emailsSection = 'E-mails'
export const emailsSectionAbout =
  'Sender and provider are set in the environment of the server (MAIL_FROM, SMTP_URL, RESEND_API_KEY).'
export const sender = 'Sender'
export const provider = 'Provider'
export const providerNames = {
  outbox: 'None: e-mails stay in the outbox',
  smtp: 'Mail server (SMTP)',
  resend: 'Resend',
} as const
export const mailsFailing = 'The newest e-mail could not be sent'
export const mailsLeaving = 'E-mails are being sent'
export const mailsNeverSent = 'Nothing has been sent yet'
export const mailsStayHere = 'E-mails are not delivered'
export const lastSent = { outbox: 'Last kept', smtp: 'Last sent', resend: 'Last sent' } as const
export const never = 'Never'
export const waitingMails = 'Waiting'
export const failedMails = 'Failed'
export const lastProblem = 'Last problem'
export const unexplained = 'No reason was given'
export const openOutbox = 'Open the outbox'
