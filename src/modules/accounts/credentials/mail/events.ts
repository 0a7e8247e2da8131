import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/auth/…'

export const passwordChangedMail = defineMail({
  key: 'password-changed',
  title: 'Your password has been changed',
  sentWhen: 'an account’s password has been changed',
  variables: { firstName: 'Wanjirũ', resetLink: LINK },
  subject: 'Your password has been changed',
  body: `Hello {{firstName}}, the password of your account has been changed and every other session has been ended.

If this was not you, [choose a new password]({{resetLink}}) at once.`,
})
