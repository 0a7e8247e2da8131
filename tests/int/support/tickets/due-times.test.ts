import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { dueTimesQueue } from '@/modules/support/tickets/operations/sla/declare-due-times-and-deadlines-queues'
import { rewriteDueTimes } from '@/modules/support/tickets/operations/sla/rewrite-due-times'
import { writeDueTimes } from '@/modules/support/tickets/operations/sla/write-due-times'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../../setup/payload'
import { asSomebodyElse } from '../../../setup/somebody-else'
import { accepted, addPeople, call, tokenOf } from '../../api/client'
import {
  dueOf,
  insertTicket,
  momentsOf,
  newDepartment,
  newTicket,
  put,
  rowsOf,
  TARGETS,
  write,
} from '../clock-kit'

let token: string
beforeAll(async () => {
  token = await tokenOf(await getTestPayload(), (await addPeople()).manager)
})

// A Monday.
const NINE = '2026-11-30T09:00+03:00'
const change = async (id: number, body: object) =>
  accepted(call('PATCH', `/support-management/departments/${id}`, { token, body }))
const rewrite = async (department: number) =>
  rewriteDueTimes(await getTestPayload(), department, {
    signal: new AbortController().signal,
    progress: async () => undefined,
  })

describe('due times', () => {
  it('follow every fact of a ticket', async () => {
    const id = await newTicket({ department: await newDepartment(token), createdAt: NINE })
    const [first, resolution] = ['2026-11-30T10:00+03:00', '2026-12-01T09:00+03:00']
    expect(await dueOf(id)).toEqual(momentsOf(first, null, resolution, first))
    await write(id, '2026-11-30T09:20+03:00', false, true)
    expect((await dueOf(id))[3]).toBe(momentsOf(first)[0])
    await write(id, '2026-11-30T09:30+03:00', false)
    expect(await dueOf(id)).toEqual(momentsOf(first, null, resolution, resolution))
    await write(id, '2026-11-30T11:30+03:00', true)
    const next = '2026-11-30T14:30+03:00'
    expect(await dueOf(id)).toEqual(momentsOf(first, next, resolution, next))
    await put(id, '2026-11-30T11:40+03:00', 'ON_HOLD')
    expect(await dueOf(id)).toEqual(momentsOf(first, null, null, null))
    await put(id, '2026-12-01T08:00+03:00', 'IN_PROGRESS')
    const [later, laterNext] = ['2026-12-01T14:20+03:00', '2026-12-01T09:50+03:00']
    expect(await dueOf(id)).toEqual(momentsOf(first, laterNext, later, laterNext))
    await put(id, '2026-12-01T09:00+03:00', 'RESOLVED')
    expect(await dueOf(id)).toEqual(momentsOf(first, null, later, null))
  })

  it('are none without a department, and of one that promises nothing', async () => {
    const nobody = await newTicket({ createdAt: NINE })
    const low = await newTicket({ department: await newDepartment(token), priority: 'LOW', createdAt: NINE })
    expect(await dueOf(nobody)).toEqual([null, null, null, null])
    expect(await dueOf(low)).toEqual([null, null, null, null])
  })

  it('are not in the log: they follow from what is', async () => {
    const id = await newTicket({ department: await newDepartment(token), createdAt: NINE })
    const logged = () =>
      rowsOf(
        sql`SELECT action FROM audit_log WHERE table_name = 'support_tickets' AND record_id = ${String(id)}`,
      )
    const before = await logged()
    await rowsOf(sql`UPDATE support_tickets SET due_at = now(), resolution_due_at = now() WHERE id = ${id}`)
    expect(await logged()).toEqual(before)
    await rowsOf(sql`UPDATE support_tickets SET subject = 'Another' WHERE id = ${id}`)
    expect(await logged()).toHaveLength(before.length + 1)
  })
})

describe('a change of hours or promises', () => {
  const jobsOf = (department: number) =>
    rowsOf(sql`SELECT id FROM pgboss.job WHERE name = ${dueTimesQueue.name}
      AND (data -> 'input' ->> 'departmentId')::int = ${department}`)

  it('counts the unresolved tickets of the department again, by a job that may run twice', async () => {
    const [department, other] = [await newDepartment(token), await newDepartment(token)]
    const [open, elsewhere] = [
      await newTicket({ department, createdAt: NINE }),
      await newTicket({ department: other, createdAt: NINE }),
    ]
    const done = await newTicket({ department, createdAt: NINE })
    await put(done, '2026-11-30T09:30+03:00', 'RESOLVED')
    const before = [await dueOf(done), await dueOf(elsewhere)]
    await change(department, {
      targets: { ...TARGETS, NORMAL: { firstResponse: 240, nextResponse: 240, resolution: 960 } },
      holidays: [{ day: '2026-12-01', name: 'A day off' }],
    })
    expect(await jobsOf(department)).toHaveLength(1)
    for (let run = 0; run < 2; run += 1) {
      await rewrite(department)
      const [first, resolution] = ['2026-11-30T14:00+03:00', '2026-12-03T09:00+03:00']
      expect(await dueOf(open)).toEqual(momentsOf(first, null, resolution, first))
    }
    expect([await dueOf(done), await dueOf(elsewhere)]).toEqual(before)
    await put(done, '2026-11-30T10:30+03:00', 'OPEN')
    expect((await dueOf(done))[0]).toBe(momentsOf('2026-11-30T15:00+03:00')[0])
  })

  it('sends no job for anything else', async () => {
    const department = await newDepartment(token)
    await change(department, { title: 'Renamed', description: 'Other words', hours: undefined })
    await change(department, { targets: TARGETS })
    expect(await jobsOf(department)).toEqual([])
  })

  it('waits for a ticket that is being written with the earlier hours', async () => {
    const payload = await getTestPayload()
    const department = await newDepartment(token)
    const [id, changed] = await inTransaction({ payload }, async (_, db) => {
      const made = await insertTicket(db, { department, createdAt: NINE })
      await writeDueTimes(db, [made])
      const asked = asSomebodyElse(() => change(department, { timeZone: 'Europe/London' }))
      const waiting = () =>
        asSomebodyElse(() =>
          rowsOf(sql`SELECT pid FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0`),
        )
      await expect.poll(waiting, { timeout: 10_000 }).not.toEqual([])
      return [made, { asked }] as const
    })
    await changed.asked
    await rewrite(department)
    expect((await dueOf(id))[0]).toBe(momentsOf('2026-11-30T09:00Z')[0])
  })

  it('reaches more tickets than are written at once', async () => {
    const department = await newDepartment(token)
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(sql`INSERT INTO support_tickets (subject, description, department_id, status_at, created_at)
      SELECT 'Many', 'Text', ${department}, ${NINE}, ${NINE} FROM generate_series(1, 1100)`)
    await rewrite(department)
    const due =
      await rowsOf(sql`SELECT count(*)::int AS n, min(due_at)::text AS first, max(due_at)::text AS last
      FROM support_tickets WHERE department_id = ${department} AND due_at IS NOT NULL`)
    expect(due[0]?.n).toBe(1100)
    expect(due[0]?.first).toBe(due[0]?.last)
  })
})
