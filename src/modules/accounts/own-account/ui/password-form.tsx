'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type OwnPassword, ownPasswordForm } from '@/modules/accounts/credentials/schemas/password'
import { PasswordNeeds } from '@/modules/accounts/credentials/ui/password-needs'
import { uncommonIssues } from '@/modules/accounts/credentials/ui/uncommon-issues'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { Notice } from '@/ui/form/notice'
import { refusalOf } from '@/ui/form/refusal-of'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { toast } from '@/ui/toast'
import * as words from './browser-words'

const EMPTY: OwnPassword = { currentPassword: '', newPassword: '', repeat: '' }

/** The form of a change, and the call that makes it. */
function usePasswordChange() {
  const router = useRouter()
  return useSchemaForm({
    schema: ownPasswordForm,
    defaultValues: EMPTY,
    submit: async ({ currentPassword, newPassword }, { reset }) => {
      const common = await uncommonIssues(newPassword, 'newPassword')
      if (common.length > 0) return refusalOf(common)
      const answer = await callApi('post', '/api/v1/auth/change-password', {
        body: { currentPassword, newPassword },
      })
      if (!answer.ok) return answer
      reset(EMPTY)
      toast(words.passwordChangedSuccessfully)
      router.refresh()
      return answer
    },
  })
}

/** The own password, changed: the current one, and the new one twice. Nothing of it is ever stored. */
export function PasswordForm() {
  const [isShown, setShown] = useState(false)
  const { errorOf, isBusy, problem, register, submit, watch } = usePasswordChange()
  const field = (name: keyof OwnPassword, label: string, autoComplete: string) => (
    <TextField
      id={`password-${name}`}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      data-keep="off"
      error={errorOf(name)}
      {...register(name)}
    />
  )
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[28rem] gap-4">
      {problem && (
        <Notice tone="red" isAlert>
          <strong>{words.failedToChangePassword}</strong> {problem}
        </Notice>
      )}
      {field('currentPassword', words.currentPassword, 'current-password')}
      {field('newPassword', words.newPassword, 'new-password')}
      <PasswordNeeds password={watch('newPassword')} />
      {field('repeat', words.repeatNewPassword, 'new-password')}
      <label className="flex min-h-11 items-center gap-3 text-14">
        <input
          type="checkbox"
          className="size-5 accent-[var(--accent)]"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {words.showPassword}
      </label>
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.changing : words.changePassword}
      </Button>
    </form>
  )
}
