import { describe, expect, it } from 'vitest'
import type { RuleEntryOf } from '../rules/destination'
import { DESTINATIONS } from './destinations'

const isStep = (rule: { kind: string }): rule is RuleEntryOf<'step'> => rule.kind === 'step'

describe.each(DESTINATIONS)('$country as delivered', ({ rules }) => {
  it('names where each rule is written, and when it was read there', () => {
    for (const { checkedOn, sourceName, sourceUrl } of rules) {
      expect(sourceName).not.toBe('')
      expect(URL.canParse(sourceUrl)).toBe(true)
      expect(checkedOn).toBe('2026-11-23')
    }
  })

  it('has one version of each rule', () => {
    const places = rules.map(({ kind, key }) => `${kind}/${key}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it('bases each step on earlier ones, and counts ages where it names them', () => {
    const known = new Set(['customsValue', 'cif'])
    const steps = rules.filter(isStep).sort((a, b) => a.value.order - b.value.order)
    for (const { key, value } of steps) {
      expect(value.base.filter((name) => !known.has(name))).toEqual([])
      expect(value.rows.some(({ when }) => when?.age)).toBe(value.age !== undefined)
      known.add(key)
    }
  })
})

it('is switched off where nobody said on which side the steering wheel has to be', () => {
  const off = DESTINATIONS.filter(({ rules }) => !rules.some(({ kind }) => kind === 'steering'))
  expect(off.map(({ country, active }) => [country, active])).toEqual([['Belarus', false]])
})
