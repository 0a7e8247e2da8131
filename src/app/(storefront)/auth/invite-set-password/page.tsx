import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { NewPasswordPanel } from '@/modules/accounts/sign-in/ui/new-password-panel'
import { siteIdentity } from '@/server/site-identity'
import { Link } from '@/ui/link'
import { authMetadata } from '../entry'

export const metadata = authMetadata('Choose your password')

export default function InviteAddress() {
  return (
    <AuthPage>
      <NewPasswordPanel
        path="/api/v1/auth/set-password"
        title={`Welcome to ${siteIdentity().name}: choose your password`}
        action="Save the password"
        another={
          <p className="text-14">
            Please ask the person who invited you for a new invitation, or{' '}
            <Link href="/contact-us">write to us</Link>.
          </p>
        }
      />
    </AuthPage>
  )
}
