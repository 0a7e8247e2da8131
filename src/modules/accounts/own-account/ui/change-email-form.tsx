'use client'

import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'
import { changeEmailInput } from '@/modules/accounts/people/schemas/change-email-input'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import * as words from './browser-words'

/** Requests another e-mail address; it is used once the link that goes there is followed. */
export function ChangeEmailForm({ email }: { email: string }) {
  const { called, errorOf, isBusy, persisted, problem, register, submit } = useSchemaForm({
    schema: changeEmailInput,
    defaultValues: { newEmail: '', password: '' },
    draft: { name: 'change-email', at: email, of: 'controls' },
    submit: async (values, form) => {
      const answer = await callApi('post', '/api/v1/auth/change-email', { body: values })
      if (answer.ok) form.reset()
      return answer
    },
  })
  const message = called?.ok ? called.message : problem
  return (
    <form ref={persisted.form} onSubmit={submit} noValidate className="grid max-w-[28rem] gap-4">
      {message && (
        <Notice tone={called?.ok ? 'green' : 'red'} isAlert>
          {message}
        </Notice>
      )}
      {persisted.isRestored && <DraftNotice onDiscard={persisted.discard} />}
      <TextField
        id="email-newEmail"
        label={words.newEmailAddress}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        error={errorOf('newEmail')}
        {...register('newEmail')}
      />
      <TextField
        id="email-password"
        label={words.yourPassword}
        type="password"
        autoComplete="current-password"
        error={errorOf('password')}
        {...register('password')}
      />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? words.sending : words.sendTheConfirmation}
      </Button>
    </form>
  )
}
