'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/limits'
import { changeEmailInput } from '@/modules/accounts/people/schemas/email'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/site'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { showErrors } from '@/ui/form/show-errors'
import { TextField } from '@/ui/form/text-field'
import { useDraftFields } from '@/ui/form/use-draft-fields'
import * as words from './browser-words'

type Values = z.infer<typeof changeEmailInput>

/** Asks for another address of e-mail; it is used once the link that goes there is followed. */
export function ChangeEmailForm({ email }: { email: string }) {
  const [said, setNotice] = useState<{ ok: boolean; message: string } | null>(null)
  const { formState, handleSubmit, register, reset, setError, setValue } = useForm<Values>({
    defaultValues: { newEmail: '', password: '' },
    resolver: zodResolver(changeEmailInput),
  })
  const { form, isKept } = useDraftFields('change-email', email, (_, value) => setValue('newEmail', value))
  const send = handleSubmit(async (values) => {
    setNotice(null)
    const answer = await callApi('post', '/api/v1/auth/change-email', { body: values })
    if (answer.ok) reset()
    const message = answer.ok ? answer.message : showErrors(answer, ['newEmail', 'password'], setError)
    if (message) setNotice({ ok: answer.ok, message })
  })
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-[28rem] gap-4">
      {said && (
        <Notice tone={said.ok ? 'green' : 'red'} isAlert>
          {said.message}
        </Notice>
      )}
      {isKept && <DraftNotice onDiscard={() => reset()} />}
      <TextField
        id="email-newEmail"
        label={words.newEmailAddress}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        error={formState.errors.newEmail?.message}
        {...register('newEmail')}
      />
      <TextField
        id="email-password"
        label={words.yourPassword}
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" disabled={formState.isSubmitting} className="justify-self-start">
        {formState.isSubmitting ? words.sending : words.sendTheConfirmation}
      </Button>
    </form>
  )
}
