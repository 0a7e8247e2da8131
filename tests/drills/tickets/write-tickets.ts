import { setTimeout as sleep } from 'node:timers/promises'
import type { People } from './people'

/** What has been acknowledged. */
export type Written = { tickets: number[]; messages: string[]; repeated: number }

export type WriteOptions = {
  origin: () => string
  people: People
  tickets: number
  clients: number
  isLate: () => boolean
  onWritten: (done: number) => void
}

const RETRY_MS = 150

type Call = { path: string; token: string; key: string; body: object }

/** Sends until there is an answer, under the same key: a dead app may have done it before it died. */
async function insist({ isLate, origin }: WriteOptions, written: Written, call: Call): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    if (isLate()) throw new Error(`${call.key} was not written in time`)
    const response = await fetch(`${origin()}/api/v1/support-management${call.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${call.token}`,
        'content-type': 'application/json',
        'idempotency-key': call.key,
      },
      body: JSON.stringify(call.body),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null)
    const text = (await response?.text().catch(() => null)) ?? null
    if (response?.ok && text !== null) {
      if (tries > 0) written.repeated += 1
      return Number(JSON.parse(text).data.id)
    }
    // The first of two that were sent under one key may still be at work.
    if (response && response.status < 500 && ![409, 429].includes(response.status))
      throw new Error(`${call.key} was refused: ${response.status} ${text}`)
    await sleep(RETRY_MS)
  }
}

/** A customer's ticket, what they add to it, and for every other one staff's answer. */
async function story(options: WriteOptions, written: Written, n: number): Promise<void> {
  const { people } = options
  const token = people.customers[n % people.customers.length] ?? ''
  const reply = async (kind: string, call: Omit<Call, 'key' | 'body'>) => {
    const message = `${kind} ${n}`
    await insist(options, written, { ...call, key: `drill-${kind}-${n}`, body: { message } })
    written.messages.push(message)
  }
  const body = { subject: `Drill ${n}`, description: 'Where is my vehicle?' }
  const id = await insist(options, written, {
    path: '/customer/tickets',
    token,
    key: `drill-ticket-${n}`,
    body,
  })
  written.tickets.push(n)
  await reply('addition', { path: `/customer/tickets/${id}/responses`, token })
  if (n % 2 === 0) await reply('answer', { path: `/tickets/${id}/responses`, token: people.manager })
}

/** Writes all tickets, several at once. */
export async function writeTickets(options: WriteOptions): Promise<Written> {
  const written: Written = { tickets: [], messages: [], repeated: 0 }
  let next = 0
  const client = async () => {
    while (next < options.tickets) {
      next += 1
      await story(options, written, next)
      options.onWritten(written.tickets.length)
    }
  }
  await Promise.all(Array.from({ length: options.clients }, client))
  return written
}
