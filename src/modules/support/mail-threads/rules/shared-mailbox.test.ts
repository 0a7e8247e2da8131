import { expect, test } from 'vitest'
import { sharedMailbox } from './shared-mailbox'

const INBOX = 'Support@kaido.example'

test.each([
  [' shipping@kaido.example ', INBOX, ['shipping@kaido.example']],
  ['shipping@kaido.example', undefined, ['shipping@kaido.example']],
  ['support@Kaido.example ', INBOX, []],
  ['  ', INBOX, []],
  ['', undefined, []],
  [null, undefined, []],
  [undefined, INBOX, []],
])('a department at %s, with the inbox %s, gets e-mails at %s', (email, inbox, addresses) => {
  expect(sharedMailbox(email, inbox)).toEqual(addresses)
})
