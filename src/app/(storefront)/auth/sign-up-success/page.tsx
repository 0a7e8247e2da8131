import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { ThankYou } from '@/modules/accounts/ui/auth/thank-you'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Thank you for signing up')

export default function SignUpSuccessAddress() {
  return (
    <AuthPage>
      <ThankYou email={null} />
    </AuthPage>
  )
}
