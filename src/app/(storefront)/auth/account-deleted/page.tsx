import { AccountDeleted } from '@/modules/accounts/own-account/ui/account-deleted'
import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.accountDeleted)

export default function AccountDeletedAddress() {
  return (
    <AuthPage>
      <AccountDeleted />
    </AuthPage>
  )
}
