import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../../api/client'
import {
  answer,
  as,
  at,
  newDepartment,
  newTicket,
  rowsOf,
  setStatus,
  withTickets,
  write,
} from './tickets-kit'

withTickets()

beforeAll(async () => {
  await newDepartment('general', { email: 'help@example.com' })
  await newDepartment('members', { members: [at.people.operator.id, at.people.supervisor.id] })
})
beforeEach(() => rowsOf(sql`DELETE FROM mail_outbox`))

/** Who was written to about a ticket: event and address, in order. */
const mailsAbout = async (id: number) => {
  const rows = await rowsOf(sql`SELECT event_key, to_address, subject, body_text FROM mail_outbox
    WHERE effect_key LIKE ${`ticket:${id}:%`} ORDER BY id`)
  return rows.map((row) => ({
    to: [row.event_key, row.to_address].join(' '),
    subject: String(row.subject),
    text: String(row.body_text),
  }))
}
const receivers = async (id: number) => (await mailsAbout(id)).map(({ to }) => to)
const forget = () => rowsOf(sql`DELETE FROM mail_outbox`)

describe('a new ticket', () => {
  it('is announced to its department, and to the customer with its number and when an answer is expected', async () => {
    const id = await newTicket()
    const [received, announced] = await mailsAbout(id)
    const number = `TK-${new Date().getUTCFullYear()}-${id}`
    expect(received?.to).toBe(`ticket-received ${at.people.customer.email}`)
    expect(received?.subject).toBe(`We have received your question: Where is my bill of lading? (${number})`)
    expect(received?.text).toContain('Hello customer,')
    expect(received?.text).toMatch(/We expect to answer you by \w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d UTC\./)
    expect(received?.text).toContain(`/support/tickets/${id}`)
    expect(announced?.to).toBe('ticket-new help@example.com')
    expect(announced?.text).toContain('The vessel sailed on Monday.')
    expect(announced?.text).toContain(`/admin/support-management/tickets/${id}`)
  })

  it('without an address of the department goes to those of its members who work for its showroom', async () => {
    const { operator, supervisor } = at.people
    const everybody = await newTicket({ departmentTag: 'members' })
    expect((await receivers(everybody)).slice(1).toSorted()).toEqual(
      [operator, supervisor].map(({ email }) => `ticket-new ${email}`).toSorted(),
    )
    await at.payload.update({
      collection: 'users',
      id: operator.id,
      data: { allShowrooms: false, assignedShowrooms: [at.catalogue.mombasa] },
      overrideAccess: true,
    })
    const tokyo = await newTicket({ departmentTag: 'members', showroomLocation: 'Kaido Tokyo' })
    expect((await receivers(tokyo)).slice(1)).toEqual([`ticket-new ${supervisor.email}`])
  })
})

describe('an answer', () => {
  it('is sent by e-mail only if chosen, and a note never', async () => {
    const id = await newTicket()
    await forget()
    await answer('operator', id, { message: 'On our site only' })
    await answer('operator', id, { message: 'A note', isInternal: true, sendEmailNotification: true })
    expect(await mailsAbout(id)).toEqual([])
    await answer('operator', id, { message: 'Line one\nLine two', sendEmailNotification: true })
    const [mail] = await mailsAbout(id)
    expect(mail?.to).toBe(`ticket-answered ${at.people.customer.email}`)
    expect(mail?.text).toContain('Line one\nLine two')
  })

  it('that resolves the ticket is one e-mail with both', async () => {
    const id = await newTicket()
    await forget()
    await answer('operator', id, {
      message: 'Sent by DHL',
      sendEmailNotification: true,
      thenStatus: 'RESOLVED',
    })
    const mails = await mailsAbout(id)
    expect(mails.map(({ to }) => to)).toEqual([`ticket-resolved ${at.people.customer.email}`])
    expect(mails[0]?.text).toContain('Sent by DHL')
    expect(mails[0]?.text).toContain('within 7 days')
  })
})

describe('the customer', () => {
  it('is written to when the ticket is resolved and when it is closed, without the reason of staff', async () => {
    const id = await newTicket()
    await forget()
    await setStatus(id, 'ON_HOLD', 'Secret')
    await setStatus(id, 'RESOLVED')
    await setStatus(id, 'CLOSED', 'Secret')
    const mails = await mailsAbout(id)
    expect(mails.map(({ to }) => to.split(' ')[0])).toEqual(['ticket-resolved', 'ticket-closed'])
    expect(JSON.stringify(mails)).not.toContain('Secret')
  })

  it('without an account is led to what support offers, and one who is blocked gets nothing', async () => {
    const stranger = { customerEmail: 'grace@example.com', customerName: 'Grace' }
    const body = { subject: 'By phone', description: 'A copy', ...stranger }
    const { id } = (await accepted(as('operator', 'POST', '/tickets', body))).data
    const [received] = await mailsAbout(id)
    expect(received?.to).toBe('ticket-received grace@example.com')
    expect(received?.text).toContain('Hello Grace,')
    expect(received?.text).not.toContain('/support/tickets/')
    const blocked = { subject: 'By phone', description: 'A copy', customerId: at.people.blocked.id }
    const made = (await accepted(as('operator', 'POST', '/tickets', blocked))).data
    expect((await receivers(made.id)).filter((to) => to.startsWith('ticket-received'))).toEqual([])
  })
})

describe('staff', () => {
  it('are written to when they are given a ticket by somebody else, and then about what the customer writes', async () => {
    const id = await newTicket()
    const { operator, supervisor } = at.people
    await forget()
    await as('operator', 'PATCH', `/tickets/${id}/assign`, { handlerId: operator.id })
    expect(await receivers(id)).toEqual([])
    await as('operator', 'PATCH', `/tickets/${id}/assign`, {
      handlerId: supervisor.id,
      reason: 'Your carrier',
    })
    await write('customer', id, 'Any news?')
    const [assigned, wrote] = await mailsAbout(id)
    expect(assigned?.to).toBe(`ticket-assigned ${supervisor.email}`)
    expect(assigned?.text).toContain('Your carrier')
    expect(wrote?.to).toBe(`ticket-customer-wrote ${supervisor.email}`)
    expect(wrote?.text).toContain('Any news?')
  })
})
