'use client'

import { useState } from 'react'
import { AuthHead } from '../auth-head'
import { AuthLink } from '../auth-link'
import { useAuthPanel } from '../auth-panel-context'
import { SocialButtons, type SocialProvider } from '../social-buttons'
import { storeReturn } from './return-after-sign-up'
import { SignUpForm } from './sign-up-form'
import * as words from './sign-up-words'
import { ThankYou } from './thank-you'

type Props = {
  providers: readonly SocialProvider[]
  /** Where the visitor has vehicles delivered, by its name; '' if that is not known. */
  country: string
}

/** Becoming a customer or a dealer: the form, and after it what happens next. */
export function SignUpPanel({ country, providers }: Props) {
  const [email, setEmail] = useState<string | null>(null)
  const { next } = useAuthPanel()
  const onDone = (to: string) => {
    storeReturn(next, new Date())
    setEmail(to)
  }
  if (email !== null) return <ThankYou email={email} focused />
  return (
    <>
      <AuthHead title={words.signUp}>
        {words.alreadyRegistered} <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </AuthHead>
      <SignUpForm country={country} onDone={onDone} />
      <SocialButtons providers={providers} />
    </>
  )
}
