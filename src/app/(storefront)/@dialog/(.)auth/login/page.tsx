import { AlreadySignedIn } from '@/modules/accounts/sign-in/ui/already-signed-in'
import { AuthDialog } from '@/modules/accounts/sign-in/ui/auth-dialog'
import { LoginPanel } from '@/modules/accounts/sign-in/ui/login-panel'
import { type AuthSearch, authEntry } from '../../../auth/entry'

export default async function LoginOverPage(search: AuthSearch) {
  const { next, reason, providers, known, hasEnded } = await authEntry(search)
  return (
    <AuthDialog path="/auth/login" next={next}>
      {known ? (
        <AlreadySignedIn {...known} />
      ) : (
        <LoginPanel providers={providers} reason={reason} hasEnded={hasEnded} />
      )}
    </AuthDialog>
  )
}
