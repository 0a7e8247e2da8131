'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type OwnPassword, ownPasswordForm } from '@/modules/accounts/credentials/schemas/password'
import { PasswordNeeds } from '@/modules/accounts/credentials/ui/password-needs'
import { uncommonIssues } from '@/modules/accounts/credentials/ui/uncommon'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/site'
import { Notice } from '@/ui/form/notice'
import { showErrors } from '@/ui/form/show-errors'
import { TextField } from '@/ui/form/text-field'
import { toast } from '@/ui/toast'
import * as words from './browser-words'

const EMPTY: OwnPassword = { currentPassword: '', newPassword: '', repeat: '' }

/** The form of a change, and the call that makes it. */
function usePasswordChange() {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const { formState, handleSubmit, register, reset, setError, watch } = useForm<OwnPassword>({
    defaultValues: EMPTY,
    resolver: zodResolver(ownPasswordForm),
  })
  const save = handleSubmit(async ({ currentPassword, newPassword }) => {
    setProblem(null)
    const [common] = await uncommonIssues(newPassword)
    if (common) return setError('newPassword', { message: common.message }, { shouldFocus: true })
    const answer = await callApi('post', '/api/v1/auth/change-password', {
      body: { currentPassword, newPassword },
    })
    if (!answer.ok) return setProblem(showErrors(answer, ['currentPassword', 'newPassword'], setError))
    reset(EMPTY)
    toast(words.passwordChangedSuccessfully)
    router.refresh()
  })
  return { formState, problem, register, save, watch }
}

/** The own password, changed: the current one, and the new one twice. Nothing of it is ever kept. */
export function PasswordForm() {
  const [isShown, setShown] = useState(false)
  const { formState, problem, register, save, watch } = usePasswordChange()
  const { errors, isSubmitting } = formState
  const field = (name: keyof OwnPassword, label: string, autoComplete: string) => (
    <TextField
      id={`password-${name}`}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      data-keep="off"
      error={errors[name]?.message}
      {...register(name)}
    />
  )
  return (
    <form onSubmit={save} noValidate className="grid max-w-[28rem] gap-4">
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
      <Button type="submit" variant="primary" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? words.changing : words.changePassword}
      </Button>
    </form>
  )
}
