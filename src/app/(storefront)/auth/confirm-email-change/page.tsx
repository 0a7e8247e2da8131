import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { ConfirmEmailPanel } from '@/modules/accounts/sign-in/ui/confirm-email-panel'
import { buttonStyle } from '@/ui/button'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.confirmYourNewAddress)

export default function ConfirmEmailAddress() {
  return (
    <AuthPage>
      <ConfirmEmailPanel
        path="/api/v1/auth/confirm-email-change"
        waiting={words.confirmingYourNewAddress}
        done={words.yourAddressHasBeenChanged}
        another={
          <a href="/account-settings/security" className={buttonStyle('primary')}>
            {words.requestNewLink}
          </a>
        }
      />
    </AuthPage>
  )
}
