import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/auth/…'

export const inviteMail = defineMail({
  key: 'invite',
  title: 'You have been invited',
  sentWhen: 'staff create an account for someone',
  variables: { firstName: 'Daria', inviter: 'Kenji Mori', site: 'Kaido', link: LINK, validFor: '7 days' },
  subject: '{{inviter}} has invited you to {{site}}',
  body: `Hello {{firstName}},

{{inviter}} has created an account for you. Choose a password to start using it.

[Choose my password]({{link}})

The link works once and is valid for {{validFor}}.`,
})

export const changeEmailMail = defineMail({
  key: 'change-email',
  title: 'Confirm your new e-mail address',
  sentWhen: 'an account’s e-mail address is about to be changed; sent to the new address',
  variables: { newEmail: 'wanjiru@new.example', link: LINK, validFor: '24 hours' },
  subject: 'Confirm your new e-mail address',
  body: `Hello,

Someone asked for an account to use {{newEmail}} from now on. If it is your account, please confirm that this address is yours too.

[Confirm my new address]({{link}})

The link works once and is valid for {{validFor}}. Nothing changes until you follow it. If you have no account with us, or did not expect this, you can ignore this e-mail.`,
})

export const addressInUseMail = defineMail({
  key: 'address-in-use',
  title: 'Your address is already in use',
  sentWhen: 'someone asks to use an address that already belongs to another account; sent to its owner',
  variables: { firstName: 'Wanjirũ', contactLink: LINK },
  subject: 'Your e-mail address is already in use',
  body: `Hello {{firstName}},

Someone asked to use this address for another account. It already belongs to yours, so nothing has changed.

If that was you, change or delete one of the two accounts first. If you need help, [write to us]({{contactLink}}).`,
})

export const emailChangedMail = defineMail({
  key: 'email-changed',
  title: 'Your e-mail address has been changed',
  sentWhen: 'an account’s e-mail address has been changed; sent to the old address',
  variables: { firstName: 'Wanjirũ', newEmail: 'wa…@new.example', contactLink: LINK },
  subject: 'Your e-mail address has been changed',
  body: `Hello {{firstName}},

Your account now uses {{newEmail}} instead of this address.

If this was not you, [write to us]({{contactLink}}) at once.`,
})
