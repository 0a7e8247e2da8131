import type { PayloadRequest } from 'payload'
import { countTry } from '@/server/rate-limit'
import { MESSAGES_AN_HOUR } from '../rules/quote-message-limits'

/**
 * Counts a customer's message; those about quotes and those about orders apart.
 *
 * @throws AppError 429 for a customer who writes too many
 */
export const limitQuoteMessages = (
  { payload }: PayloadRequest,
  about: 'quote' | 'order',
  customerId: number,
): Promise<void> =>
  countTry(payload, { name: `${about}-notes`, points: MESSAGES_AN_HOUR, duration: 3600 }, String(customerId))
