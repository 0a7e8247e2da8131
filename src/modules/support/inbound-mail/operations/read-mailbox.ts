import { logger } from '@/server/logger'
import type { Mailbox } from '../engine/open-mailbox'

/** What becomes of the e-mails of a mailbox. */
export type Reading = {
  /** Takes an e-mail; returns once that is committed. */
  take: (raw: Buffer) => Promise<unknown>
  /** Whether database and storage work, so that a failure is the e-mail's. */
  isWell: () => Promise<boolean>
  signal: AbortSignal
}

/** An e-mail that fails so often is left to people. */
const TRIES = 5

/** How often each e-mail has failed in this process. */
export type Failures = Map<number, number>

/**
 * Takes the e-mails of a mailbox that are not read, and each that arrives, until the signal ends. One is marked as read
 * once it is taken; one that cannot be taken although everything works is flagged, after some tries, and stays there.
 *
 * @throws Error if the connection is lost, or database or storage do not work
 */
export async function readMailbox(mailbox: Mailbox, failures: Failures, reading: Reading): Promise<void> {
  while (!reading.signal.aborted) {
    const unread = await mailbox.listUnread()
    let isLeft = false
    for (const uid of unread) {
      if (reading.signal.aborted) return
      isLeft = !(await readOne(mailbox, uid, failures, reading)) || isLeft
    }
    if (isLeft) throw new Error('An e-mail of the mailbox could not be taken yet')
    await mailbox.waitForMail(reading.signal)
  }
}

/** Whether it is done with; not so if it is to be tried again. */
async function readOne(
  mailbox: Mailbox,
  uid: number,
  failures: Failures,
  reading: Reading,
): Promise<boolean> {
  const mail = await mailbox.fetch(uid)
  if (!mail) return true
  if (!mail.raw) {
    logger.error({ uid, size: mail.size }, 'an e-mail is too large and stays in the mailbox, flagged')
    await mailbox.flag(uid)
    return true
  }
  try {
    await reading.take(mail.raw)
  } catch (error) {
    if (!(await reading.isWell())) throw error
    return leave(mailbox, uid, failures, error)
  }
  failures.delete(uid)
  await mailbox.markRead(uid)
  return true
}

async function leave(mailbox: Mailbox, uid: number, failures: Failures, error: unknown): Promise<boolean> {
  const tries = (failures.get(uid) ?? 0) + 1
  failures.set(uid, tries)
  logger.error({ err: error, uid, tries }, 'an e-mail of the mailbox could not be taken')
  if (tries < TRIES) return false
  failures.delete(uid)
  await mailbox.flag(uid)
  return true
}
