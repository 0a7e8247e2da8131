import { textLength } from '@/kernel/text/text'
import type { OrderStep } from './order-workflow'

/** The shortest reason for going on without a payment, in characters that can be seen. */
export const OVERRIDE_REASON_MIN = 10
export const OVERRIDE_REASON_SHORT = `Give a reason of at least ${OVERRIDE_REASON_MIN} characters to go on without the payment`
export const ARRIVAL_REASON_SHORT = `Give a reason of at least ${OVERRIDE_REASON_MIN} characters to mark it delivered before it has arrived`
export const OVERRIDE_NOT_ALLOWED =
  'Only an administrator, or somebody who may delete in Sales, can go on without the payment. Ask one of them.'
export const ARRIVAL_NOT_ALLOWED =
  'Only an administrator, or somebody who may delete in Sales, can mark a vehicle delivered before it has arrived. Ask one of them.'

/** The steps that need a payment and can be taken without it, each with what it is then called in an e-mail. */
export const OVERRIDABLE_STEPS = {
  start: 'started',
  deliver: 'delivered',
} as const satisfies Partial<Record<OrderStep, string>>
export type OverridableStep = keyof typeof OVERRIDABLE_STEPS

/** Whether a step can be taken although its payment is missing. */
export const isOverridable = (step: OrderStep): step is OverridableStep => step in OVERRIDABLE_STEPS

/** Characters that leave no mark: those that Unicode ignores, controls, and the blank pattern of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu

/** What can be seen of a text: blanks count once, and not at its ends. */
const seenOf = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()

/** Whether a reason is long enough for going on without a payment. */
export const isOverrideReason = (reason: string | null | undefined): boolean =>
  textLength(seenOf(reason ?? '')) >= OVERRIDE_REASON_MIN
