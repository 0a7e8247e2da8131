import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { ForgotPanel } from '@/modules/accounts/ui/auth/forgot-panel'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Forgot password')

export default function ForgotAddress() {
  return (
    <AuthPage>
      <ForgotPanel />
    </AuthPage>
  )
}
