import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ForgotPanel } from '@/modules/accounts/sign-in/ui/forgot-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-entry'

export const metadata = authMetadata(words.forgotPassword)

export default function ForgotAddress() {
  return (
    <AuthPage>
      <ForgotPanel />
    </AuthPage>
  )
}
