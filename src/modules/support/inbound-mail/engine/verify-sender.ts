import { promises as dns } from 'node:dns'
import { dkimVerify } from 'mailauth/lib/dkim/verify'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import type { ParsedMail } from '../rules/parsed-mail'
import { isAligned, isProvedByServer } from '../rules/sender-trust'

/** How long names are looked up, in milliseconds. */
const PATIENCE = 8_000

type Resolver = (name: string, type: string) => Promise<unknown>

const lookUp: Resolver = (name, type) => dns.resolve(name, type)

/** Whether a signature of the sender's own domain (DKIM) fits the e-mail. */
async function isSigned(raw: Buffer, sender: string, resolver: Resolver): Promise<boolean> {
  const given = { resolver, strict: true } as Parameters<typeof dkimVerify>[1]
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE, null).unref()
  })
  const verified = await Promise.race([dkimVerify(raw, given), late])
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return (verified?.results ?? []).some(
    ({ signingDomain, status }) =>
      status.result === 'pass' && isAligned(String(signingDomain).toLowerCase(), domain),
  )
}

/**
 * Whether an e-mail is certainly from the sender that it names: our mail server says so, or, where none is named in the
 * environment, a signature that is verified here. One that names several senders never is.
 *
 * @param resolver looks up the keys of signatures
 */
export async function verifySender(raw: Buffer, mail: ParsedMail, resolver = lookUp): Promise<boolean> {
  if (!mail.from || mail.headers.get('from')?.length !== 1) return false
  const host = env().INBOUND_MAIL_TRUSTED_HOST
  if (host) return isProvedByServer(mail.headers.get('authentication-results') ?? [], host, mail.from.address)
  try {
    return await isSigned(raw, mail.from.address, resolver)
  } catch (error) {
    logger.warn({ err: error }, 'the signature of an e-mail could not be verified')
    return false
  }
}
