import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { atEnd } from '../../../scripts/lib/lifecycle.mjs'

/** A mail server that counts what it has taken. */
export type Mailbox = {
  url: string
  /** How often each mail arrived, by its Message-ID. */
  received: Map<string, number>
  close: () => Promise<void>
}

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(raw)?.[1]?.trim() ?? ''

/** Starts the mail server on a free port; closed at the end of the script at the latest. */
export async function openMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      // A client that dies in the middle of its mail has not sent it.
      const raw = await readText(stream).catch(() => null)
      if (raw === null) return done(new Error('Cut off'))
      const id = header(raw, 'Message-ID')
      received.set(id, (received.get(id) ?? 0) + 1)
      done(null)
    },
  })
  // Its clients die in the middle of a conversation.
  server.on('error', () => {})
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready())
  })
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  atEnd(close)
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}
