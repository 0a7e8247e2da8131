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

/** When a customer expects to decide. */
export const DECISION_TIMES = {
  this_week: 'This week',
  within_2_weeks: 'Within 2 weeks',
  within_a_month: 'Within a month',
  just_exploring: 'Just exploring',
} as const
