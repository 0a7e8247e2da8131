import { safeReturn } from '@/modules/accounts/rules/return-to'
import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { CallbackPanel } from '@/modules/accounts/ui/auth/callback-panel'
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
