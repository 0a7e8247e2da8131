import { z } from 'zod'
import { SUBSCRIPTIONS } from '../rules/subscriptions'

const choice = z.boolean({ error: 'must be true or false' }).optional()

/** Choices about e-mails; all optional. */
export const subscriptionsPatch = z.strictObject(
  Object.fromEntries(SUBSCRIPTIONS.map((key) => [key, choice])) as Record<
    (typeof SUBSCRIPTIONS)[number],
    typeof choice
  >,
)
export type SubscriptionsPatch = z.infer<typeof subscriptionsPatch>
