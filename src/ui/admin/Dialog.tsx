'use client'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './admin.module.css'
import dialogStyles from './dialog.module.css'

type Props = { title: ReactNode; narrow?: boolean; onClose: () => void; children: ReactNode }

/** A dialog of the back office by the browser's own: it keeps the focus, closes with Escape and gives the focus back. */
export function AdminDialog({ children, narrow, onClose, title }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  }, [onClose])
  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={`${dialogStyles.dialog} ${narrow ? dialogStyles.narrow : ''}`}
      // Open again by then when it was only mounted twice.
      onClose={(event) => event.currentTarget.open || closed.current()}
      ref={dialog}
    >
      <header className={dialogStyles.head}>
        <h2 className={dialogStyles.title} id={heading}>
          {title}
        </h2>
        <button
          aria-label="Close"
          className={dialogStyles.close}
          onClick={() => dialog.current?.close()}
          type="button"
        >
          ×
        </button>
      </header>
      <div className={dialogStyles.body}>{children}</div>
    </dialog>,
    document.body,
  )
}

type ConfirmProps = {
  title: string
  /** What confirming does, as a verb. */
  verb: string
  children: ReactNode
  disabled?: boolean
  onClose: () => void
  /** Done when it resolves: the dialog is closed by whoever opened it. */
  onConfirm: () => Promise<void>
}

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog({ children, disabled, onClose, onConfirm, title, verb }: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <AdminDialog narrow onClose={onClose} title={title}>
      {children}
      <div className={dialogStyles.foot}>
        <button className={styles.button} onClick={onClose} type="button">
          Cancel
        </button>
        <button className={styles.primary} disabled={busy || disabled} onClick={confirm} type="button">
          {busy ? 'Working…' : verb}
        </button>
      </div>
    </AdminDialog>
  )
}
