import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ConfirmPanel } from '@/modules/accounts/sign-in/ui/confirm-panel'
import { buttonStyle } from '@/ui/button'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Confirm your new address')

export default function ConfirmEmailAddress() {
  return (
    <AuthPage>
      <ConfirmPanel
        path="/api/v1/auth/confirm-email-change"
        waiting="Confirming your new address"
        done="Your address has been changed"
        another={
          <a href="/account-settings/security" className={buttonStyle('primary')}>
            Ask for a new link
          </a>
        }
      />
    </AuthPage>
  )
}
