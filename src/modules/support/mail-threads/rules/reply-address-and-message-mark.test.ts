import { describe, expect, it, test } from 'vitest'
import {
  readMessageId,
  readReplyAddress,
  type Signer,
  writeMessageMark,
  writeReplyAddress,
} from './reply-address-and-message-mark'

const INBOX = 'support@example.com'
const signer: Signer = {
  sign: (text) => `${'0123456789abcdef'.repeat(2)}`.slice(text.length, text.length + 20),
  isSigned: (text, signature) => signer.sign(text) === signature,
}
const forCustomer = { ticketId: 17, staffId: null }
const forStaff = { ticketId: 17, staffId: 4 }
const address = writeReplyAddress(INBOX, forCustomer, signer)

describe('the address of a ticket', () => {
  it('names it and is signed', () => {
    expect(address).toBe('support+17.23456789abcdef012345@example.com')
    expect(readReplyAddress(address, signer)).toEqual(forCustomer)
    expect(readReplyAddress(writeReplyAddress(INBOX, forStaff, signer), signer)).toEqual(forStaff)
  })

  test.each([
    ['capitals', 'Support+17.23456789ABCDEF012345@EXAMPLE.com'],
    ['quotes', '"support+17.23456789abcdef012345"@example.com'],
    ['an encoded plus', 'support%2B17.23456789abcdef012345@example.com'],
    ['a dash for the plus', 'support-17.23456789abcdef012345@example.com'],
    ['a mailbox with numbers of its own', 'team-5-sales+17.23456789abcdef012345@example.com'],
    ['another mailbox, where mail is forwarded to', 'cars-help+17.23456789abcdef012345@mx.example.net'],
  ])('is recognised with %s', (_, given) => {
    expect(readReplyAddress(given, signer)).toEqual(forCustomer)
  })

  test.each([
    ['the mailbox itself', INBOX],
    ['another ticket under its signature', 'support+18.23456789abcdef01234a@example.com'],
    ['a signature made up', 'support+17.00000000000000000000@example.com'],
    ['staff under a customer’s signature', 'support+17-4.23456789abcdef012345@example.com'],
    ['a signature that is cut', 'support+17.23456789abcdef@example.com'],
    ['no address', 'support+17.23456789abcdef012345'],
    ['nothing', ''],
    ['a number too large to be one', 'support+99999999999999999999.23456789abcdef012345@example.com'],
  ])('is not read from %s', (_, given) => {
    expect(readReplyAddress(given, signer)).toBeNull()
  })
})

describe('the Message-ID of an e-mail about a ticket', () => {
  const mark = writeMessageMark(17, signer)

  test.each([
    `<${mark}.c0ffee@cars.example.com>`,
    `${mark}.c0ffee@cars.example.com`,
    ` <${mark.toUpperCase()}.C0FFEE@CARS.example.com>`,
    `<${mark}@cars.example.com>`,
  ])('is recognised: %s', (id) => {
    expect(readMessageId(id, signer)).toBe(17)
  })

  test.each([
    '<c0ffee@mail.example>',
    '<17.00000000000000000000.c0ffee@cars.example.com>',
    '<18.23456789abcdef01234a@x>',
    '',
  ])('is not read from %s', (id) => {
    expect(readMessageId(id, signer)).toBeNull()
  })
})
