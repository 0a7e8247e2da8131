'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { checkEmail } from '../rules/person'
import * as words from './words'

type Props = { id: number; onCalled: (called: Called) => void }

/** What is wrong with the address, and the call that sends the link. */
function useChange(id: number, onCalled: Props['onCalled']) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const refuse = (message: string) => {
    setError(message)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const newEmail = input.current?.value ?? ''
    const wrong = checkEmail(newEmail)[0]
    if (wrong) return refuse(wrong.message)
    setBusy(true)
    const called = await callApi('patch', '/api/v1/users/{id}/email', {
      params: { path: { id } },
      body: { newEmail },
    })
    setBusy(false)
    if (called.issues[0]) refuse(called.issues[0].message)
    else onCalled(called)
  }
  return { busy, error, input, submit }
}

/** Asks for another address: a link goes there, and following it makes the change. */
export function ChangeEmail({ id, onCalled }: Props) {
  const field = useId()
  const { busy, error, input, submit } = useChange(id, onCalled)
  return (
    <form className={list.form} noValidate onSubmit={submit} style={{ marginTop: 20 }}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={field}>
          {words.newEmailAddress}
        </label>
        <input
          aria-describedby={error ? `${field}-error` : undefined}
          aria-invalid={error !== null}
          className={styles.input}
          id={field}
          ref={input}
          type="email"
        />
        {error && (
          <span className={list.error} id={`${field}-error`}>
            {error}
          </span>
        )}
      </div>
      <div className={styles.actions} style={{ alignItems: 'end' }}>
        <button className={styles.button} disabled={busy} type="submit">
          {busy ? words.sending : words.sendTheLink}
        </button>
      </div>
    </form>
  )
}
