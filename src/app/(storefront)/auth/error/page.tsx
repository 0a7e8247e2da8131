import { PROVIDER_TITLES, PROVIDERS } from '@/modules/accounts/sign-in/operations/run-oauth-flow'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ErrorPanel } from '@/modules/accounts/sign-in/ui/error-panel'
import * as words from '../../words'
import { type AuthSearch, authMetadata, firstOf } from '../auth-entry'

export const metadata = authMetadata(words.signingInDidNotWork)

export default async function AuthErrorAddress({ searchParams }: AuthSearch) {
  const { reason, provider } = await searchParams
  const known = PROVIDERS.find((name) => name === firstOf(provider))
  return (
    <AuthPage>
      <ErrorPanel reason={firstOf(reason)} provider={known ? PROVIDER_TITLES[known] : 'the provider'} />
    </AuthPage>
  )
}
