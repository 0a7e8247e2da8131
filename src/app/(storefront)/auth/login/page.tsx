import { AlreadySignedIn } from '@/modules/accounts/sign-in/ui/already-signed-in'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { LoginPanel } from '@/modules/accounts/sign-in/ui/login-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'
import { type AuthSearch, authPageData } from '../auth-page-data'

export const metadata = authMetadata(words.signIn)

export default async function LoginAddress(search: AuthSearch) {
  const { next, reason, providers, known, hasEnded } = await authPageData(search)
  return (
    <AuthPage next={next}>
      {known ? (
        <AlreadySignedIn {...known} />
      ) : (
        <LoginPanel providers={providers} reason={reason} hasEnded={hasEnded} />
      )}
    </AuthPage>
  )
}
