/** In place of a text that an e-mail does not have. */
export const noText = 'The e-mail has no text.'
/** In place of a text that cannot be read. */
export const bodyNotRead =
  'The text of this e-mail could not be read. Open the original to see what it contains.'
export const noSubject = 'E-mail without a subject'

const listOf = (names: readonly string[]): string =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more` : names.join(', ')

/** Below the text of an e-mail: what came with it and is in the original alone. */
export const filesNotTaken = (names: readonly string[]): string =>
  names.length === 1
    ? `[1 file was not taken: ${listOf(names)}]`
    : `[${names.length} files were not taken: ${listOf(names)}]`

export const unnamedFile = 'a file without a name'

/** Why an e-mail became a ticket of its own, for staff. */
export const mayNotAnswer = 'It is from a member of staff who may not answer the ticket it refers to'
export const tooMany = 'More e-mails from this sender within an hour than a person writes'
export const unreadable = 'It could not be read'
export const nobody = 'It does not say who sent it'

/** To whoever brings an e-mail. */
export const received = 'E-mail received'
export const noMailbox = 'No e-mail is received here'
export const signatureWrong = 'The signature is missing, wrong or too old'
export const bodyUnreadable = 'Send the e-mail as message/rfc822, or as JSON: {"raw": "its bytes in base64"}'
export const bytesNotSigned =
  'A signature is over text. Send the e-mail as JSON: {"raw": "its bytes in base64"}'
export const mailTooLarge = 'E-mails can have 25 MB at most'

/** To staff who look for one. */
export const mailNotFound = 'E-mail not found'
