import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/auth/…'

export const verifyEmailMail = defineMail({
  key: 'verify-email',
  title: 'Confirm your e-mail address',
  sentWhen: 'someone signs up, or asks for the confirmation to be sent again',
  variables: { firstName: 'Wanjirũ', link: LINK, validFor: '24 hours' },
  subject: 'Confirm your e-mail address',
  body: `Hello {{firstName}},

Please confirm that this address is yours so that you can sign in.

[Confirm my e-mail address]({{link}})

The link works once and is valid for {{validFor}}. If you did not sign up, you can ignore this e-mail: no account is opened without confirmation.`,
})

export const alreadyRegisteredMail = defineMail({
  key: 'already-registered',
  title: 'You already have an account',
  sentWhen: 'someone signs up with an address that already has an account',
  variables: { firstName: 'Wanjirũ', signInLink: LINK, resetLink: LINK },
  subject: 'You already have an account',
  body: `Hello {{firstName}},

Someone, most likely you, tried to sign up with this address, which already has an account.

[Sign in]({{signInLink}})

If you do not remember the password, [choose a new one]({{resetLink}}). If this was not you, you can ignore this e-mail: nothing has changed.`,
})

export const resetPasswordMail = defineMail({
  key: 'reset-password',
  title: 'Choose a new password',
  sentWhen: 'someone asks to reset their password',
  variables: { firstName: 'Wanjirũ', link: LINK, validFor: '1 hour' },
  subject: 'Choose a new password',
  body: `Hello {{firstName}},

You asked to choose a new password.

[Choose a new password]({{link}})

The link works once and is valid for {{validFor}}. If you did not ask for it, you can ignore this e-mail: your password stays the same.`,
})
