import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ForgotPanel } from '@/modules/accounts/sign-in/ui/forgot-panel'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Forgot password')

export default function ForgotAddress() {
  return (
    <AuthPage>
      <ForgotPanel />
    </AuthPage>
  )
}
