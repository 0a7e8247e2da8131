import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { ErrorPanel } from '@/modules/accounts/ui/auth/error-panel'
import { PROVIDER_TITLES, PROVIDERS } from '@/server/oauth/providers'
import { type AuthSearch, authMetadata, firstOf } from '../entry'

export const metadata = authMetadata('Signing in did not work')

export default async function AuthErrorAddress({ searchParams }: AuthSearch) {
  const { reason, provider } = await searchParams
  const known = PROVIDERS.find((name) => name === firstOf(provider))
  return (
    <AuthPage>
      <ErrorPanel reason={firstOf(reason)} provider={known ? PROVIDER_TITLES[known] : 'the provider'} />
    </AuthPage>
  )
}
