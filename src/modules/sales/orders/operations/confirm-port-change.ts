import { question } from '@/kernel/workflow/confirmation-question'
import type { Db } from '@/server/db-of'
import { getOrderRow } from '../queries/get-order-row'
import { orderSum } from '../rules/order-sum'
import { type PortChange, type PortQuestion, portQuestion } from '../rules/shipping/port-change'

/** The changes of a port that the caller means. */
export type ConfirmedPorts = { [name in PortQuestion['name']]?: boolean }

/**
 * Confirms before a port that the price holds for becomes another one: the price does not follow
 * it.
 *
 * @throws AppError 409 that the caller may answer
 */
export async function confirmPortChange(
  db: Db,
  orderId: number,
  change: PortChange,
  confirmed: ConfirmedPorts,
): Promise<void> {
  const row = await getOrderRow(db, orderId)
  if (!row) return
  const { deliveryCharges, priceType } = row
  const price = { priceType, hasDelivery: deliveryCharges > 0, text: orderSum(row).total }
  const pendingQuestion = portQuestion(change, price)
  if (pendingQuestion && confirmed[pendingQuestion.name] !== true)
    throw question(pendingQuestion.name, pendingQuestion.text)
}
