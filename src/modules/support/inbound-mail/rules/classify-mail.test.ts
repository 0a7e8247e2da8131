import { describe, expect, test } from 'vitest'
import { classifyMail } from './classify-mail'
import type { ParsedMail } from './parsed-mail'

const own = {
  header: { name: 'X-Kaido-Site', value: 'cars.example.com' },
  addresses: ['support@example.com', 'no-reply@example.com'],
}

const mail = (headers: Record<string, string>, address = 'anna@customer.example'): ParsedMail => ({
  messageId: null,
  from: { address, name: '' },
  recipients: [],
  references: [],
  subject: '',
  text: '',
  headers: new Map(Object.entries(headers).map(([name, value]) => [name, [value]])),
  files: [],
})
const stateOf = (headers: Record<string, string>, address?: string) =>
  classifyMail(mail(headers, address), own)?.state ?? null

describe('an e-mail is not a message if it is', () => {
  test.each([
    ['answered by a program', { 'auto-submitted': 'auto-replied' }, 'AUTO_REPLY'],
    ['sent by a program, with more said', { 'auto-submitted': 'auto-generated (rejected)' }, 'AUTO_REPLY'],
    ['answered by an old program', { 'x-autoreply': 'yes' }, 'AUTO_REPLY'],
    ['sent by a responder', { 'x-autorespond': 'Away until Monday' }, 'AUTO_REPLY'],
    ['sent to many', { precedence: 'bulk' }, 'AUTO_REPLY'],
    [
      'a vacation message without a return path',
      { 'auto-submitted': 'auto-replied', 'return-path': '<>' },
      'AUTO_REPLY',
    ],
    ['a receipt', { 'content-type': 'multipart/report; report-type=disposition-notification' }, 'AUTO_REPLY'],
    ['a delivery report', { 'content-type': 'Multipart/Report; report-type="delivery-status"' }, 'BOUNCE'],
    ['without a return path', { 'return-path': ' < > ' }, 'BOUNCE'],
    ['one of ours that came back', { 'x-kaido-site': 'Cars.example.com' }, 'LOOP'],
  ])('%s', (_, headers, state) => {
    expect(stateOf(headers)).toBe(state)
  })

  test('from a mail server, or from ourselves', () => {
    expect(stateOf({}, 'mailer-daemon@mail.example')).toBe('BOUNCE')
    expect(stateOf({}, 'postmaster@mail.example')).toBe('BOUNCE')
    expect(stateOf({}, 'support@example.com')).toBe('LOOP')
    expect(stateOf({}, 'no-reply@example.com')).toBe('LOOP')
  })
})

test.each([
  ['nothing said', {}],
  ['that nobody automatic sent it', { 'auto-submitted': 'no' }],
  ['a return path', { 'return-path': '<anna@customer.example>' }],
  ['the header of another installation', { 'x-kaido-site': 'other.example.com' }],
  ['a usual precedence', { precedence: 'normal' }],
  ['programs asked not to answer it', { 'x-auto-response-suppress': 'All' }],
  ['an alternative of text and HTML', { 'content-type': 'multipart/alternative; boundary=report' }],
])('an e-mail with %s is a message', (_, headers) => {
  expect(stateOf(headers)).toBeNull()
})
