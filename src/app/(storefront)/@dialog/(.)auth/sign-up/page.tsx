import { AlreadySignedIn } from '@/modules/accounts/sign-in/ui/already-signed-in'
import { AuthDialog } from '@/modules/accounts/sign-in/ui/auth-dialog'
import { SignUpPanel } from '@/modules/accounts/sign-in/ui/sign-up-panel'
import { type AuthSearch, authEntry } from '../../../auth/entry'

export default async function SignUpOverPage(search: AuthSearch) {
  const { next, providers, known } = await authEntry(search)
  return (
    <AuthDialog path="/auth/sign-up" next={next} isWide>
      {known ? <AlreadySignedIn {...known} /> : <SignUpPanel providers={providers} />}
    </AuthDialog>
  )
}
