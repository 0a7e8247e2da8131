'use client'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import * as words from './words'

type Props = {
  /** What sending does, as a verb. */
  children: ReactNode
  disabled: boolean
  onClose: () => void
}

/** The buttons of a dialog: the way back, and sending what was entered. */
export const BulkDialogFoot = ({ children, disabled, onClose }: Props) => (
  <div className={dialog.foot}>
    <button className={styles.button} onClick={onClose} type="button">
      {words.cancel}
    </button>
    <SaveButton disabled={disabled}>{children}</SaveButton>
  </div>
)
