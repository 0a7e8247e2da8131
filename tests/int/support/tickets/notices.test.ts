import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeResolvedTickets } from '@/modules/support/tickets/operations/close-resolved-tickets'
import { followDeadlines } from '@/modules/support/tickets/operations/sla/follow-deadlines'
import { getTestPayload } from '../../../setup/payload'
import { addPeople, type People, tokenOf } from '../../api/client'
import { ALWAYS, newDepartment, newTicket, put, rowsOf, write } from '../clock-kit'

let people: People
let token: string
let mombasa: number
beforeAll(async () => {
  people = await addPeople()
  const payload = await getTestPayload()
  token = await tokenOf(payload, people.manager)
  const showroom = { showroomName: 'Mombasa', city: 'Mombasa', country: 'Kenya' }
  const made = await payload.create({
    collection: 'showroom-offices',
    data: showroom,
    overrideAccess: true,
    depth: 0,
  })
  mombasa = Number(made.id)
})

// A Monday; 60 minutes are promised for a first response.
const NINE = '2026-11-30T09:00+03:00'
const at = (time: string, day = '2026-11-30') => new Date(`${day}T${time}+03:00`)
const follow = async (now: Date) => followDeadlines(await getTestPayload(), now)

/** The notices of a ticket in order, and who got an e-mail that names it. */
async function givenAbout(id: number): Promise<string[]> {
  const rows = await rowsOf(sql`
    SELECT n.kind, coalesce(string_agg(split_part(o.to_address, '@', 1), '+' ORDER BY o.to_address), '-') AS receivers
    FROM ticket_notices n JOIN support_tickets t ON t.id = n.ticket_id
    LEFT JOIN mail_outbox o ON o.body_text LIKE '%' || t.ticket_number || ':%' AND o.effect_key LIKE '%' || n.kind || '%'
      AND o.effect_key LIKE '%' || to_char(n.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') || '%'
    WHERE n.ticket_id = ${id} GROUP BY n.kind, n.at ORDER BY n.at, n.kind`)
  return rows.map(({ kind, receivers }) => `${kind} ${receivers}`)
}

const team = async (more: object = {}) =>
  newDepartment(token, {
    leadId: people.manager.id,
    memberIds: [people.operator.id, people.supervisor.id],
    ...more,
  })

describe('staff are notified of a promise', () => {
  it('before it is broken, when it is, and when it stays so, each once, however many workers there are', async () => {
    const id = await newTicket({ department: await team(), handler: people.operator.id, createdAt: NINE })
    await follow(at('09:47:59'))
    expect(await givenAbout(id)).toEqual([])
    for (const time of ['09:48:00', '10:00:00', '10:30:00'])
      for (let run = 0; run < 2; run += 1) await Promise.all([1, 2, 3].map(() => follow(at(time))))
    expect(await givenAbout(id)).toEqual(['warning operator', 'breach operator', 'escalation manager'])
    await follow(at('16:00:00'))
    expect(await givenAbout(id)).toHaveLength(3)
  })

  it('of a ticket that nobody handles: its members, as far as they see its showroom', async () => {
    const payload = await getTestPayload()
    const elsewhere = { allShowrooms: false, assignedShowrooms: [] }
    await payload.update({
      collection: 'users',
      id: people.supervisor.id,
      data: elsewhere,
      overrideAccess: true,
    })
    const department = await team()
    const [anywhere, here] = [
      await newTicket({ department, createdAt: NINE }),
      await newTicket({ department, showroom: mombasa, createdAt: NINE }),
    ]
    await follow(at('10:00:00'))
    expect(await givenAbout(anywhere)).toEqual(['breach operator+supervisor'])
    expect(await givenAbout(here)).toEqual(['breach operator'])
  })

  it('in one e-mail about all their tickets', async () => {
    const [department, day] = [await team({ memberIds: [people.admin.id] }), '2026-12-02']
    for (let i = 0; i < 3; i += 1) await newTicket({ department, createdAt: `${day}T09:00+03:00` })
    await follow(at('10:00:00', day))
    const mails = await rowsOf(sql`SELECT subject, body_text FROM mail_outbox
      WHERE event_key = 'ticket-overdue' AND to_address = ${people.admin.email}`)
    expect(mails.map(({ subject }) => subject)).toEqual(['3 tickets are overdue'])
    expect(mails[0]?.body_text).toContain('First response due Wed 2 Dec 2026, 10:00 GMT+3')
    expect(mails[0]?.body_text).toContain('/admin/support-management/tickets?due=breached')
  })

  it('at the address of a department without people', async () => {
    const department = await team({ leadId: null, memberIds: [], email: 'parts@kaido.example' })
    const id = await newTicket({ department, createdAt: NINE })
    await follow(at('10:30:00'))
    expect(await givenAbout(id)).toEqual(['breach parts', 'escalation parts'])
  })

  it('not once it is met, and not while it is on hold', async () => {
    const department = await team()
    const [answered, held, done] = [
      await newTicket({ department, createdAt: NINE }),
      await newTicket({ department, createdAt: NINE }),
      await newTicket({ department, createdAt: NINE }),
    ]
    await write(answered, '2026-11-30T09:30+03:00', false)
    await put(held, '2026-11-30T09:30+03:00', 'ON_HOLD')
    await put(done, '2026-11-30T10:10+03:00', 'RESOLVED')
    await follow(at('10:30:00'))
    expect([await givenAbout(answered), await givenAbout(held), await givenAbout(done)]).toEqual([[], [], []])
  })
})

