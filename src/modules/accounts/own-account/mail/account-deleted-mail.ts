import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/auth/…'

export const accountDeletedMail = defineMail({
  key: 'account-deleted',
  title: 'Your account has been deleted',
  sentWhen: 'someone deletes their account',
  variables: { firstName: 'Wanjirũ', signInLink: LINK, until: '21 December 2026' },
  subject: 'Your account has been deleted',
  body: `Hello {{firstName}},

Your account has been deleted, as you asked. You can restore it until {{until}} by [signing in]({{signInLink}}). After that, your details will be erased.`,
})
