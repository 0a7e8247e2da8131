'use client'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from '../use-modal'
import styles from './admin.module.css'
import dialogStyles from './dialog.module.css'
import { openForms, unsavedSince, useUnsaved } from './line/unsaved'

type Props = { title: ReactNode; narrow?: boolean; onClose: () => void; children: ReactNode }

/** Knows whether something was entered in a dialog that still stands there. Files are sent when they are chosen. */
function useEntered() {
  const entered = useRef(new Set<Element>())
  const before = useRef(openForms())
  useLayoutEffect(() => {
    before.current = openForms()
  }, [])
  useUnsaved(() => [...entered.current].some(({ isConnected }) => isConnected))
  const note = ({ target }: FormEvent) => {
    if (target instanceof Element && target.getAttribute('type') !== 'file') entered.current.add(target)
  }
  return { note, isUnsaved: () => unsavedSince(before.current) }
}

/**
 * A dialog of the back office by the browser's own: it keeps the focus, closes with Escape and gives the focus back.
 * What was entered in it is not lost by Escape or × without a question.
 */
export function AdminDialog({ children, narrow, onClose, title }: Props) {
  const { isUnsaved, note } = useEntered()
  const { dialog, heading, onClosed } = useModal(onClose)
  const [asking, setAsking] = useState(false)
  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={`${dialogStyles.dialog} ${narrow ? dialogStyles.narrow : ''}`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !isUnsaved()) return
        event.preventDefault()
        setAsking(true)
      }}
      onClose={onClosed}
      onInput={note}
      ref={dialog}
    >
      <header className={dialogStyles.head}>
        <h2 className={dialogStyles.title} id={heading}>
          {title}
        </h2>
        <button
          aria-label="Close"
          className={dialogStyles.close}
          onClick={() => (isUnsaved() ? setAsking(true) : dialog.current?.close())}
          type="button"
        >
          ×
        </button>
      </header>
      <div className={dialogStyles.body}>{children}</div>
      {asking && <LeaveQuestion onLeave={() => dialog.current?.close()} onStay={() => setAsking(false)} />}
    </dialog>,
    document.body,
  )
}

/** Asks before what was entered is lost. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <AdminDialog narrow onClose={onStay} title="Leave without saving?">
      <p>What you changed here is not saved yet.</p>
      <div className={dialogStyles.foot}>
        <button className={styles.button} onClick={onStay} type="button">
          Stay on this page
        </button>
        <button className={styles.primary} onClick={onLeave} type="button">
          Leave without saving
        </button>
      </div>
    </AdminDialog>
  )
}

type ConfirmProps = {
  title: string
  /** What confirming does, as a verb. */
  verb: string
  children: ReactNode
  disabled?: boolean
  /** Another way on than to confirm or to cancel. */
  extra?: { verb: string; onClick: () => Promise<void> }
  onClose: () => void
  /** Why it could not be done. */
  refusal?: string | null
  /** Done when it resolves: the dialog is closed by whoever opened it. */
  onConfirm: () => Promise<void>
}

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog({
  children,
  disabled,
  extra,
  onClose,
  onConfirm,
  refusal,
  title,
  verb,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <AdminDialog narrow onClose={onClose} title={title}>
      {children}
      {refusal && !busy && (
        <div className={styles.alert} data-tone="red" role="alert">
          {refusal}
        </div>
      )}
      <div className={dialogStyles.foot}>
        <button className={styles.button} onClick={onClose} type="button">
          Cancel
        </button>
        {extra && (
          <button
            className={styles.button}
            disabled={busy}
            onClick={() => doing(extra.onClick)}
            type="button"
          >
            {extra.verb}
          </button>
        )}
        <button
          className={styles.primary}
          disabled={busy || disabled}
          onClick={() => doing(onConfirm)}
          type="button"
        >
          {busy ? 'Working…' : verb}
        </button>
      </div>
    </AdminDialog>
  )
}
