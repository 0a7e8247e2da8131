import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ForgotPasswordPanel } from '@/modules/accounts/sign-in/ui/forgot-password-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.forgotPassword)

export default function ForgotAddress() {
  return (
    <AuthPage>
      <ForgotPasswordPanel />
    </AuthPage>
  )
}
