import { AuthPage } from '@/modules/accounts/ui/auth/auth-page'
import { SecondFactorPanel } from '@/modules/accounts/ui/second-factor/second-factor-panel'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Second factor')

export default function SecondFactorAddress() {
  return (
    <AuthPage>
      <SecondFactorPanel />
    </AuthPage>
  )
}
