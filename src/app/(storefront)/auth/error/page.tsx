import { PROVIDER_TITLES, PROVIDERS } from '@/modules/accounts/sign-in/rules/oauth-providers'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { SignInErrorPanel } from '@/modules/accounts/sign-in/ui/sign-in-error-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'
import type { AuthSearch } from '../auth-page-data'
import { firstOf } from '../first-of'

export const metadata = authMetadata(words.signingInDidNotWork)

export default async function AuthErrorAddress({ searchParams }: AuthSearch) {
  const { reason, provider } = await searchParams
  const known = PROVIDERS.find((name) => name === firstOf(provider))
  return (
    <AuthPage>
      <SignInErrorPanel reason={firstOf(reason)} provider={known ? PROVIDER_TITLES[known] : 'the provider'} />
    </AuthPage>
  )
}
