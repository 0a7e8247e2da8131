import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { env as ownEnv } from '@/server/env'
import { kill, startAccepter } from './kills'
import type { Mailbox } from './mailbox'

/** What became of the mails. */
export type Mails = { lost: number; doubled: number; repeated: number }

const PATIENCE_MS = 120_000

/** Among jobs that have run for a while: those of dead workers are taken over at once. */
const passTime = (payload: Payload): Promise<unknown> =>
  payload.db.pool.query(
    `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour'
     WHERE name = 'mail.deliver' AND state = 'active' AND started_on < now() - interval '2 seconds'
       AND heartbeat_on > now() - interval '1 hour'`,
  )

/** Has a process like those that were killed send everything that still waits. */
async function deliverAll(payload: Payload, env: Record<string, string>): Promise<void> {
  const worker = await startAccepter(env)
  worker.child.send([])
  const until = Date.now() + PATIENCE_MS
  const open = `SELECT count(*)::int AS n FROM mail_outbox WHERE state IN ('waiting', 'failed')`
  while (Number((await payload.db.pool.query(open)).rows[0]?.n) > 0) {
    if (Date.now() > until) break
    await passTime(payload)
    await sleep(200)
  }
  await kill(worker)
}

/** As `deliver` names a mail. */
const messageIdOf = (id: number, created: Date): string => {
  const mark = createHash('sha256').update(`${id}:${created.toISOString()}`).digest('hex').slice(0, 24)
  return `<${mark}@${new URL(ownEnv().SERVER_URL).hostname}>`
}

/**
 * Delivers the rest, and compares the outbox with what has arrived. A mail may arrive again if the process was
 * killed between the server's answer and our mark: the outbox then knows of more than one attempt.
 */
export async function resolveMails(
  payload: Payload,
  { env, mailbox, print }: { env: Record<string, string>; mailbox: Mailbox; print: (text: string) => void },
): Promise<Mails> {
  await deliverAll(payload, env)
  const { rows } = await payload.db.pool.query(
    `SELECT id, created_at, attempts, effect_key FROM mail_outbox WHERE effect_key LIKE 'quote:%' ORDER BY id`,
  )
  const result = { lost: 0, doubled: 0, repeated: 0 }
  for (const { attempts, created_at, effect_key, id } of rows) {
    const arrived = mailbox.received.get(messageIdOf(Number(id), new Date(created_at))) ?? 0
    if (arrived === 0) result.lost += 1
    if (arrived > attempts) result.doubled += 1
    else if (arrived > 1) {
      result.repeated += 1
      print(`    ${effect_key} arrived ${arrived} times in ${attempts} attempts: killed before our mark`)
    }
  }
  print(`${rows.length} mails: ${result.lost} lost, ${result.doubled} doubled, ${result.repeated} repeated`)
  return result
}
