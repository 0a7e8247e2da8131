import { describe, expect, it } from 'vitest'
import { agesInWords, chargeInWords, rateInWords, ruleInWords, whenInWords } from '../rules/import-rule-words'
import { BELARUS } from './belarus'
import { KENYA } from './kenya'
import { TANZANIA } from './tanzania'
import { UGANDA } from './uganda'

const COUNTRIES = { Kenya: KENYA, Uganda: UGANDA, Tanzania: TANZANIA, Belarus: BELARUS }
type Country = keyof typeof COUNTRIES

const ruleOf = (country: Country, key: string) => {
  const entry = COUNTRIES[country].rules.find((rule) => rule.key === key)
  if (!entry) throw new Error(`no rule ${key}`)
  return entry
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

function wordsOf(country: Country, key: string): string {
  const names = new Map(COUNTRIES[country].rules.map((rule) => [rule.key, rule.name]))
  return plain(ruleInWords(ruleOf(country, key), names))
}

/** Each rate with its condition, as a buyer reads them below the rule. */
function rates(country: Country, key: string): string[] {
  const rule = ruleOf(country, key)
  if (rule.kind === 'depreciation')
    return rule.value.rows.map(({ age, percent }) => rateInWords(`${percent}%`, agesInWords(age)))
  if (rule.kind !== 'step') throw new Error(`${key} has no rates`)
  return rule.value.rows.map(({ charge, when }) =>
    plain(rateInWords(chargeInWords(charge), whenInWords(when))),
  )
}

const NO_CARGO = 'all body types except van, pickup, truck and bus'

describe('what comes with the product reads naturally', () => {
  it.each<[Country, string, string]>([
    ['Kenya', 'steering', 'Vehicles must be right-hand drive.'],
    ['Kenya', 'vat', '16% of customs value, import duty and excise duty'],
    [
      'Kenya',
      'excise',
      'The first that fits the vehicle counts; percentages are of customs value and import duty.',
    ],
    ['Kenya', 'depreciation', 'Listed values lose a percentage by age.'],
    ['Uganda', 'steering', 'Vehicles must be right-hand drive or left-hand drive.'],
    ['Uganda', 'age', 'Less than 15 years from manufacture to arrival.'],
    ['Uganda', 'depreciation', 'Nothing is taken off listed values for age.'],
    ['Uganda', 'importDuty', '25% of customs value (all body types except truck and bus)'],
    ['Uganda', 'registration', 'The first that fits the vehicle counts.'],
    ['Uganda', 'forms', 'UGX 18,000'],
    ['Tanzania', 'importDuty', '25% of customs value (all body types except truck)'],
    ['Tanzania', 'inspection', 'Must be inspected before shipment by EAA Company Limited. Fee: $150.'],
    ['Belarus', 'emission', 'Vehicles must meet Euro 4 or higher.'],
    ['Belarus', 'customsFee', 'BYN 120'],
  ])('%s, %s: %s', (country, key, text) => {
    expect(wordsOf(country, key)).toBe(text)
  })

  it.each<[Country, string, string[]]>([
    ['Kenya', 'importDuty', ['25% (electric)', '35% (all fuels except hydrogen)']],
    [
      'Kenya',
      'excise',
      [
        '10% (electric)',
        `35% (petrol, over 3,000 cc; ${NO_CARGO})`,
        `35% (diesel, over 2,500 cc; ${NO_CARGO})`,
        '20% (up to 1,500 cc; all fuels except hydrogen)',
        '25% (all fuels except hydrogen)',
      ],
    ],
    [
      'Uganda',
      'environmental',
      [
        'nothing (up to 8 years old; all body types except truck)',
        '50% (over 8 years old; all body types except truck)',
      ],
    ],
    [
      'Uganda',
      'registration',
      [
        'UGX 1,700,000 (SUV or station wagon, 3,500 cc or more)',
        'UGX 1,700,000 (pickup)',
        'UGX 1,500,000 (all body types except truck and bus)',
      ],
    ],
    [
      'Tanzania',
      'excise',
      [
        'nothing (pickup, truck or bus)',
        '0% (up to 1,000 cc)',
        '5% (over 1,000 and up to 2,000 cc)',
        '10% (over 2,000 cc)',
      ],
    ],
    [
      'Tanzania',
      'ageExcise',
      [
        '10% (bus, over 5 years old)',
        'nothing (bus, up to 5 years old)',
        'nothing (under 8 years old)',
        '15% (8 to 10 years old)',
        '30% (over 10 years old)',
      ],
    ],
    [
      'Belarus',
      'recycling',
      [`BYN 624.92 (up to 3 years old; ${NO_CARGO})`, `BYN 1,282.02 (over 3 years old; ${NO_CARGO})`],
    ],
  ])('%s, %s', (country, key, expected) => {
    expect(rates(country, key)).toEqual(expected)
  })

  it('a rate by value, and one by capacity', () => {
    const duty = rates('Belarus', 'duty')
    const cars = `all fuels except electric and hydrogen; ${NO_CARGO}`
    expect([duty[0], duty[1], duty[5], duty[7]]).toEqual([
      `the higher of 54% and €2.50 per cc (up to 3 years old, customs value up to €8,500; ${cars})`,
      `the higher of 48% and €3.50 per cc (up to 3 years old, customs value up to €16,700; ${cars})`,
      `the higher of 48% and €20 per cc (up to 3 years old, customs value over €169,000; ${cars})`,
      `€1.70 per cc (over 3 and up to 5 years old, up to 1,500 cc; ${cars})`,
    ])
    expect(rates('Kenya', 'depreciation')[0]).toBe('20% (over 1 and up to 2 years old)')
  })
})
