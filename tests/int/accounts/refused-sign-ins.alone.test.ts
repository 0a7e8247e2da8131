import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { flushSignInFailures, recordSignInFailure } from '@/server/refused-sign-ins/record-refusal'
import { getTestPayload } from '../../setup/payload'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
})

const rowsOf = async (ip: string): Promise<{ detail: string }[]> => {
  const { rows } = await payload.db.drizzle.execute<{ detail: string }>(sql`
    SELECT detail FROM audit_log WHERE action = 'sign-in-failed' AND ip = ${ip} ORDER BY id`)
  return rows
}

it('a refusal that cannot be written is written as soon as it can', async () => {
  const failure = { email: 'a@people.example.com', reason: 'Wrong', ip: '198.18.0.1' }
  await payload.db.drizzle.execute(sql`
    ALTER TABLE audit_log ADD CONSTRAINT closed CHECK (action <> 'sign-in-failed') NOT VALID`)
  const recorded = recordSignInFailure(payload, failure)
  expect(await rowsOf(failure.ip)).toEqual([])
  await payload.db.drizzle.execute(sql`ALTER TABLE audit_log DROP CONSTRAINT closed`)
  await recorded
  await vi.waitFor(async () => expect(await rowsOf(failure.ip)).toHaveLength(1), 10_000)
})

it('a flood from one network is counted to the last, and does not fill the log', async () => {
  const ip = '198.18.0.2'
  await Promise.all(
    Array.from({ length: 500 }, () =>
      recordSignInFailure(payload, { email: 'b@c.example', reason: 'Wrong', ip }),
    ),
  )
  await flushSignInFailures(payload)
  const rows = await rowsOf(ip)
  const counted = rows.map(({ detail }) => Number(/^(\d+) more sign-ins refused/.exec(detail)?.[1] ?? 1))
  expect(counted.reduce((sum, n) => sum + n, 0)).toBe(500)
  // Twice as many if a minute ends in between.
  expect(rows.length).toBeLessThanOrEqual(2 * 61)
})
