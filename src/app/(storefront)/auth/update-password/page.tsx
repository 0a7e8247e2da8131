import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { NewPasswordPanel } from '@/modules/accounts/sign-in/ui/new-password-panel'
import { buttonStyle } from '@/ui/button'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.chooseNewPassword)

export default function UpdatePasswordAddress() {
  return (
    <AuthPage>
      <NewPasswordPanel
        path="/api/v1/auth/reset-password"
        title={words.chooseNewPassword}
        action={words.saveThePassword}
        another={
          <a href="/auth/forgot-password" className={buttonStyle('primary')}>
            {words.requestNewLink}
          </a>
        }
      />
    </AuthPage>
  )
}
