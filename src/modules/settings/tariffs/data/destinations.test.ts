import { describe, expect, it } from 'vitest'
import { checkImportRule } from '../rules/check-import-rule'
import { destinationInput } from '../schemas/destinations'
import { ruleEntry } from '../schemas/import-rules'
import { DESTINATIONS } from './destinations'

const READ_ON = '2026-11-23'

describe.each(DESTINATIONS)('$country as delivered', ({ rules, ...terms }) => {
  const versions = rules.map((rule, id) => ({ ...rule, id }))

  it('could have been entered by staff', () => {
    expect(destinationInput.safeParse(terms).error).toBeUndefined()
    for (const { id, ...rule } of versions) {
      expect(ruleEntry.safeParse(rule).error, rule.key).toBeUndefined()
      expect(
        checkImportRule(
          rule,
          versions.filter((other) => other.id !== id),
          READ_ON,
        ),
      ).toEqual([])
    }
  })

  it('has one version of each rule', () => {
    const places = rules.map(({ kind, key }) => `${kind}/${key}`)
    expect(new Set(places).size).toBe(places.length)
  })
})

it('is switched off where nobody stated on which side the steering wheel has to be', () => {
  const off = DESTINATIONS.filter(({ rules }) => !rules.some(({ kind }) => kind === 'steering'))
  expect(off.map(({ country, active }) => [country, active])).toEqual([['Belarus', false]])
})
