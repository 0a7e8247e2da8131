import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it, test } from 'vitest'
import {
  at,
  historyOf,
  newTicket,
  responsesOf,
  rowOf,
  rowsOf,
  setStatus,
  withTickets,
} from '../tickets/tickets-kit'
import { addressOf, letter, mailOf, messageIdOf, receive } from './mails-kit'

withTickets()
beforeEach(async () => {
  await rowsOf(sql`DELETE FROM inbound_mails`)
})

const ticketsLinked = (id: number) =>
  rowsOf(sql`SELECT ticket_id, other_id FROM ticket_links WHERE ticket_id = ${id} OR other_id = ${id}`)

const operatorOf = async (ticketId: number): Promise<number> => {
  const { id } = at.people.operator
  await rowsOf(sql`UPDATE support_tickets SET handler_id = ${id} WHERE id = ${ticketId}`)
  return id
}

describe('an answer to the signed address', () => {
  it('is a response of the customer without what it quotes, and opens the ticket', async () => {
    const id = await newTicket()
    await setStatus(id, 'WAITING_ON_CUSTOMER')
    const text =
      'The name is right.\n\nOn Fri, 27 Nov 2026, Support <a@b.example> wrote:\n> --- Reply above this line ---\n> Which name?\n'
    const taken = await receive({ to: `Support <${addressOf(id)}>`, text })
    expect(taken).toMatchObject({ state: 'RESPONSE', ticketId: id, isNew: true })
    const [response, ...more] = await responsesOf(id)
    expect(more).toEqual([])
    expect(response).toMatchObject({
      message: 'The name is right.',
      trimmed_text: expect.stringContaining('> Which name?'),
      author_id: at.people.customer.id,
      from_customer: true,
      channel: 'MAIL',
      internal: false,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'OPEN' })
    expect(await mailOf(taken.id)).toMatchObject({
      state: 'RESPONSE',
      ticket_id: id,
      response_id: response?.id,
      from_address: at.people.customer.email,
      from_name: 'Anna',
      subject: 'Bill of lading',
    })
  })

  test.each(['Cc', 'Delivered-To', 'X-Original-To', 'Envelope-To'])('counts in %s, too', async (header) => {
    const id = await newTicket()
    const taken = await receive({ headers: { [header]: addressOf(id).toUpperCase() } })
    expect(taken).toMatchObject({ state: 'RESPONSE', ticketId: id })
  })

  it('of a ticket that is closed opens one that follows it', async () => {
    const id = await newTicket()
    await setStatus(id, 'CLOSED', 'Done')
    const taken = await receive({ to: addressOf(id) })
    expect(taken.state).toBe('TICKET')
    expect(taken.ticketId).not.toBe(id)
    expect(await rowOf(Number(taken.ticketId))).toMatchObject({
      follows_id: id,
      customer_id: at.people.customer.id,
      channel: 'MAIL',
    })
    expect(await responsesOf(id)).toEqual([])
  })

  it('by a stranger becomes a ticket of its own, which staff see linked', async () => {
    const id = await newTicket()
    const taken = await receive({ from: 'Eve <eve@evil.example>', to: addressOf(id) }, true)
    expect(taken.state).toBe('TICKET')
    expect(await responsesOf(id)).toEqual([])
    expect(await rowOf(Number(taken.ticketId))).toMatchObject({
      customer_id: null,
      customer_name: 'Eve',
      customer_email: 'eve@evil.example',
    })
    expect(await ticketsLinked(id)).toEqual([{ ticket_id: id, other_id: taken.ticketId }])
    expect((await historyOf(id)).at(-1)).toEqual([
      'link',
      null,
      String(taken.ticketId),
      null,
      'clock',
      expect.stringContaining('takes no part'),
    ])
  })

  it('of a ticket that does not exist, or with a signature made up, is a new ticket', async () => {
    const id = await newTicket()
    const forged = addressOf(id).replace(/[0-9a-f]{20}/, '0'.repeat(20))
    for (const to of [addressOf(999_999), forged]) {
      const taken = await receive({ to })
      expect(taken.state).toBe('TICKET')
      expect(await ticketsLinked(Number(taken.ticketId))).toEqual([])
    }
    expect(await responsesOf(id)).toEqual([])
  })
})

