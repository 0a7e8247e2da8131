import { AlreadySignedIn } from '@/modules/accounts/ui/auth/already-signed-in'
import { AuthDialog } from '@/modules/accounts/ui/auth/auth-dialog'
import { LoginPanel } from '@/modules/accounts/ui/auth/login-panel'
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
