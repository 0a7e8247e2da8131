import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { AuthHead } from '@/modules/accounts/sign-in/ui/auth-head'
import { buttonStyle } from '@/ui/button'
import * as words from './words'

/** Confirms a deletion to somebody who is a guest by now, and shows how long it can be undone. */
export function AccountDeleted() {
  return (
    <>
      <AuthHead title={words.accountHasBeenDeleted}>
        <p role="status">{words.youAreSignedOut(DELETION_GRACE_DAYS)}</p>
      </AuthHead>
      <div className="flex flex-wrap gap-3">
        <a href="/" className={buttonStyle('primary')}>
          {words.toTheHomePage}
        </a>
        <a href="/auth/login" className={buttonStyle()}>
          {words.signInToRestore}
        </a>
      </div>
    </>
  )
}
