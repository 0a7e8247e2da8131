import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ThankYou } from '@/modules/accounts/sign-in/ui/sign-up/thank-you'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.thankYouForSigning)

export default function SignUpSuccessAddress() {
  return (
    <AuthPage>
      <ThankYou email={null} />
    </AuthPage>
  )
}
