import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { clientAddress } from '@/server/http/client-address'
import { deviceInWords } from '../rules/device-in-words'

/** The session named by a token, without verifying the token. */
export function sessionIdIn(token: string | undefined): string | null {
  const body = token?.split('.')[1]
  if (!body) return null
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  const sid = claims && typeof claims === 'object' && 'sid' in claims ? claims.sid : null
  return typeof sid === 'string' ? sid : null
}

/** Records the device a session was started from. */
export async function rememberDevice(
  { headers }: Pick<PayloadRequest, 'headers'>,
  db: Db,
  userId: number,
  sid: string,
): Promise<void> {
  const device = deviceInWords(headers.get('user-agent') ?? '')
  await db.execute(sql`
    INSERT INTO session_devices (session_id, user_id, device, ip)
    VALUES (${sid}, ${userId}, ${device}, ${clientAddress(headers)})
    ON CONFLICT (session_id) DO NOTHING`)
}
