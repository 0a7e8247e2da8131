import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/auth/…'

export const accountDeletedMail = defineMail({
  key: 'account-deleted',
  title: 'Your account was deleted',
  sentWhen: 'somebody deletes the own account',
  variables: { firstName: 'Wanjirũ', signInLink: LINK, until: '21 December 2026' },
  subject: 'Your account was deleted',
  body: `Hello {{firstName}},

your account was deleted, as you asked.

Until {{until}} you can take this back: [sign in]({{signInLink}}), and everything is as it was. After that your details are erased.`,
})