describe('when they are', () => {
  it('is in business hours: what is due as they close, the next morning', async () => {
    const [department, day] = [await team(), '2026-12-01']
    const id = await newTicket({ department, createdAt: `${day}T16:00+03:00` })
    const urgent = await newTicket({ department, priority: 'URGENT', createdAt: `${day}T16:50+03:00` })
    await follow(at('17:00:05', day))
    expect([await givenAbout(id), await givenAbout(urgent)]).toEqual([
      [],
      ['breach operator+supervisor', 'escalation manager'],
    ])
    await follow(at('07:59:59', '2026-12-02'))
    expect(await givenAbout(id)).toEqual([])
    await follow(at('08:00:00', '2026-12-02'))
    expect(await givenAbout(id)).toEqual(['breach operator+supervisor'])
  })

  it('is again when a promise was put off and is broken anew, and not when it stays broken', async () => {
    const department = await team({ hours: ALWAYS })
    const id = await newTicket({ department, createdAt: NINE })
    await follow(at('10:00:00'))
    await put(id, '2026-11-30T10:00:10+03:00', 'ON_HOLD')
    await put(id, '2026-11-30T10:05+03:00', 'OPEN')
    await follow(at('10:06:00'))
    expect(await givenAbout(id)).toHaveLength(1)
    const later = await newTicket({ department, createdAt: NINE })
    await follow(at('09:48:00'))
    await put(later, '2026-11-30T09:50+03:00', 'ON_HOLD')
    await put(later, '2026-11-30T10:50+03:00', 'OPEN')
    await follow(at('10:59:59'))
    expect((await givenAbout(later)).map((one) => one.split(' ')[0])).toEqual(['warning'])
    await follow(at('11:00:00'))
    expect((await givenAbout(later)).map((one) => one.split(' ')[0])).toEqual(['warning', 'breach'])
  })

  it('is soon for hundreds at once', async () => {
    const department = await team({ memberIds: [people.admin.id] })
    const payload = await getTestPayload()
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
      INSERT INTO support_tickets (subject, description, department_id, status_at, created_at)
      SELECT 'Many', 'Text', ${department}, ${NINE}, ${NINE} FROM generate_series(1, 450) RETURNING id`)
    const { writeDueTimes } = await import('@/modules/support/tickets/operations/sla/write-due-times')
    const { inTransaction } = await import('@/server/transaction')
    await inTransaction({ payload }, (_, db) =>
      writeDueTimes(
        db,
        rows.map(({ id }) => Number(id)),
      ),
    )
    expect((await Promise.all([1, 2].map(() => follow(at('10:00:00'))))).reduce((a, b) => a + b)).toBe(450)
    const [given] = await rowsOf(sql`SELECT count(*)::int AS n FROM ticket_notices n
      JOIN support_tickets t ON t.id = n.ticket_id WHERE t.department_id = ${department}`)
    expect(given?.n).toBe(450)
  })
})

describe('a resolved ticket', () => {
  const close = async (now: Date) => closeResolvedTickets(await getTestPayload(), now)
  const statusOf = async (id: number) =>
    (await rowsOf(sql`SELECT status FROM support_tickets WHERE id = ${id}`))[0]?.status

  it('closes by itself after seven days, once, unless it was opened again', async () => {
    const [left, reopened] = [await newTicket({ createdAt: NINE }), await newTicket({ createdAt: NINE })]
    for (const id of [left, reopened]) await put(id, '2026-11-30T12:00+03:00', 'RESOLVED')
    await put(reopened, '2026-12-04T12:00+03:00', 'OPEN')
    await close(at('11:59:59', '2026-12-07'))
    expect(await statusOf(left)).toBe('RESOLVED')
    await Promise.all([1, 2].map(() => close(at('12:00:00', '2026-12-07'))))
    expect([await statusOf(left), await statusOf(reopened)]).toEqual(['CLOSED', 'OPEN'])
    const history = await rowsOf(sql`SELECT actor_kind, actor_id, from_value, to_value FROM ticket_history
      WHERE ticket_id = ${left} AND to_value = 'CLOSED'`)
    expect(history).toEqual([
      { actor_kind: 'clock', actor_id: null, from_value: 'RESOLVED', to_value: 'CLOSED' },
    ])
  })
})
