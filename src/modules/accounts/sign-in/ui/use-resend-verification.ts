import { useState } from 'react'
import { callApi } from '@/ui/client/call-from-storefront'

/** The server's code for an account whose address waits to be confirmed. */
export const UNCONFIRMED = 'email_unconfirmed'

/** The confirmation of an address again, and the server's answer to it. */
export function useResendVerification(email: string) {
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<{ ok: boolean; message: string } | null>(null)
  const resend = async () => {
    setBusy(true)
    setNotice(null)
    setNotice(await callApi('post', '/api/v1/auth/resend-verification', { body: { email } }))
    setBusy(false)
  }
  return { isBusy, notice, resend }
}
