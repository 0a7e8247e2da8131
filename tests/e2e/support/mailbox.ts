import { createHmac, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { testEnv } from '../../../scripts/lib/test-database.mjs'
import {
  type Signer,
  writeReplyAddress,
} from '../../../src/modules/support/mail-threads/rules/reply-address-and-message-mark'

/** The mailbox of the product under test, and the secret of the mail service that brings its e-mails. */
export const MAILBOX = {
  INBOUND_MAIL_ADDRESS: 'support@kaido.example',
  INBOUND_MAIL_SECRET: Buffer.from('a secret that signs the e-mails of tests').toString('base64'),
}

/** Signs as the product under test does. */
const sign = (text: string): string =>
  createHmac('sha256', testEnv('', '').PAYLOAD_SECRET)
    .update(`ticket-address.${text}`)
    .digest('hex')
    .slice(0, 20)
const signer: Signer = { sign, isSigned: (text, given) => sign(text) === given }

/** A customer answers the e-mail about a ticket, and the mail service brings the answer. */
export async function answerByMail(page: Page, ticketId: number, from: string, text: string): Promise<void> {
  const to = writeReplyAddress(MAILBOX.INBOUND_MAIL_ADDRESS, { ticketId, staffId: null }, signer)
  const raw = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Our answer',
    `Message-ID: <${randomUUID()}@mail.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'On Fri, 27 Nov 2026 at 09:00, Kaido wrote:',
    '> We will have it polished.',
  ].join('\r\n')
  const data = JSON.stringify({ raw: Buffer.from(raw).toString('base64') })
  const [id, at] = [randomUUID(), new Date()]
  const answer = await page.request.post('/api/v1/support-management/inbound-mail', {
    data,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(MAILBOX.INBOUND_MAIL_SECRET).sign(id, at, data),
      'sec-fetch-site': 'same-origin',
    },
  })
  expect(await answer.json()).toMatchObject({ isNew: true })
}
