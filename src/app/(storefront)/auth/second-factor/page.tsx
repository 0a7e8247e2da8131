import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { SecondFactorPanel } from '@/modules/accounts/sign-in/ui/second-factor/second-factor-panel'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.secondFactor)

export default function SecondFactorAddress() {
  return (
    <AuthPage>
      <SecondFactorPanel />
    </AuthPage>
  )
}
