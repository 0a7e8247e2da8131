import type { Day } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'

/** The days between which money of an order can have come or gone; both are the company's. */
export type PaymentDays = { orderedOn: Day; today: Day }

/** What is wrong with the day on which money of an order came or went back. */
export function checkPaymentDay(day: Day, { orderedOn, today }: PaymentDays): Issue[] {
  if (day < orderedOn)
    return [issue('receivedPaymentDate', 'The day of payment cannot be before the day of the order')]
  return day > today ? [issue('receivedPaymentDate', 'The day of payment cannot be after today')] : []
}
