'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import * as words from '../words'
import access from './access.module.css'

type Props = { count: number; onSave: () => Promise<void>; onDiscard: () => void }

/** Shows how many cells are changed and not saved; nothing while there are none. */
export function SavePermissionsBar({ count, onDiscard, onSave }: Props) {
  const [busy, setBusy] = useState(false)
  if (count === 0) return null
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  return (
    <div aria-label={words.unsavedPermissions} className={access.bar} role="toolbar">
      <strong>{`${count} ${count === 1 ? 'change' : 'changes'}`}</strong>
      <SaveButton isBusy={busy} onClick={save} type="button">
        {busy ? words.saving : words.save}
      </SaveButton>
      <button className={styles.button} disabled={busy} onClick={onDiscard} type="button">
        {words.discard}
      </button>
    </div>
  )
}
