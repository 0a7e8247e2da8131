import { describe, expect, it } from 'vitest'
import { DESTINATIONS } from '../data/destinations'
import { ruleEntry } from '../schemas/import-rules'
import { draftOfRule, reordered } from './import-rule-draft'
import { readImportRuleDraft } from './read-import-rule-draft'

const everyRule = DESTINATIONS.flatMap(({ country, rules }) =>
  rules.map((rule) => [`${country}, ${rule.kind} ${rule.key}`, rule] as const),
)

describe('the form of a rule', () => {
  it.each(everyRule)('sends what it was given: %s', (_, rule) => {
    const { entry, issues } = readImportRuleDraft(rule.kind, draftOfRule(rule))
    expect(issues).toEqual([])
    const sent = ruleEntry.parse(entry)
    // Who pays, and no divisors, are shown in the form although they are what is usual.
    const { value } = ruleEntry.parse(rule)
    expect(sent).toEqual({
      ...rule,
      value: {
        ...value,
        ...(rule.kind === 'step' && { paidBy: rule.value.paidBy ?? 'everyone' }),
        ...(rule.kind === 'customsBase' && { divideBy: rule.value.divideBy ?? [] }),
      },
    })
  })

  it('names the cell it cannot read', () => {
    const draft = {
      key: 'duty',
      'value.order': '1',
      rows: '1',
      'value.rows.0.charge': '25',
      'value.rows.0.when.age': '3',
    }
    expect(readImportRuleDraft('step', draft).issues.map(({ path }) => path)).toEqual([
      'value.rows.0.when.age',
      'value.rows.0.charge',
    ])
  })

  it('moves and removes rows with all their cells', () => {
    const draft = {
      name: 'Duty',
      rows: '3',
      'value.rows.0.charge': 'a',
      'value.rows.1.charge': 'b',
      'value.rows.2.charge': 'c',
    }
    expect(reordered(draft, 'value.rows', [2, 0])).toEqual({
      name: 'Duty',
      rows: '2',
      'value.rows.0.charge': 'c',
      'value.rows.1.charge': 'a',
    })
  })
})
