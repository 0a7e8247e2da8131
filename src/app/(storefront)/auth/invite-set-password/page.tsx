import { AuthPage } from '@/modules/accounts/sign-in/ui/auth-page'
import { NewPasswordPanel } from '@/modules/accounts/sign-in/ui/new-password-panel'
import { siteIdentity } from '@/server/site-identity'
import { Link } from '@/ui/link'
import * as words from '../../words'
import { authMetadata } from '../auth-metadata'

export const metadata = authMetadata(words.chooseYourPassword)

export default function InviteAddress() {
  return (
    <AuthPage>
      <NewPasswordPanel
        path="/api/v1/auth/set-password"
        title={words.welcomeToChooseYourPassword(siteIdentity().name)}
        action={words.saveThePassword}
        another={
          <p className="text-14">
            {words.pleaseContactPerson} <Link href="/contact-us">{words.writeToUs}</Link>.
          </p>
        }
      />
    </AuthPage>
  )
}
