import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ThankYou } from '@/modules/accounts/sign-in/ui/thank-you'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Thank you for signing up')

export default function SignUpSuccessAddress() {
  return (
    <AuthPage>
      <ThankYou email={null} />
    </AuthPage>
  )
}
