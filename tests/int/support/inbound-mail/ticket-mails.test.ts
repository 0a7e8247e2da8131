import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, test } from 'vitest'
import { deleteOldMails } from '@/modules/support/inbound-mail/operations/delete-old-mails'
import { eraseInboundMails } from '@/modules/support/inbound-mail/operations/erase-inbound-mails'
import { deleteGoneTicketFiles } from '@/modules/support/tickets/operations/delete-gone-ticket-files'
import { storage } from '@/server/storage'
import { accepted } from '../../api/client'
import { as, at, newTicket, responsesOf, rowsOf, withTickets } from '../tickets/tickets-kit'
import { addressOf, letter, mailOf, receive } from './mails-kit'

withTickets()

/** A ticket with a response by e-mail. */
async function mailed(text = 'The name is right.') {
  const ticketId = await newTicket()
  const raw = letter({ to: addressOf(ticketId), text })
  const mail = await receive(raw)
  const [response] = await responsesOf(ticketId)
  return { ticketId, mailId: mail.id, responseId: Number(response?.id), raw }
}

describe('the original of an e-mail', () => {
  it('is opened by staff, as a file or as text, with all its bytes', async () => {
    const { mailId, raw, responseId, ticketId } = await mailed()
    for (const path of [`/responses/${responseId}/original`, `/mails/${mailId}/original`]) {
      const file = await as('operator', 'GET', `/tickets/${ticketId}${path}`)
      const text = await as('operator', 'GET', `/tickets/${ticketId}${path}?as=text`)
      for (const { headers, status } of [file, text]) {
        expect(status).toBe(302)
        expect(headers.get('cache-control')).toContain('no-store')
      }
      expect(file.headers.get('location')).not.toBe(text.headers.get('location'))
    }
    const stored = await storage().get(String((await mailOf(mailId)).raw_path))
    const chunks: Buffer[] = []
    for await (const chunk of stored?.stream ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(raw)).toBe(true)
  })

  test.each([
    ['customer', 404],
    ['otherCustomer', 404],
    [null, 401],
  ] as const)('is not opened by %s', async (who, status) => {
    const { mailId, responseId, ticketId } = await mailed()
    for (const path of [`/responses/${responseId}/original`, `/mails/${mailId}/original`, '/mails'])
      expect((await as(who, 'GET', `/tickets/${ticketId}${path}`)).status).toBe(status)
  })

  it('is not opened under another ticket, or by staff of another showroom', async () => {
    const { mailId, responseId, ticketId } = await mailed()
    const other = await newTicket()
    for (const path of [`/responses/${responseId}/original`, `/mails/${mailId}/original`])
      expect((await as('operator', 'GET', `/tickets/${other}${path}`)).status).toBe(404)
    const [showroom] = await rowsOf(sql`SELECT id FROM showroom_offices LIMIT 1`)
    await rowsOf(sql`UPDATE support_tickets SET showroom_id = ${showroom?.id} WHERE id = ${ticketId}`)
    await rowsOf(sql`UPDATE users SET all_showrooms = false WHERE id = ${at.people.operator.id}`)
    const answer = await as('operator', 'GET', `/tickets/${ticketId}/mails/${mailId}/original`)
    await rowsOf(sql`UPDATE users SET all_showrooms = true WHERE id = ${at.people.operator.id}`)
    expect(answer.status).toBe(404)
  })

  it('does not exist for what was written on the site', async () => {
    const ticketId = await newTicket()
    await accepted(
      as('customer', 'POST', `/customer/tickets/${ticketId}/responses`, { message: 'Any news?' }),
    )
    const [response] = await responsesOf(ticketId)
    expect(
      (await as('operator', 'GET', `/tickets/${ticketId}/responses/${response?.id}/original`)).status,
    ).toBe(404)
  })
})

it('staff see every e-mail about a ticket, also what is no message', async () => {
  const { mailId, responseId, ticketId } = await mailed()
  const away = await receive({ to: addressOf(ticketId), headers: { 'Auto-Submitted': 'auto-replied' } })
  const { data } = await accepted(as('operator', 'GET', `/tickets/${ticketId}/mails`))
  expect(data).toEqual([
    expect.objectContaining({ id: away.id, state: 'AUTO_REPLY', responseId: null, why: expect.any(String) }),
    expect.objectContaining({ id: mailId, state: 'RESPONSE', responseId, why: null }),
  ])
  expect(JSON.stringify(data)).not.toContain('.eml')
})

it('erased people leave no e-mail behind, in the storage either', async () => {
  const { mailId, ticketId } = await mailed()
  const path = String((await mailOf(mailId)).raw_path)
  const elsewhere = await receive({ headers: { Precedence: 'bulk' } })
  const stranger = await receive({ from: 'eve@evil.example', headers: { Precedence: 'bulk' } })
  await eraseInboundMails(at.payload.db.drizzle, [at.people.customer.id])
  expect(await mailOf(mailId)).toEqual({})
  expect(await mailOf(elsewhere.id)).toEqual({})
  expect(await mailOf(stranger.id)).toMatchObject({ from_address: 'eve@evil.example' })
  await deleteGoneTicketFiles(at.payload)
  expect(await storage().head(path)).toBeNull()
  expect(await rowsOf(sql`SELECT 1 FROM support_tickets WHERE id = ${ticketId}`)).toHaveLength(1)
})

it('a deleted ticket takes its e-mails with it', async () => {
  const { mailId, ticketId } = await mailed()
  await accepted(as('admin', 'DELETE', `/tickets/${ticketId}`))
  expect(await mailOf(mailId)).toEqual({})
})

it('what nobody wrote and belongs to no ticket is removed after 90 days, and messages never', async () => {
  const { mailId, ticketId } = await mailed()
  const old = await receive({ headers: { Precedence: 'bulk' } })
  const about = await receive({ to: addressOf(ticketId), headers: { Precedence: 'bulk' } })
  await rowsOf(sql`UPDATE inbound_mails SET created_at = now() - interval '91 days'`)
  const young = await receive({ headers: { Precedence: 'bulk' } })
  await deleteOldMails(at.payload)
  expect(await mailOf(old.id)).toEqual({})
  for (const { id } of [{ id: mailId }, about, young]) expect(await mailOf(id)).toMatchObject({ id })
})
