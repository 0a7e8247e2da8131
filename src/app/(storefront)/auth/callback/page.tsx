import { safeReturn } from '@/modules/accounts/sign-in/rules/return-to'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { CallbackPanel } from '@/modules/accounts/sign-in/ui/callback-panel'
import { type AuthSearch, authMetadata, firstOf } from '../entry'

export const metadata = authMetadata('Signing in')

export default async function CallbackAddress({ searchParams }: AuthSearch) {
  const { next, say } = await searchParams
  return (
    <AuthPage>
      <CallbackPanel next={next === undefined ? null : safeReturn(firstOf(next))} say={firstOf(say)} />
    </AuthPage>
  )
}
