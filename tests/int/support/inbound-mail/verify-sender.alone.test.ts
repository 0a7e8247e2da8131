import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { parseMail } from '@/modules/support/inbound-mail/engine/parse-mail'
import { verifySender } from '@/modules/support/inbound-mail/engine/verify-sender'
import { forgetEnv } from '@/server/env'
import { getTestPayload } from '../../../setup/payload'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

beforeAll(() => getTestPayload())
afterEach(() => {
  delete process.env.INBOUND_MAIL_TRUSTED_HOST
  forgetEnv()
})

const written = (from: string, more = ''): string =>
  `From: ${from}\r\nTo: support@example.com\r\nSubject: Bill\r\nDate: Fri, 27 Nov 2026 09:00:00 +0000\r\nMessage-ID: <a@customer.example>\r\n${more}\r\nThe name is right.\r\n`

/** The keys that domains publish. */
const published = async (name: string): Promise<string[][]> => {
  if (/\._domainkey\.(customer|evil)\.example$/.test(name)) return [[`v=DKIM1; k=rsa; p=${KEY}`]]
  throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
}

async function signed(mail: string, signingDomain: string): Promise<string> {
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const by = { signingDomain, selector: 's1', privateKey: key }
  const { signatures } = await dkimSign(mail, { ...by, signatureData: [by] })
  return `${signatures}${mail}`
}

const verify = async (mail: string, resolver = published) =>
  verifySender(Buffer.from(mail), await parseMail(Buffer.from(mail)), resolver)

describe('without a mail server that is believed, a sender is proved by the signature of their domain', () => {
  const mail = written('Anna <anna@customer.example>')

  it('if it fits', async () => {
    expect(await verify(await signed(mail, 'customer.example'))).toBe(true)
  })

  test.each<[string, () => Promise<string>]>([
    ['is none', async () => mail],
    ['is of another domain', () => signed(mail, 'evil.example')],
    ['is over another text', async () => (await signed(mail, 'customer.example')).replace('right', 'wrong')],
    ['has no key', () => signed(written('b@unknown.example'), 'unknown.example')],
    [
      'does not say which of two senders it is',
      () => signed(written('eve@customer.example', 'From: anna@customer.example\r\n'), 'customer.example'),
    ],
  ])('and not if there %s', async (_, given) => {
    expect(await verify(await given())).toBe(false)
  })

  it('and not if names cannot be looked up', async () => {
    const resolver = () => Promise.reject(new Error('no network'))
    expect(await verify(await signed(mail, 'customer.example'), resolver)).toBe(false)
  })
})

test('with a mail server that is believed, only what that says counts', async () => {
  process.env.INBOUND_MAIL_TRUSTED_HOST = 'mx.example.com'
  forgetEnv()
  const says = (host: string) =>
    `Authentication-Results: ${host}; dmarc=pass header.from=customer.example\r\n`
  const from = 'anna@customer.example'
  expect(await verify(`${says('mx.example.com')}${written(from)}`)).toBe(true)
  expect(await verify(`${says('mx.evil.example')}${written(from)}`)).toBe(false)
  expect(await verify(await signed(written(from), 'customer.example'))).toBe(false)
})
