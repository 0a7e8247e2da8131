import { expect, test } from 'vitest'
import type { MailEvent } from '@/server/mail/define-mail'
import * as cancellations from './cancellation-mails'
import * as events from './order-mails'
import * as ports from './order-port-changed-mail'
import * as undone from './undone-payment-mails'

const toCustomers = [
  ...Object.values(events),
  ...Object.values(cancellations),
  ...Object.values(ports),
  ...Object.values(undone),
].filter(({ variables }) => 'firstName' in variables) as MailEvent[]

test.each(toCustomers.map((mail) => [mail.key, mail] as const))(
  '%s says what the order comes to, and its port',
  (_, { body, variables }) => {
    expect(body.split('\n\n')).toContain('{{facts}}')
    expect(variables.facts).toMatch(/^Total: \$10,600 CIF Mombasa\..* Port of discharge: Mombasa\./)
  },
)
