import { isUtf8 } from 'node:buffer'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { AppError, badRequest, tooLarge, unauthenticated, unsupportedType } from '@/kernel/errors'
import { isRecord } from '@/kernel/loose-values'
import { MAIL_MAX_BYTES } from '../rules/mail-limits'
import * as words from '../words'

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** @throws AppError 401 unless the signature is right and some minutes old at most */
function requireSignature(text: string, headers: Headers, secret: string): void {
  const given = Object.fromEntries(HEADERS.map((name) => [name, headers.get(name) ?? '']))
  try {
    new Webhook(secret).verify(text, given, { jsonParse: false })
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw unauthenticated(words.signatureWrong)
    throw error
  }
}

function rawOf(text: string): Buffer {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw badRequest(words.bodyUnreadable)
  }
  const raw = isRecord(body) ? body.raw : null
  if (typeof raw !== 'string' || /[^A-Za-z0-9+/=\s]/.test(raw)) throw badRequest(words.bodyUnreadable)
  return Buffer.from(raw, 'base64')
}

/**
 * The e-mail in a signed request: the whole body (message/rfc822), or base64 as `raw` of JSON, which takes any bytes.
 *
 * @param body everything that was sent
 * @throws AppError 400, 401 unless it is signed with the secret, 413, 415 for bytes that a signature cannot be over
 */
export function openSignedMail(body: Buffer, headers: Headers, secret: string): Buffer {
  // Signatures are over text.
  if (!isUtf8(body)) throw unsupportedType(words.bytesNotSigned)
  const text = body.toString('utf8')
  requireSignature(text, headers, secret)
  const isJson = headers.get('content-type')?.trim().toLowerCase().startsWith('application/json')
  const raw = isJson ? rawOf(text) : body
  if (raw.length === 0) throw badRequest(words.bodyUnreadable)
  if (raw.length > MAIL_MAX_BYTES) throw tooLarge(words.mailTooLarge)
  return raw
}

/** Whether the sender is at fault, and not only what it sent. */
export const isForged = (error: unknown): boolean => error instanceof AppError && error.status === 401
