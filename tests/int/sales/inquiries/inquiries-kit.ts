import { sql } from '@payloadcms/db-postgres'
import { beforeEach } from 'vitest'
import { accepted, call, type PersonName } from '../../api/client'
import { at, rowsOf, withQuotes } from '../quotes/quotes-kit'

export { at, rowsOf, STAFF } from '../quotes/quotes-kit'

/** Creates people and lists once per file; each case has its own hour. */
export function withInquiries(): void {
  withQuotes()
  beforeEach(() => rowsOf(sql`DELETE FROM rate_limits`))
}

export const as = (who: PersonName | null, method: string, path: string, body?: unknown, key?: string) =>
  call(method, `/vehicle-inquiries${path}`, {
    token: who ? at.tokens[who] : undefined,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  })

const least = { manufacturer: 'Tata', model: 'Nano', message: 'Have you got one?' }
export const sendInquiry = (who: PersonName | null, more: object = {}, key?: string) =>
  as(who, 'POST', '', { ...least, ...more }, key)
export const sentInquiry = async (who: PersonName, more: object = {}): Promise<number> =>
  (await accepted(sendInquiry(who, more))).data.id
export const rowOf = async (id: number) =>
  (await rowsOf(sql`SELECT * FROM vehicle_inquiries WHERE id = ${id}`))[0]
export const mailsAbout = (id: number) =>
  rowsOf(sql`SELECT event_key, to_address, subject, body_text FROM mail_outbox
    WHERE effect_key LIKE ${`inquiry:${id}:%`} ORDER BY id`)
export const nameIn = async (table: 'manufacturers' | 'models', id: number) =>
  String((await rowsOf(sql`SELECT name FROM ${sql.identifier(table)} WHERE id = ${id}`))[0]?.name)
