'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import type { Called } from '@/ui/client/answer'
import * as words from '../words'

type Props = {
  title: string
  label: string
  verb: string
  value: string
  onClose: () => void
  /** Saves; the dialog stays open with the message when it was refused. */
  onSave: (name: string) => Promise<Called>
}

/** The field with the name, what is wrong with it, and saving it. */
function useNaming(onSave: Props['onSave']) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => input.current?.select(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const called = await onSave(input.current?.value.trim() ?? '')
    setBusy(false)
    if (called.ok) return
    setError(called.issues[0]?.message ?? called.message)
    input.current?.focus()
  }
  return { busy, error, input, submit }
}

/** Asks for a name. */
export function NameDialog({ label, onClose, onSave, title, value, verb }: Props) {
  const field = useId()
  const { busy, error, input, submit } = useNaming(onSave)
  return (
    <AdminDialog narrow onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={field}>
            {label}
          </label>
          <input
            aria-describedby={error ? `${field}-error` : undefined}
            aria-invalid={error !== null}
            className={styles.input}
            defaultValue={value}
            id={field}
            maxLength={50}
            ref={input}
          />
          {error && (
            <span className={list.error} id={`${field}-error`}>
              {error}
            </span>
          )}
        </div>
        <div className={dialog.foot}>
          <button className={styles.button} onClick={onClose} type="button">
            {words.cancel}
          </button>
          <SaveButton disabled={busy}>{busy ? words.saving : verb}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}
