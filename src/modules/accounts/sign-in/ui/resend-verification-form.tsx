import * as words from './browser-words'
import { RequestMailForm } from './request-mail-form'

/** The confirmation of an address again, for an address that has to be typed. */
export const ResendVerificationForm = () => (
  <RequestMailForm
    path="/api/v1/auth/resend-verification"
    action={words.resendVerificationEmail}
    busy={words.sending}
  />
)
