'use client'

import { Button } from '@/ui/button'
import { Notice } from '@/ui/form/notice'
import * as words from './browser-words'
import { useResendVerification } from './use-resend-verification'

/** Sends the confirmation of a known address again. */
export function ResendVerificationButton({ email }: { email: string }) {
  const { isBusy, notice, resend } = useResendVerification(email)
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
