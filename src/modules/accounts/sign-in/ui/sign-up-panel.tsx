'use client'

import { useState } from 'react'
import { SignUpForm } from './sign-up-form'
import * as words from './sign-up-words'
import { SocialButtons, type SocialProvider } from './social-buttons'
import { ThankYou } from './thank-you'
import { AuthHead, AuthLink } from './way'

/** Becoming a customer or a dealer: the form, and after it what happens next. */
export function SignUpPanel({ providers }: { providers: readonly SocialProvider[] }) {
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null) return <ThankYou email={email} focused />
  return (
    <>
      <AuthHead title={words.signUp}>
        {words.alreadyRegistered} <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </AuthHead>
      <SignUpForm onDone={setEmail} />
      <SocialButtons providers={providers} />
    </>
  )
}
