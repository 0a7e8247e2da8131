import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/auth/…'

export const passwordChangedMail = defineMail({
  key: 'password-changed',
  title: 'Your password has been changed',
  sentWhen: 'an account’s password has been changed',
  variables: { firstName: 'Wanjirũ', resetLink: LINK },
  subject: 'Your password has been changed',
  body: `Hello {{firstName}},

Your password has been changed, and you have been signed out everywhere else.

If this was not you, [choose a new password]({{resetLink}}) at once.`,
})
