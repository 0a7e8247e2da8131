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

/** The title of an option, also of one that this version does not know: 'delivery_options' → 'Delivery Options'. */
export const optionTitle = (key: string): string =>
  key
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')

/** When a customer can be reached. */
export const CONTACT_TIMES = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  any_time: 'Any time',
} as const

export const CONTACT_METHOD_LABELS = { email: 'E-mail', phone: 'Phone', text: 'Text message' } as const

/** How soon a customer wants an answer. */
export const RESPONSE_TIMES = {
  within_24_hours: 'Within 24 hours',
  '2_3_days': '2–3 days',
  within_a_week: 'Within a week',
  no_rush: 'No rush',
} as const
export type ResponseTime = keyof typeof RESPONSE_TIMES

/** When a customer expects to decide. */
export const DECISION_TIMES = {
  this_week: 'This week',
  within_2_weeks: 'Within 2 weeks',
  within_a_month: 'Within a month',
  just_exploring: 'Just exploring',
} as const
export type DecisionTime = keyof typeof DECISION_TIMES

/** The keys of a table of choices, in its order. */
export const keysOf = <T extends Readonly<Record<string, string>>>(table: T): [keyof T & string] =>
  Object.keys(table) as [keyof T & string]

/** The label of a choice; one that this version does not know is shown title-cased. */
export const choiceLabel = (table: Readonly<Record<string, string>>, key: string): string =>
  table[key] ?? optionTitle(key)
