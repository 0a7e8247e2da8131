import { defineMail } from '@/server/mail/define-mail'

const ABOUT = {
  title: 'Your quote',
  changes: 'Text\n− Here is your quote.\n+ Here is your quote. Pay to account 1234567.',
  link: 'https://cars.example.com/…',
}

export const mailTextProposedMail = defineMail({
  key: 'mail-text-proposed',
  title: 'E-mail text proposed',
  sentWhen:
    'somebody writes an account number or a link into the text of an e-mail about money; sent to every administrator',
  variables: { ...ABOUT, proposer: 'Aiko Tanaka', risky: '1234567' },
  warnsAdministrators: true,
  subject: 'Please check: text of “{{title}}” proposed by {{proposer}}',
  body: `{{proposer}} has proposed another text for the e-mail “{{title}}”, which is sent to customers about money or to administrators.

{{changes}}

To be checked: {{risky}}

Nothing has changed yet: an administrator has to approve it. If you did not expect this, ask {{proposer}} in person before you approve it.

[Review the text]({{link}})`,
})

export const mailTextChangedMail = defineMail({
  key: 'mail-text-changed',
  title: 'E-mail text changed',
  sentWhen: 'the text of an e-mail about money is changed or reset; sent to every administrator',
  variables: { ...ABOUT, how: 'Aiko Tanaka proposed the change, and David Okello approved it.' },
  warnsAdministrators: true,
  subject: 'Text of “{{title}}” changed',
  body: `The text of the e-mail “{{title}}” has changed. {{how}}

{{changes}}

If you did not expect this, act at once: the text is used in every e-mail sent from now on.

[See the text]({{link}})`,
})