describe('of staff', () => {
  it('an answer to their own address goes on to the customer', async () => {
    const id = await newTicket()
    const staffId = await operatorOf(id)
    await receive({ from: at.people.operator.email, to: addressOf(id, staffId), text: 'It sails on Monday.' })
    const [response] = await responsesOf(id)
    expect(response).toMatchObject({
      message: 'It sails on Monday.',
      author_id: staffId,
      from_customer: false,
      internal: false,
      send_email_notification: true,
    })
    expect(await rowOf(id)).toMatchObject({ status: 'IN_PROGRESS' })
  })

  it('an answer after the ticket was closed is a note', async () => {
    const id = await newTicket()
    const staffId = await operatorOf(id)
    await setStatus(id, 'CLOSED', 'Done')
    await receive({ from: at.people.operator.email, to: addressOf(id, staffId) })
    expect((await responsesOf(id))[0]).toMatchObject({ internal: true, author_id: staffId })
  })

  it('an e-mail to the address of the customer is a note, if it is certainly theirs', async () => {
    const id = await newTicket()
    const staffId = await operatorOf(id)
    const from = at.people.operator.email
    expect(await receive({ from, to: addressOf(id) }, true)).toMatchObject({ state: 'RESPONSE' })
    expect(await responsesOf(id)).toEqual([
      expect.objectContaining({ internal: true, author_id: staffId, send_email_notification: false }),
    ])
    expect(await receive({ from, to: addressOf(id) }, false)).toMatchObject({ state: 'TICKET' })
    expect(await responsesOf(id)).toHaveLength(1)
  })

  it('nobody answers who may not answer on the screen', async () => {
    const id = await newTicket()
    const staffId = await operatorOf(id)
    await rowsOf(sql`UPDATE users SET role_id = NULL WHERE id = ${staffId}`)
    const taken = await receive({ from: at.people.operator.email, to: addressOf(id, staffId) })
    await rowsOf(sql`UPDATE users SET role_id = 4 WHERE id = ${staffId}`)
    expect(taken.state).toBe('TICKET')
    expect(await responsesOf(id)).toEqual([])
  })
})

describe('without a signed address', () => {
  it('references to our e-mails are enough for a customer who certainly wrote it', async () => {
    const id = await newTicket()
    const headers = { References: `<a@b.example> ${messageIdOf(id)}` }
    expect(await receive({ headers }, true)).toMatchObject({ state: 'RESPONSE', ticketId: id })
    expect(await receive({ headers: { 'In-Reply-To': messageIdOf(id) } }, true)).toMatchObject({
      ticketId: id,
    })
    const unproved = await receive({ headers }, false)
    expect(unproved.state).toBe('TICKET')
    expect(await ticketsLinked(id)).toEqual([{ ticket_id: id, other_id: unproved.ticketId }])
    expect(await responsesOf(id)).toHaveLength(2)
  })

  it('a new ticket is the customer’s whose confirmed address it is certainly from', async () => {
    const subject = 'Re: Fwd: Price of the Vitz'
    const unconfirmed = await receive({ subject }, true)
    await rowsOf(sql`UPDATE users SET email_verified_at = now() WHERE id = ${at.people.customer.id}`)
    const proved = await receive({ subject }, true)
    const unproved = await receive({ subject }, false)
    const stranger = await receive({ from: '"Boris B." <Boris@Mail.Example>', subject: '' }, true)
    expect(await rowOf(Number(proved.ticketId))).toMatchObject({
      customer_id: at.people.customer.id,
      subject: 'Price of the Vitz',
      description: 'Thank you.',
      channel: 'MAIL',
      status: 'OPEN',
    })
    for (const { ticketId } of [unproved, unconfirmed])
      expect(await rowOf(Number(ticketId))).toMatchObject({
        customer_id: null,
        customer_email: at.people.customer.email,
      })
    expect(await rowOf(Number(stranger.ticketId))).toMatchObject({
      customer_name: 'Boris B.',
      customer_email: 'boris@mail.example',
      subject: 'E-mail without a subject',
    })
  })
})

describe('the same e-mail', () => {
  it('is taken once, whichever way and however often it arrives', async () => {
    const id = await newTicket()
    const headers = { 'Message-ID': '<same@customer.example>' }
    const first = await receive({ to: addressOf(id), headers })
    const later = { to: addressOf(id), headers: { ...headers, Received: 'from another server' } }
    expect(await receive(later)).toEqual({ ...first, isNew: false })
    expect(await responsesOf(id)).toHaveLength(1)
  })

  it('is taken once by two processes at the same moment', async () => {
    const id = await newTicket()
    const raw = letter({ to: addressOf(id) })
    const all = await Promise.all([receive(raw), receive(raw), receive(raw)])
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map((one) => one.id)).size).toBe(1)
    expect(await responsesOf(id)).toHaveLength(1)
  })

  it('is recognised without a Message-ID', async () => {
    const id = await newTicket()
    const given = { to: addressOf(id), headers: { 'Message-ID': '' } }
    const first = await receive(given)
    expect(await receive({ ...given, headers: { ...given.headers, Received: 'x' } })).toMatchObject({
      id: first.id,
      isNew: false,
    })
    expect(await receive({ ...given, text: 'Another text.' })).toMatchObject({ isNew: true })
  })

  it('is not one with another text under the Message-ID of an earlier one', async () => {
    const id = await newTicket()
    const headers = { 'Message-ID': '<reused@customer.example>' }
    await receive({ to: addressOf(id), headers, text: 'First.' })
    const second = { to: addressOf(id), headers, text: 'Second.' }
    expect(await receive(second)).toMatchObject({ isNew: true })
    expect(await receive(second)).toMatchObject({ isNew: false })
    expect((await responsesOf(id)).map(({ message }) => message)).toEqual(['First.', 'Second.'])
  })
})
