'use client'
import styles from '../admin.module.css'
import { AdminDialog } from '../Dialog'
import dialog from '../dialog.module.css'
import { SIGN_IN, useSignedOut } from './use-signed-out'

/**
 * Has what was entered outlive the session: where something is not saved, the sign-in opens in another tab and this one
 * waits for it. Where nothing would be lost, it opens here.
 */
export function SignedOut() {
  const { isOut, stay } = useSignedOut()
  if (!isOut) return null
  return (
    <AdminDialog narrow onClose={stay} title="Your session has ended">
      <p>
        Nothing more was saved, and what you entered is still here. Sign in in another tab, then come back and
        save again.
      </p>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={stay} type="button">
          Not now
        </button>
        <a className={styles.primary} href={SIGN_IN} rel="noreferrer" target="_blank">
          Sign in
        </a>
      </div>
    </AdminDialog>
  )
}
