import { expect, test } from 'vitest'
import { readMailboxAddress } from './mailbox-address'

test.each([
  [
    'imaps://support:pass@mail.example.com/INBOX',
    {
      host: 'mail.example.com',
      port: 993,
      isSecure: true,
      isLocal: false,
      user: 'support',
      password: 'pass',
      folder: 'INBOX',
    },
  ],
  [
    'imap://support%40example.com:p%2Fw%40rd@127.0.0.1:3143',
    {
      host: '127.0.0.1',
      port: 3143,
      isSecure: false,
      isLocal: true,
      user: 'support@example.com',
      password: 'p/w@rd',
      folder: 'INBOX',
    },
  ],
  [
    'imap://a:b@mail.example.com/Support%20team',
    {
      host: 'mail.example.com',
      port: 143,
      isSecure: false,
      isLocal: false,
      user: 'a',
      password: 'b',
      folder: 'Support team',
    },
  ],
])('%s', (address, read) => {
  expect(readMailboxAddress(address)).toEqual(read)
})
