import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it, test } from 'vitest'
import * as words from '@/modules/support/inbound-mail/words'
import { env } from '@/server/env'
import { storage } from '@/server/storage'
import { PDF } from '../../inventory/media/uploads-kit'
import {
  at,
  filesOf,
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

const _ticketsLinked = (id: number) =>
  rowsOf(sql`SELECT ticket_id, other_id FROM ticket_links WHERE ticket_id = ${id} OR other_id = ${id}`)

const _operatorOf = async (ticketId: number): Promise<number> => {
  const { id } = at.people.operator
  await rowsOf(sql`UPDATE support_tickets SET handler_id = ${id} WHERE id = ${ticketId}`)
  return id
}

describe('what nobody wrote', () => {
  test.each([
    ['AUTO_REPLY', { 'Auto-Submitted': 'auto-replied' }],
    ['AUTO_REPLY', { Precedence: 'bulk' }],
    ['LOOP', { 'X-Kaido-Site': 'localhost' }],
    ['BOUNCE', { 'Return-Path': '<>' }],
  ])('is recorded as %s with its ticket and answers nothing: %j', async (state, headers) => {
    const id = await newTicket()
    await setStatus(id, 'WAITING_ON_CUSTOMER')
    const taken = await receive({ to: addressOf(id), headers })
    expect(taken).toMatchObject({ state, ticketId: id })
    expect(await mailOf(taken.id)).toMatchObject({ state, ticket_id: id, why: expect.any(String) })
    expect(await responsesOf(id)).toEqual([])
    expect(await rowOf(id)).toMatchObject({ status: 'WAITING_ON_CUSTOMER' })
  })

  it('is a report of a mail server about one of our e-mails', async () => {
    const id = await newTicket()
    const body = [
      '--b',
      'Content-Type: text/plain\n',
      'Your message could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status\n',
      'Final-Recipient: rfc822; anna@customer.example\nAction: failed\nStatus: 5.1.1',
      '--b',
      'Content-Type: text/rfc822-headers\n',
      `Message-ID: ${messageIdOf(id)}`,
      '--b--',
    ].join('\n')
    const taken = await receive({
      from: 'Mail Delivery Subsystem <MAILER-DAEMON@mail.example>',
      headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' },
      body,
    })
    expect(taken).toMatchObject({ state: 'BOUNCE', ticketId: id })
  })

  it('opens no ticket', async () => {
    const before = await rowsOf(sql`SELECT count(*) AS n FROM support_tickets`)
    const taken = await receive({ headers: { 'Auto-Submitted': 'auto-generated' } })
    expect(taken).toMatchObject({ state: 'AUTO_REPLY', ticketId: null })
    expect(await rowsOf(sql`SELECT count(*) AS n FROM support_tickets`)).toEqual(before)
  })

  it('is more than a person writes in an hour', async () => {
    const id = await newTicket()
    for (let n = 0; n < 20; n += 1) await receive({ to: addressOf(id), text: `Answer ${n}` })
    const more = await receive({ to: addressOf(id), text: 'And again' })
    expect(more).toMatchObject({ state: 'LOOP', ticketId: id })
    expect(await responsesOf(id)).toHaveLength(20)
  })

  it('does not say who sent it', async () => {
    expect(await receive({ headers: { From: '' } })).toMatchObject({ state: 'UNREADABLE', ticketId: null })
  })

  it('cannot be read, and is a ticket all the same: its original has it all', async () => {
    const deep = Array.from(
      { length: 60 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
    )
    const unreadable = await receive({
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `--b\n${deep.join('')}`,
    })
    expect(unreadable.state).toBe('TICKET')
    const [ticket] = await rowsOf(
      sql`SELECT description, subject FROM support_tickets WHERE id = ${unreadable.ticketId}`,
    )
    expect(ticket).toMatchObject({ subject: 'Bill of lading', description: words.bodyNotRead })
  })
})

describe('what comes with it', () => {
  const part = (name: string, bytes: Buffer, type = 'application/octet-stream') =>
    `--b\nContent-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}`
  const withParts = (...parts: string[]) => ({
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    body: ['--b\nContent-Type: text/plain\n\nSee below.', ...parts, '--b--'].join('\n'),
  })

  it('is attached by what its bytes are, and what is not taken is named', async () => {
    const id = await newTicket()
    const parts = [
      part('bill.txt', PDF),
      part('setup.exe', Buffer.from('MZ\0\0')),
      part('notes.txt', Buffer.from('x')),
    ]
    const { isNew } = await receive({ to: addressOf(id), ...withParts(...parts) })
    expect(isNew).toBe(true)
    const [response] = await responsesOf(id)
    expect(response?.message).toBe('See below.\n\n[2 files were not taken: setup.exe, notes.txt]')
    expect(await filesOf(id)).toEqual([
      expect.objectContaining({
        file_name: 'bill.pdf',
        mime_type: 'application/pdf',
        response_id: response?.id,
      }),
    ])
  })

  it('is stored whole, to the last byte', async () => {
    const raw = letter({ text: 'Hello' })
    const { id } = await receive(raw)
    const { raw_path: path } = await mailOf(id)
    const file = await storage().get(String(path))
    const chunks: Buffer[] = []
    for await (const chunk of file?.stream ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).equals(raw)).toBe(true)
  })

  it('is removed from the storage if the e-mail is not taken', async () => {
    const id = await newTicket()
    const raw = letter({ to: addressOf(id), ...withParts(part('bill.pdf', PDF)) })
    const stored = () => readdir(path.resolve(env().DATA_DIR, 'files/support-tickets/files'))
    const before = await stored()
    const all = await Promise.all([receive(raw), receive(raw)])
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await filesOf(id)).toHaveLength(1)
    expect(await stored()).toHaveLength(before.length + 1)
  })
})

it('a text without end goes on in the trimmed text, and an empty one is named', async () => {
  const id = await newTicket()
  await receive({ to: addressOf(id), text: `${'a '.repeat(12_000)}end` })
  await receive({ to: addressOf(id), text: '   ' })
  const [long, empty] = await responsesOf(id)
  expect(String(long?.message)).toHaveLength(20_000)
  expect(String(long?.trimmed_text)).toMatch(/end$/)
  expect(empty?.message).toBe('The e-mail has no text.')
})
