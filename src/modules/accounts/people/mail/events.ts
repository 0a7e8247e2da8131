import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/auth/…'

export const inviteMail = defineMail({
  key: 'invite',
  title: 'You are invited',
  sentWhen: 'staff create an account for someone',
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
  sentWhen: 'an account’s e-mail address is about to be changed; sent to the new address',
  variables: { newEmail: 'wanjiru@new.example', link: LINK, validFor: '24 hours' },
  subject: 'Confirm your new e-mail address',
  body: `Hello,

an account is to use {{newEmail}} from now on. If it is yours, please confirm that this address is too.

[Confirm my new address]({{link}})

The link works once, for {{validFor}}. Until then nothing changes. If you have no account with us, or did not expect this, you can ignore this e-mail.`,
})

export const addressInUseMail = defineMail({
  key: 'address-in-use',
  title: 'Your address for another account',
  sentWhen: 'somebody asks for an address for their account that another account has; goes to its owner',
  variables: { firstName: 'Wanjirũ', contactLink: LINK },
  subject: 'Your address already belongs to your account',
  body: `Hello {{firstName}},

someone asked for another account to use this address, which already belongs to yours. Nothing has changed.

If that was you, change or delete one of the two accounts first. If you need help, [write to us]({{contactLink}}).`,
})

export const emailChangedMail = defineMail({
  key: 'email-changed',
  title: 'Your e-mail address has been changed',
  sentWhen: 'an account’s e-mail address has been changed; sent to the old address',
  variables: { firstName: 'Wanjirũ', newEmail: 'wa…@new.example', contactLink: LINK },
  subject: 'Your e-mail address has been changed',
  body: `Hello {{firstName}},

your account now uses {{newEmail}} instead of this address.

If this was not you, [write to us]({{contactLink}}) at once.`,
})
