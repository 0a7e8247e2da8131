import { headers } from 'next/headers'
import { createLocalReq } from 'payload'
import { offeredProviders } from '@/modules/accounts/sign-in/queries/read-oauth-providers'
import { afterSignIn } from '@/modules/accounts/sign-in/rules/return-after-sign-in'
import { safeReturn } from '@/modules/accounts/sign-in/rules/safe-return'
import { signInReason } from '@/modules/accounts/sign-in/rules/sign-in-reasons'
import type { SocialProvider } from '@/modules/accounts/sign-in/ui/social-buttons'
import { actorOf } from '@/server/actor-of'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'
import { pageDeliverTo } from '../page-deliver-to-and-unit'
import { firstOf } from './first-of'

export type AuthSearch = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What a sign-in page needs to know: the page to return to, the providers, and who is already signed in. */
export async function authPageData({ searchParams }: AuthSearch) {
  const given = await searchParams
  const next = safeReturn(firstOf(given.next))
  const reason = signInReason(firstOf(given.why))
  const [known, sent, to] = await Promise.all([knownVisitor(next), headers(), pageDeliverTo()])
  // A browser deletes an expired or ended session's cookie, so one that it still sends was ended elsewhere.
  const hasEnded = !known && sent.get('cookie')?.includes('payload-token=') === true
  return { next, reason, providers: providers(), country: to?.port.country ?? '', known, hasEnded }
}

/** The providers that one may sign in through. */
export const providers = (): SocialProvider[] => offeredProviders()

async function knownVisitor(next: string): Promise<{ email: string; target: string } | null> {
  const [payload, given] = await Promise.all([runningPayload(), headers()])
  const user = await pageUser(payload, given)
  if (!user) return null
  const actor = await actorOf(await createLocalReq({ req: { headers: given }, user }, payload))
  if (actor.kind === 'guest') return null
  return { email: user.email, target: afterSignIn(actor.kind === 'staff' ? actor.roleId : null, next) }
}
