import { sql } from '@payloadcms/db-postgres'
import { executeAuthStrategies, extractJWT, type Payload, type TypedUser } from 'payload'

export const hasSessionCookie = (payload: Payload, headers: Headers): boolean =>
  headers.get('cookie')?.includes(`${payload.config.cookiePrefix}-token=`) ?? false

/**
 * The user of a request's session, or null. Guests, who send neither token nor cookie, cost no query. Payload
 * treats a failed read of the user as no user; without this, a brief database outage would redirect everyone
 * to the sign-in.
 *
 * @throws the database's error if it does not answer
 */
export async function signedInUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  if (!headers.has('authorization') && !hasSessionCookie(payload, headers)) return null
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user || !extractJWT({ headers, payload })) return user
  await payload.db.drizzle.execute(sql`SELECT 1`)
  return (await executeAuthStrategies({ headers, payload })).user
}
