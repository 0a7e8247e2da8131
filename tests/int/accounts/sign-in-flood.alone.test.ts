import { setImmediate as turn } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'

const TRIES = 150
const networkOf = (n: number) => `198.18.${n}.1`

/** Reads as fast as the answers come, until the work is done. @returns the statuses */
async function readDuring(work: Promise<unknown>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const { status } = await call('GET', '/vehicles/public/listing')
    await turn()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

it('150 wrong sign-ins at once from 150 networks are all in the audit log, and a guest reads on', {
  timeout: 120_000,
}, async () => {
  const payload = await getTestPayload()
  const attack = Promise.all(
    Array.from({ length: TRIES }, (_, n) =>
      call('POST', '/auth/sign-in', {
        body: { email: `guess${n}@people.example.com`, password: 'Wrong1@password' },
        headers: { 'x-forwarded-for': networkOf(n) },
      }),
    ),
  )
  const read = await readDuring(attack)
  expect([...read.keys()]).toEqual([200])
  expect(read.get(200)).toBeGreaterThan(5)
  const statuses = (await attack).map(({ status }) => status)
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT DISTINCT ip, actor_label FROM audit_log WHERE action = 'sign-in-failed'`)
  expect(rows).toHaveLength(TRIES)
})
