'use client'
import { useEffect, useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import type { Called } from '@/ui/client/answer'
import { useSchemaForm } from '@/ui/form/use-schema-form'
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
function useNaming({ onSave, value }: Pick<Props, 'onSave' | 'value'>) {
  const form = useSchemaForm({
    defaultValues: { name: value },
    submit: async ({ name }) => {
      const called = await onSave(name.trim())
      if (called.ok) return called
      return { ...called, issues: [{ path: 'name', message: called.issues[0]?.message ?? called.message }] }
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  return form
}

/** Requests a name. */
export function RoleOrModuleNameDialog({ label, onClose, onSave, title, value, verb }: Props) {
  const field = useId()
  const { errorOf, isBusy, register, submit } = useNaming({ onSave, value })
  const error = errorOf('name')
  return (
    <AdminDialog narrow onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={field}>
            {label}
          </label>
          <input
            aria-describedby={error ? `${field}-error` : undefined}
            aria-invalid={error !== undefined}
            className={styles.input}
            id={field}
            maxLength={50}
            {...register('name')}
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
          <SaveButton isBusy={isBusy}>{isBusy ? words.saving : verb}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}
