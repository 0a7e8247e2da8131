'use client'
import styles from '../admin.module.css'
import { AdminDialog } from '../dialog'
import dialog from '../dialog.module.css'
import { SIGN_IN, useSignedOut } from './use-signed-out'
import * as words from './words'

/**
 * Has what was entered outlive the session: where something is not saved, the sign-in opens in another tab and this one
 * waits for it. Where nothing would be lost, it opens here.
 */
export function SignedOut() {
  const { isOut, stay } = useSignedOut()
  if (!isOut) return null
  return (
    <AdminDialog narrow onClose={stay} title={words.yourSessionHasEnded}>
      <p>{words.nothingMoreWasSaved}</p>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={stay} type="button">
          {words.notNow}
        </button>
        <a className={styles.primary} href={SIGN_IN} rel="noreferrer" target="_blank">
          {words.signIn}
        </a>
      </div>
    </AdminDialog>
  )
}
