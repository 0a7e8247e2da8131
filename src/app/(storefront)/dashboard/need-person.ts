import { redirect } from 'next/navigation'
import { type SignedInPerson, signedInPerson } from './signed-in-person'

/**
 * The same for a page that requires a user: a guest is sent to the sign-in, and from there back to `path`.
 */
export async function needPerson(path: string): Promise<SignedInPerson> {
  return (await signedInPerson()) ?? redirect(`/auth/login?next=${encodeURIComponent(path)}`)
}
