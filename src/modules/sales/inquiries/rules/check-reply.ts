import { err, ok, type Result } from '@/kernel/result'
import { blankToNull } from '@/kernel/text/blank'
import type { InquiryStatus } from './inquiry-choices'
import { ANSWERED } from './inquiry-status'

/** What a reply changes; empty if there is nothing new in it. */
export type Replied = {
  status: InquiryStatus
  replyMessage: string
  /** ISO in UTC. */
  replyAt: string
  repliedBy: number
}

export const ALREADY_REPLIED = 'Somebody has replied in the meantime. Read that reply, then send yours.'

/**
 * Whether a reply would take the place of one that its writer has not read.
 *
 * @param hasSeen whether the writer names the version of the inquiry they read
 */
export const isOverUnread = (before: string | null, reply: Replied | null, hasSeen: boolean): boolean =>
  before !== null && reply !== null && !hasSeen

/**
 * Validates the reply in a change by staff. A new text is a reply: it answers the inquiry, now and by this
 * person. The same text again changes nothing, and a reply that was sent cannot be removed.
 *
 * @param before the reply as stored
 * @param given the reply as sent; undefined if the change has none
 * @returns what to write, or null for nothing
 */
export function checkReply(
  before: string | null,
  given: string | null | undefined,
  staffId: number,
  now: Date,
): Result<Replied | null, string> {
  if (given === undefined) return ok(null)
  const replyMessage = blankToNull(given)
  if (replyMessage === before) return ok(null)
  if (replyMessage === null) return err('A reply that was sent cannot be taken back')
  return ok({ status: ANSWERED, replyMessage, replyAt: now.toISOString(), repliedBy: staffId })
}
