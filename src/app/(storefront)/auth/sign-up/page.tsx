import { AlreadySignedIn } from '@/modules/accounts/ui/auth/already-signed-in'
import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { SignUpPanel } from '@/modules/accounts/ui/auth/sign-up-panel'
import { type AuthSearch, authEntry, authMetadata } from '../entry'

export const metadata = authMetadata('Sign up')

export default async function SignUpAddress(search: AuthSearch) {
  const { next, providers, known } = await authEntry(search)
  return (
    <AuthPage next={next} isWide>
      {known ? <AlreadySignedIn {...known} /> : <SignUpPanel providers={providers} />}
    </AuthPage>
  )
}
