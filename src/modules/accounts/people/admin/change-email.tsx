'use client'
import { useEffect, useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { checkEmail } from '../rules/check-person'
import * as words from './words'

type Props = { id: number; onCalled: (called: Called) => void }

/** What is wrong with the address, and the call that sends the link. */
function useChange(id: number, onCalled: Props['onCalled']) {
  const form = useSchemaForm({
    defaultValues: { newEmail: '' },
    validate: ({ newEmail }) => checkEmail(newEmail).map(({ message }) => ({ path: 'newEmail', message })),
    fieldOf: () => 'newEmail',
    submit: async (body) => {
      const called = await callApi('patch', '/api/v1/users/{id}/email', { params: { path: { id } }, body })
      if (called.issues.length === 0) onCalled(called)
      return called
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('newEmail'), [setFocus])
  return form
}

/** Requests another address: a link goes there, and following it makes the change. */
export function ChangeEmail({ id, onCalled }: Props) {
  const field = useId()
  const { errorOf, isBusy, register, submit } = useChange(id, onCalled)
  const error = errorOf('newEmail')
  return (
    <form className={list.form} noValidate onSubmit={submit} style={{ marginTop: 20 }}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={field}>
          {words.newEmailAddress}
        </label>
        <input
          aria-describedby={error ? `${field}-error` : undefined}
          aria-invalid={error !== undefined}
          className={styles.input}
          id={field}
          type="email"
          {...register('newEmail')}
        />
        {error && (
          <span className={list.error} id={`${field}-error`}>
            {error}
          </span>
        )}
      </div>
      <div className={styles.actions} style={{ alignItems: 'end' }}>
        <button className={styles.button} disabled={isBusy} type="submit">
          {isBusy ? words.sending : words.sendTheLink}
        </button>
      </div>
    </form>
  )
}
