import type { Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { hasSessionCookie, signedInUser } from './signed-in-user'

/**
 * Who requests a page, from the headers as Next provides them; resolved once per request, however many parts
 * of the page need it. Visitors without a session cost no query.
 *
 * @throws the database's error if it does not answer
 */
export const pageUser = cache(async (payload: Payload, given: Headers): Promise<TypedUser | null> => {
  if (!hasSessionCookie(payload, given)) return null
  // A page only displays things, so a link on any site may point to it.
  const headers = new Headers(given)
  headers.delete('origin')
  headers.set('sec-fetch-site', 'same-origin')
  return signedInUser(payload, headers)
})
