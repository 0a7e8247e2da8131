import type { DestinationRule, RuleEntry } from '../rules/destination'
import { DESTINATIONS } from './destinations'

/** Rules as if they were approved, numbered from 1. */
export const approved = (rules: readonly RuleEntry[]): DestinationRule[] =>
  rules.map((rule, at) => ({ ...rule, id: at + 1 }))

/** The rules of a country as they come with the product. */
export function delivered(slug: string): { currency: string; rules: DestinationRule[] } {
  const country = DESTINATIONS.find((one) => one.slug === slug)
  if (!country) throw new Error(`${slug} is not delivered`)
  return { currency: country.currency, rules: approved(country.rules) }
}

/** Where a made-up rule is written. */
export const TERMS = {
  key: 'made',
  name: 'Made up',
  appliesFrom: null,
  appliesTo: null,
  sourceName: 'Nobody',
  sourceUrl: 'https://example.com/',
  checkedOn: '2026-11-01',
  note: null,
}
