'use client'
import { useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { checkPassword, checkRepeat, PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import people from '@/modules/accounts/people/admin/people.module.css'
import { TextInput } from '@/modules/accounts/people/admin/person-form-inputs'
import dialog from '@/ui/back-office/dialog.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import * as words from './words'

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' }
type Values = typeof EMPTY

const issuesIn = ({ currentPassword, newPassword, repeat }: Values): Issue[] => [
  ...(currentPassword === '' ? [{ path: 'currentPassword', message: PASSWORD_MESSAGES.required }] : []),
  ...checkPassword(newPassword, 'newPassword'),
  ...checkRepeat(newPassword, repeat),
]

/** Changes the own password; the current one is required, and other sessions end. */
export function OwnPassword() {
  const [isShown, setShown] = useState(false)
  const { called, errorOf, isBusy, register, submit } = useSchemaForm({
    defaultValues: EMPTY,
    validate: issuesIn,
    mode: 'onTouched',
    guardsChanges: true,
    submit: async ({ currentPassword, newPassword }, { reset }) => {
      const body = { currentPassword, newPassword }
      const answer = await callApi('post', '/api/v1/auth/change-password', { body })
      if (answer.ok) reset(EMPTY)
      return answer
    },
  })
  const of = (field: keyof Values, label: string, autoComplete: string) => ({
    autoComplete,
    id: `own-${field}`,
    label,
    type: isShown ? 'text' : 'password',
    error: errorOf(field),
    register: register(field),
  })
  return (
    <form noValidate onSubmit={submit}>
      <CallOutcome called={called} />
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
        <SaveButton isBusy={isBusy}>{isBusy ? words.saving : words.changePassword}</SaveButton>
      </div>
    </form>
  )
}
