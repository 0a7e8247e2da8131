import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { SecondFactorPanel } from '@/modules/accounts/sign-in/ui/second-factor/second-factor-panel'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Second factor')

export default function SecondFactorAddress() {
  return (
    <AuthPage>
      <SecondFactorPanel />
    </AuthPage>
  )
}
