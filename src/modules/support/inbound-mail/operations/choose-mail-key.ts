import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { parseMail } from '../engine/parse-mail'
import { findReceivedMail } from '../queries/find-received-mail'
import type { ParsedMail } from '../rules/parsed-mail'
import type { StoredRaw } from './store-raw-mail'

/** The same for an e-mail that arrives on two ways, whatever servers wrote into its header. */
const fingerprint = ({ from, headers, subject, text }: ParsedMail): string =>
  createHash('sha256')
    .update(JSON.stringify([from?.address, headers.get('date'), subject, text]))
    .digest('hex')

async function readStored(path: string): Promise<ParsedMail | null> {
  const file = await orUnavailable(storage().get(path))
  return file && parseMail(await buffer(file.stream))
}

/**
 * What an e-mail is recognised by when it arrives again: its Message-ID. Without one it is a hash of what it says, and
 * a Message-ID that was used for another text is no reason to lose this one.
 *
 * @throws AppError 503
 */
export async function chooseMailKey(
  payload: Payload,
  mail: ParsedMail | null,
  { hash, path }: StoredRaw,
): Promise<string> {
  if (!mail) return `sha256:${hash}`
  const print = fingerprint(mail)
  if (!mail.messageId) return `sha256:${print}`
  const known = await findReceivedMail(payload.db.drizzle, mail.messageId)
  if (!known || known.rawPath === path) return mail.messageId
  const before = await readStored(known.rawPath)
  const isOther = before !== null && fingerprint(before) !== print
  return isOther ? `${mail.messageId} ${print}` : mail.messageId
}
