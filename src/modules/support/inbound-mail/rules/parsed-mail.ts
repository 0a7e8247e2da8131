/** Whoever wrote an e-mail, as it says. The address is in lower case. */
export type Sender = { address: string; name: string }

/** A file that came with an e-mail. */
export type MailFile = {
  name: string | null
  bytes: Uint8Array
  /** Shown within the text, such as a logo in a signature. */
  isInline: boolean
}

/** Headers by their names in lower case, each from top to bottom. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>

/** What an e-mail consists of. */
export type ParsedMail = {
  /** With angle brackets; null if it has none that can be one. */
  messageId: string | null
  /** Null for an e-mail that names none. */
  from: Sender | null
  /** Every address that it was for, on its way or as its sender wrote. */
  recipients: readonly string[]
  /** The Message-IDs of what it answers, the nearest first, with angle brackets. */
  references: readonly string[]
  subject: string
  /** With line feeds. */
  text: string
  headers: MailHeaders
  files: readonly MailFile[]
}

/** The first header of a name, in lower case; '' if there is none. */
export const headerOf = (headers: MailHeaders, name: string): string =>
  (headers.get(name)?.[0] ?? '').trim().toLowerCase()
