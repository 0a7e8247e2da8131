import { defineMail } from '@/server/mail/define-mail'

const ABOUT = {
  country: 'Kenya',
  rule: 'Import duty',
  content: '25% of customs value',
  source: 'KRA, notice of November 2026',
  proposer: 'Aiko Tanaka',
  link: 'https://cars.example.com/…',
}

export const importRuleProposedMail = defineMail({
  key: 'import-rule-proposed',
  title: 'Import rule proposed',
  sentWhen: 'somebody enters a rate or a fee of a destination; sent to every administrator',
  warnsAdministrators: true,
  variables: ABOUT,
  subject: 'Please check: {{country}}, {{rule}} proposed by {{proposer}}',
  body: `{{proposer}} has entered a new version of an import rule.

{{country}}, {{rule}}: {{content}}. Source: {{source}}.

Nothing has changed yet: somebody else has to approve it. Compare it with its source before anybody does.

[Review the rule]({{link}})`,
})

export const importRuleApprovedMail = defineMail({
  key: 'import-rule-approved',
  title: 'Import rule approved',
  sentWhen: 'a rate or a fee of a destination is approved; sent to every administrator',
  warnsAdministrators: true,
  variables: { ...ABOUT, approver: 'David Okello' },
  subject: 'Import rule approved: {{country}}, {{rule}}',
  body: `An import rule has changed. {{proposer}} entered it, and {{approver}} approved it.

{{country}}, {{rule}}: {{content}}. Source: {{source}}.

It counts from its day on, in every price on the road. If you did not expect this, enter the earlier rates again.

[See the rules]({{link}})`,
})
