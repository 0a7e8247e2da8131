'use client'

import * as words from './browser-words'
import { ConfirmEmailPanel } from './confirm-email-panel'
import { ProviderReturn } from './provider-return'
import { ResendVerificationForm } from './resend-verification-form'

type Props = { next: string | null; notice: string | undefined }

/** The page behind a confirmation's link and a provider's return: with `next` it is the provider. */
export function CallbackPanel({ next, notice }: Props) {
  if (next !== null) return <ProviderReturn next={next} notice={notice} />
  return (
    <ConfirmEmailPanel
      path="/api/v1/auth/verify-email"
      waiting={words.confirmingYourAddress}
      done={words.yourAddressIsConfirmed}
      another={<ResendVerificationForm />}
    />
  )
}
