import { safeReturn } from '@/modules/accounts/sign-in/rules/safe-return'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { CallbackPanel } from '@/modules/accounts/sign-in/ui/callback-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'
import type { AuthSearch } from '../auth-page-data'
import { firstOf } from '../first-of'

export const metadata = authMetadata(words.signingIn)

export default async function CallbackAddress({ searchParams }: AuthSearch) {
  const { next, say: notice } = await searchParams
  return (
    <AuthPage>
      <CallbackPanel next={next === undefined ? null : safeReturn(firstOf(next))} notice={firstOf(notice)} />
    </AuthPage>
  )
}
