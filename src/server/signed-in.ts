import { sql } from '@payloadcms/db-postgres'
import { executeAuthStrategies, extractJWT, type Payload, type TypedUser } from 'payload'

/**
 * Whose session a request carries, or null. Payload takes a user whom it could not read for nobody; without this
 * a database that is away for a moment would tell everybody to sign in again.
 *
 * @throws whatever the database says when it does not answer
 */
export async function signedInUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user || !extractJWT({ headers, payload })) return user
  await payload.db.drizzle.execute(sql`SELECT 1`)
  return (await executeAuthStrategies({ headers, payload })).user
}
