import type { DECISION_TIMES, RESPONSE_TIMES } from './contact-and-decision-times'
import { optionTitle } from './option-title'

/** What a customer can request to be changed in an offer. */
export const CUSTOMIZATION_OPTIONS = [
  'payment_financing',
  'delivery_options',
  'vehicle_features_accessories',
  'delivery_timeline',
  'warranty_service_plans',
  'other_requirements',
] as const
export type CustomizationOption = (typeof CUSTOMIZATION_OPTIONS)[number]

/** The option that a quote has if its customer has set a limit. */
export const BUDGET_OPTION = 'budget_considerations'

/** The options of a quote, in the order of the form. */
export const QUOTE_OPTIONS = [BUDGET_OPTION, ...CUSTOMIZATION_OPTIONS] as const

/** How the form describes what can be requested. */
export const OPTION_LABELS: Record<CustomizationOption, string> = {
  payment_financing: 'Payment / financing',
  delivery_options: 'Delivery options',
  vehicle_features_accessories: 'Vehicle features / accessories',
  delivery_timeline: 'Delivery timeline',
  warranty_service_plans: 'Warranty / service plans',
  other_requirements: 'Other requirements',
}
export type ResponseTime = keyof typeof RESPONSE_TIMES
export type DecisionTime = keyof typeof DECISION_TIMES

/** The keys of a table of choices, in its order. */
export const keysOf = <T extends Readonly<Record<string, string>>>(table: T): [keyof T & string] =>
  Object.keys(table) as [keyof T & string]

/** The label of a choice; one that this version does not know is shown title-cased. */
export const choiceLabel = (table: Readonly<Record<string, string>>, key: string): string =>
  table[key] ?? optionTitle(key)
