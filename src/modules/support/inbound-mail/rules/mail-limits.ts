import { ATTACHMENTS_MAX, MESSAGE_MAX, SUBJECT_MAX } from '@/modules/support/tickets/rules/ticket-limits'

/** The largest e-mail that is taken, as it arrives: files take a third more there than on a disk. */
export const MAIL_MAX_BYTES = 25 * 1024 * 1024
/** Parts of an e-mail in each other. */
export const PARTS_DEPTH = 30
/** Elements of HTML in each other; words of what is deeper stay. */
export const HTML_DEPTH = 60

/** Tags in an e-mail; of one with more only the words are read. */
export const TAGS_MAX = 30_000
/** Lines in which quotes are looked for; a longer text is shown whole. */
export const LINES_MAX = 20_000

/** Of what is quoted below a text. */
export const TRIMMED_MAX = 1_000_000

export const FILES_MAX = ATTACHMENTS_MAX
/** Pictures within a text that are smaller belong to signatures. */
export const LOGO_MAX_BYTES = 12 * 1024

/** From one sender within an hour: to one ticket, and as new ones. More than that is two programs answering each other. */
export const MAILS_AN_HOUR = 20

export { MESSAGE_MAX, SUBJECT_MAX }
