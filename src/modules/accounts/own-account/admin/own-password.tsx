'use client'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { checkPassword, checkRepeat, PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { TextInput } from '@/modules/accounts/people/admin/fields'
import people from '@/modules/accounts/people/admin/people.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { useUnsaved } from '@/ui/back-office/line/unsaved'
import list from '@/ui/back-office/list/list.module.css'
import { Outcome } from '@/ui/back-office/list/outcome'
import { SaveButton } from '@/ui/back-office/save-button'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import * as words from './words'

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' }
type Values = typeof EMPTY

const resolver: Resolver<Values> = (values) => {
  const { currentPassword, newPassword, repeat } = values
  const issues = [
    ...(currentPassword === '' ? [{ path: 'currentPassword', message: PASSWORD_MESSAGES.required }] : []),
    ...checkPassword(newPassword, 'newPassword'),
    ...checkRepeat(newPassword, repeat),
  ]
  if (issues.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(issues.map(({ message, path }) => [path, { type: 'rule', message }]))
  return { values: {}, errors: errors as FieldErrors<Values> }
}

/** Changes the own password; the current one is asked for, and other sessions end. */
export function OwnPassword() {
  const [called, setCalled] = useState<Called | null>(null)
  const [isShown, setShown] = useState(false)
  const form = useForm<Values>({ defaultValues: EMPTY, resolver, mode: 'onTouched' })
  useUnsaved(() => form.control._getDirty())
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await callApi('post', '/api/v1/auth/change-password', {
      body: { currentPassword, newPassword },
    })
    setCalled(answer)
    if (answer.ok) return form.reset(EMPTY)
    for (const { message, path } of answer.issues)
      if (path === 'currentPassword' || path === 'newPassword')
        form.setError(path, { message }, { shouldFocus: true })
  })
  const of = (field: keyof Values, label: string, autoComplete: string) => ({
    autoComplete,
    id: `own-${field}`,
    label,
    type: isShown ? 'text' : 'password',
    error: form.getFieldState(field, form.formState).error?.message,
    register: form.register(field),
  })
  const { isSubmitting } = form.formState
  return (
    <form noValidate onSubmit={submit}>
      <Outcome called={called} />
      <div className={list.form}>
        <TextInput {...of('currentPassword', words.currentPassword, 'current-password')} wide />
        <TextInput {...of('newPassword', words.newPassword, 'new-password')} />
        <TextInput {...of('repeat', words.confirmNewPassword, 'new-password')} />
        <label className={`${people.checks} ${list.full}`}>
          <input checked={isShown} onChange={(event) => setShown(event.target.checked)} type="checkbox" />{' '}
          {words.showPasswords}
        </label>
      </div>
      <div className={dialog.foot}>
        <SaveButton disabled={isSubmitting}>{isSubmitting ? words.saving : words.changePassword}</SaveButton>
      </div>
    </form>
  )
}
