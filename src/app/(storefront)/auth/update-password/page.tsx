import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { NewPasswordPanel } from '@/modules/accounts/sign-in/ui/new-password-panel'
import { buttonStyle } from '@/ui/button'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Choose a new password')

export default function UpdatePasswordAddress() {
  return (
    <AuthPage>
      <NewPasswordPanel
        path="/api/v1/auth/reset-password"
        title="Choose a new password"
        action="Save the password"
        another={
          <a href="/auth/forgot-password" className={buttonStyle('primary')}>
            Ask for a new link
          </a>
        }
      />
    </AuthPage>
  )
}
