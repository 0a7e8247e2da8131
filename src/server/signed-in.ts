import { sql } from '@payloadcms/db-postgres'
import { executeAuthStrategies, extractJWT, type Payload, type TypedUser } from 'payload'
import { cache } from 'react'

const hasSessionCookie = (payload: Payload, headers: Headers): boolean =>
  headers.get('cookie')?.includes(`${payload.config.cookiePrefix}-token=`) ?? false

/**
 * Whose session a request carries, or null. Nothing is asked for a guest, who brings neither token nor cookie. Payload
 * takes a user whom it could not read for nobody; without this a database that is away for a moment would tell
 * everybody to sign in again.
 *
 * @throws whatever the database says when it does not answer
 */
export async function signedInUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  if (!headers.has('authorization') && !hasSessionCookie(payload, headers)) return null
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user || !extractJWT({ headers, payload })) return user
  await payload.db.drizzle.execute(sql`SELECT 1`)
  return (await executeAuthStrategies({ headers, payload })).user
}

/**
 * Who asks for a page, from the headers as Next gives them; asked once for each request, however many parts of the
 * page want to know. Nothing is asked of the database for a visitor without a session.
 *
 * @throws whatever the database says when it does not answer
 */
export const pageUser = cache(async (payload: Payload, given: Headers): Promise<TypedUser | null> => {
  if (!hasSessionCookie(payload, given)) return null
  // A page only shows things, so it may be asked for from a link on any site.
  const headers = new Headers(given)
  headers.delete('origin')
  headers.set('sec-fetch-site', 'same-origin')
  return signedInUser(payload, headers)
})
