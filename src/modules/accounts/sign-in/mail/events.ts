import { defineMail } from '@/server/mail/define'

const LINK = 'https://cars.example.com/auth/…'

export const verifyEmailMail = defineMail({
  key: 'verify-email',
  title: 'Confirm your e-mail address',
  sentWhen: 'somebody signs up, or asks for the confirmation again',
  variables: { firstName: 'Wanjirũ', link: LINK, validFor: '24 hours' },
  subject: 'Confirm your e-mail address',
  body: `Hello {{firstName}},

please confirm that this address is yours, so that you can sign in.

[Confirm my e-mail address]({{link}})

The link works once, for {{validFor}}. If you did not sign up, you need not do anything: without the confirmation there is no account.`,
})

export const alreadyRegisteredMail = defineMail({
  key: 'already-registered',
  title: 'You already have an account',
  sentWhen: 'somebody signs up with an address that has an account',
  variables: { firstName: 'Wanjirũ', signInLink: LINK, resetLink: LINK },
  subject: 'You already have an account',
  body: `Hello {{firstName}},

somebody, most likely you, tried to sign up with this address. It has an account already.

[Sign in]({{signInLink}})

If you do not remember the password, [choose a new one]({{resetLink}}). If it was not you, nothing has changed and you need not do anything.`,
})

export const resetPasswordMail = defineMail({
  key: 'reset-password',
  title: 'Choose a new password',
  sentWhen: 'somebody asks for a new password',
  variables: { firstName: 'Wanjirũ', link: LINK, validFor: '1 hour' },
  subject: 'Choose a new password',
  body: `Hello {{firstName}},

you asked for a new password.

[Choose a new password]({{link}})

The link works once, for {{validFor}}. If you did not ask, you need not do anything: your password stays as it is.`,
})

export const inviteMail = defineMail({
  key: 'invite',
  title: 'You are invited',
  sentWhen: 'staff make an account for somebody',
  variables: { firstName: 'Daria', inviter: 'Kenji Mori', link: LINK, validFor: '7 days' },
  subject: '{{inviter}} invites you to Kaido',
  body: `Hello {{firstName}},

{{inviter}} made an account for you. Choose your password to use it.

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

your account is to use {{newEmail}} from now on. Please confirm that this address is yours.

[Confirm my new address]({{link}})

The link works once, for {{validFor}}. Until then everything stays as it is.`,
})

export const emailChangedMail = defineMail({
  key: 'email-changed',
  title: 'Your e-mail address was changed',
  sentWhen: 'the address of an account has been changed; goes to the old address',
  variables: { firstName: 'Wanjirũ', newEmail: 'wa…@new.example', contactLink: LINK },
  subject: 'Your e-mail address was changed',
  body: `Hello {{firstName}},

your account uses the address {{newEmail}} now, and no longer this one.

If this was not you, [write to us]({{contactLink}}) at once.`,
})

export const passwordChangedMail = defineMail({
  key: 'password-changed',
  title: 'Your password was changed',
  sentWhen: 'the password of an account has been changed',
  variables: { firstName: 'Wanjirũ', resetLink: LINK },
  subject: 'Your password was changed',
  body: `Hello {{firstName}},

the password of your account was changed, and every other session was ended.

If this was not you, [choose a new password]({{resetLink}}) at once.`,
})

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
