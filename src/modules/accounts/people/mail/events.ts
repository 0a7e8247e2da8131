import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/auth/…'

export const inviteMail = defineMail({
  key: 'invite',
  title: 'You are invited',
  sentWhen: 'staff make an account for somebody',
  variables: { firstName: 'Daria', inviter: 'Kenji Mori', site: 'Kaido', link: LINK, validFor: '7 days' },
  subject: '{{inviter}} invites you to {{site}}',
  body: `Hello {{firstName}},

{{inviter}} has created an account for you. Choose a password to start using it.

[Choose my password]({{link}})

The link works once, for {{validFor}}.`,
})

export const changeEmailMail = defineMail({
  key: 'change-email',
  title: 'Confirm your new e-mail address',
  sentWhen: 'the address of an account is to be changed; goes to the new address',
  variables: { firstName: 'Wanjirũ', newEmail: 'wanjiru@new.example', link: LINK, validFor: '24 hours' },
  subject: 'Confirm your new e-mail address',
  body: `Hello {{firstName}},

you asked for your account to use {{newEmail}} from now on. Please confirm that this address is yours.

[Confirm my new address]({{link}})

The link works once, for {{validFor}}. Until then nothing changes.`,
})

export const emailChangedMail = defineMail({
  key: 'email-changed',
  title: 'Your e-mail address has been changed',
  sentWhen: 'the address of an account has been changed; goes to the old address',
  variables: { firstName: 'Wanjirũ', newEmail: 'wa…@new.example', contactLink: LINK },
  subject: 'Your e-mail address has been changed',
  body: `Hello {{firstName}},

your account now uses {{newEmail}} instead of this address.

If this was not you, [write to us]({{contactLink}}) at once.`,
})
