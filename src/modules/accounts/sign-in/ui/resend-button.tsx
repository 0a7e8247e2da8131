'use client'

import { Button } from '@/ui/button'
import { Notice } from '@/ui/form/notice'
import * as words from './browser-words'
import { useResend } from './use-resend'

/** Sends the confirmation of a known address again. */
export function Resend({ email }: { email: string }) {
  const { isBusy, notice, resend } = useResend(email)
  return (
    <>
      <div role="status">
        {notice && <Notice tone={notice.ok ? 'green' : 'red'}>{notice.message}</Notice>}
      </div>
      <Button disabled={isBusy} onClick={resend}>
        {isBusy ? words.sending : words.resendVerificationEmail}
      </Button>
    </>
  )
}
