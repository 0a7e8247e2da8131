import { AlreadySignedIn } from '@/modules/accounts/sign-in/ui/already-signed-in'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { SignUpPanel } from '@/modules/accounts/sign-in/ui/sign-up/sign-up-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'
import { type AuthSearch, authPageData } from '../auth-page-data'

export const metadata = authMetadata(words.signUp)

export default async function SignUpAddress(search: AuthSearch) {
  const { next, providers, country, known } = await authPageData(search)
  return (
    <AuthPage next={next} isWide>
      {known ? <AlreadySignedIn {...known} /> : <SignUpPanel providers={providers} country={country} />}
    </AuthPage>
  )
}
