'use client'

import { useState } from 'react'
import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { ownPasswordInput } from '@/modules/accounts/credentials/schemas/password'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { Disclosure } from '@/ui/disclosure'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import * as words from './browser-words'

/** Where the deletion is confirmed. */
const ACCOUNT_DELETED = '/auth/account-deleted'

/** The form that requires the password, and the call that deletes the account. */
function useDeletion() {
  const [isGone, setGone] = useState(false)
  const form = useSchemaForm({
    schema: ownPasswordInput,
    defaultValues: { password: '' },
    submit: async (values) => {
      const answer = await callApi('post', '/api/v1/auth/delete-account', { body: values })
      if (!answer.ok) return answer
      setGone(true)
      // The whole page, and in its place: nothing of the account may stay in this tab, nor be gone back to.
      window.location.replace(ACCOUNT_DELETED)
      return answer
    },
  })
  return { ...form, isGone }
}

/** Deletes the own account: explained, confirmed by a tick and by the password. */
export function DeleteAccount() {
  const [isSure, setSure] = useState(false)
  const { errorOf, isBusy, isGone, problem, register, submit } = useDeletion()
  if (isGone)
    return (
      <Notice tone="green" isAlert>
        {words.yourAccountHasBeenDeleted(DELETION_GRACE_DAYS)}
      </Notice>
    )
  return (
    <Disclosure title={words.deleteMyAccount}>
      <form onSubmit={submit} noValidate className="grid max-w-[28rem] gap-4 pb-2">
        {problem && (
          <Notice tone="red" isAlert>
            {problem}
          </Notice>
        )}
        <SureTick isSure={isSure} onChange={setSure} />
        <TextField
          id="delete-password"
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
          {...register('password')}
        />
        <Button type="submit" disabled={!isSure || isBusy} className="justify-self-start text-red">
          {isBusy ? words.deleting : words.deleteMyAccount}
        </Button>
      </form>
    </Disclosure>
  )
}

function SureTick({ isSure, onChange }: { isSure: boolean; onChange: (isSure: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-start gap-3 text-14">
      <input
        type="checkbox"
        data-keep="off"
        className="mt-1 size-5 shrink-0 accent-[var(--accent)]"
        checked={isSure}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{words.iUnderstandDeletion(DELETION_GRACE_DAYS)}</span>
    </label>
  )
}
