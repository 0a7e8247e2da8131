import { ImapFlow } from 'imapflow'
import { logger } from '@/server/logger'
import { MAIL_MAX_BYTES } from '../rules/mail-limits'
import { readMailboxAddress } from '../rules/mailbox-address'

/** An e-mail in the mailbox; null bytes for one that is too large. */
export type MailboxMail = { raw: Buffer | null; size: number }

/** A mailbox that is open. Numbers are those that the server keeps (UID). */
export type Mailbox = {
  /** The numbers of e-mails that are not read and not flagged, oldest first. */
  listUnread: () => Promise<number[]>
  /** Null if somebody has removed it. */
  fetch: (uid: number) => Promise<MailboxMail | null>
  markRead: (uid: number) => Promise<void>
  /** For people to look at: it is not read again. */
  flag: (uid: number) => Promise<void>
  /** Returns as soon as something has arrived, some time has passed, or the signal ends. @throws if the connection is lost */
  waitForMail: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** How long it waits for the server to announce something before it looks by itself, in milliseconds. */
const LOOKS_EVERY = 4 * 60_000
const CLOSING = 3_000

/**
 * Opens a mailbox.
 *
 * @param address such as imaps://user:password@mail.example.com/INBOX
 * @throws Error if the server cannot be reached or refuses
 */
export async function openMailbox(address: string): Promise<Mailbox> {
  const { folder, host, isLocal, isSecure, password, port, user } = readMailboxAddress(address)
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && !isLocal && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    clientInfo: { name: 'Kaido' },
  })
  // The reason of a lost connection; whoever waits learns of it by the end.
  client.on('error', (error: unknown) => logger.warn({ err: error }, 'the mailbox reported an error'))
  await client.connect()
  await client.mailboxOpen(folder)
  return { ...readingOf(client), ...waitingOn(client) }
}

function readingOf(client: ImapFlow): Pick<Mailbox, 'listUnread' | 'fetch' | 'markRead' | 'flag'> {
  const byUid = { uid: true } as const
  const setFlag = async (uid: number, flag: string) => {
    if (!(await client.messageFlagsAdd(String(uid), [flag], byUid)))
      throw new Error(`The mailbox did not set ${flag}`)
  }
  return {
    listUnread: async () => {
      const found = await client.search({ seen: false, flagged: false, deleted: false }, byUid)
      if (!Array.isArray(found)) throw new Error('The mailbox could not be searched')
      return found.toSorted((a, b) => a - b)
    },
    fetch: async (uid) => {
      const facts = await client.fetchOne(String(uid), { size: true }, byUid)
      if (!facts) return null
      const size = facts.size ?? 0
      if (size > MAIL_MAX_BYTES) return { raw: null, size }
      // Peeks: only markRead says that it was taken.
      const whole = await client.fetchOne(String(uid), { source: true }, byUid)
      const source = whole ? whole.source : undefined
      return source ? { raw: Buffer.from(source), size } : null
    },
    markRead: (uid) => setFlag(uid, '\\Seen'),
    flag: (uid) => setFlag(uid, '\\Flagged'),
  }
}

function waitingOn(client: ImapFlow): Pick<Mailbox, 'waitForMail' | 'close'> {
  let hasMail = false
  let wake = () => {}
  client.on('exists', () => {
    hasMail = true
    wake()
  })
  client.on('close', () => wake())
  return {
    waitForMail: async (signal) => {
      if (!hasMail && client.usable && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOKS_EVERY)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          signal.addEventListener('abort', wake, { once: true })
          // Until the next command; why it failed, the connection reports itself.
          client.idle().catch(() => undefined)
        })
      signal.removeEventListener('abort', wake)
      hasMail = false
      if (!client.usable) throw new Error('The connection to the mailbox was lost')
    },
    close: async () => {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSING).unref()
      })
      await Promise.race([client.logout().catch(() => undefined), late])
      client.close()
    },
  }
}
