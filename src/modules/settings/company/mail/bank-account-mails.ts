import { defineMail } from '@/server/mail/define-mail'

const ABOUT = {
  what: 'Altered account',
  account: 'USD, MUFG Bank, …4567',
  changes: 'SWIFT: – → BOTKJPJT',
  proposer: 'Aiko Tanaka',
  link: 'https://cars.example.com/…',
}

export const bankChangeProposedMail = defineMail({
  key: 'bank-change-proposed',
  title: 'Bank account change proposed',
  sentWhen: 'somebody proposes to change a bank account; sent to every administrator',
  variables: ABOUT,
  warnsAdministrators: true,
  subject: 'Please check: bank account change proposed by {{proposer}}',
  body: `{{proposer}} has proposed a change of the accounts that customers pay into.

{{what}}: {{account}}. {{changes}}

Nothing has changed yet: somebody else has to approve it. If you did not expect this, ask {{proposer}} in person before anybody approves it.

[Review the change]({{link}})`,
})

export const bankChangedMail = defineMail({
  key: 'bank-changed',
  title: 'Bank account changed',
  sentWhen: 'a change of a bank account is approved and takes effect; sent to every administrator',
  variables: { ...ABOUT, approver: 'David Okello' },
  warnsAdministrators: true,
  subject: 'Bank account changed: {{account}}',
  body: `The accounts that customers pay into have changed. {{proposer}} proposed the change, and {{approver}} approved it.

{{what}}: {{account}}. {{changes}}

If you did not expect this, act at once: the change applies to every invoice issued from now on.

[See the bank accounts]({{link}})`,
})
