'use client'

import { useState } from 'react'
import { checkEmail } from '@/modules/accounts/people/rules/check-email'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { usePlainForm } from '@/ui/form/use-plain-form'
import * as words from './browser-words'

type Props = {
  path: '/api/v1/auth/forgot-password' | '/api/v1/auth/resend-verification'
  action: string
  busy: string
}

/** Requests a mail to an address; the answer is the same for every address. */
export function RequestMailForm({ path, action, busy }: Props) {
  const [done, setDone] = useState<string | null>(null)
  const { submit, errors, problem, isBusy } = usePlainForm({
    names: ['email'],
    check: ({ email }) => checkEmail(email),
    fallback: words.anErrorOccurred,
    isFinal: true,
    submit: async ({ email }) => {
      const answer = await callApi('post', path, { body: { email: email.trim() } })
      if (answer.ok) setDone(answer.message)
      return answer
    },
  })
  return (
    <>
      <div role="status">{done && <Notice tone="green">{done}</Notice>}</div>
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      {!done && (
        <form method="post" onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            id="mail-email"
            name="email"
            label={words.email}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            error={errors.email}
          />
          <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            {isBusy ? busy : action}
          </Button>
        </form>
      )}
    </>
  )
}
