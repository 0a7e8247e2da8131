import { type Issue, issue } from '@/kernel/issue'
import { isOrderOpen } from '../is-order-open'
import type { OrderStatus } from '../order-statuses'
import type { Milestone } from './milestones'
import { hasSailed } from './voyage-state'

/** A port as these rules see it. */
export type PortOfOrder = { id: number; name: string; use: 'origin' | 'destination' | 'both' | null }

/** The ports of an order: as stored, and as they are to be. */
export type PortChange = {
  /** How far the shipment is before the change. */
  milestone: Milestone | null
  status: OrderStatus
  loadingBefore: PortOfOrder | null
  loading: PortOfOrder | null
  before: PortOfOrder | null
  after: PortOfOrder | null
}

/** Whether sums name another port from now on; also with the first one. */
export const isPortChanged = ({ after, before }: PortChange): boolean => after?.id !== before?.id

/** Whether a port that was agreed becomes another one. */
const isMoved = (change: PortChange): boolean => change.before !== null && isPortChanged(change)

/** What is wrong with a change of the ports. */
export function checkPortChange(change: PortChange): Issue[] {
  const { after, loading, milestone, status } = change
  const path = 'portOfDischarge'
  if (isPortChanged(change) && !isOrderOpen(status))
    return [issue(path, 'This order is over, so its port of discharge can no longer be changed')]
  if (isMoved(change) && hasSailed(milestone))
    return [issue(path, 'The vehicle has departed, so its port of discharge can no longer be changed')]
  if (after && after.id === loading?.id)
    return [issue(path, 'The ports of loading and discharge must be different')]
  return after && isPortChanged(change) && after.use === 'origin'
    ? [issue(path, `${after.name} is a port of loading. Choose a port of destination`)]
    : []
}

/** A change of the port of discharge in the history and in its mail. */
export const portText = ({ after, before }: PortChange): string =>
  before ? `${before.name} → ${after?.name ?? '—'}` : (after?.name ?? '—')

/** The price of an order beside its ports. */
export type PriceOfPort = {
  priceType: string | null
  hasDelivery: boolean
  /** '$10,500 CIF Mombasa' */
  text: string
}

/** A change of a port that needs confirming. */
export type PortQuestion = { name: 'portOfDischarge' | 'portOfLoading'; text: string }

/**
 * The question before a port becomes another one that the price holds for: on board at the port of loading for a bare FOB
 * price, else as far as the port of discharge. Null where the price does not depend on it.
 */
export function portQuestion(change: PortChange, price: PriceOfPort): PortQuestion | null {
  const isOnBoard = price.priceType === 'FOB' && !price.hasDelivery
  const [name, called, before, after] = isOnBoard
    ? (['portOfLoading', 'port of loading', change.loadingBefore, change.loading] as const)
    : (['portOfDischarge', 'port of discharge', change.before, change.after] as const)
  if (before === null || after?.id === before.id) return null
  const way = `from ${before.name} to ${after?.name ?? 'none'}`
  const paper = isOnBoard ? '' : ' Its customer gets a new proforma invoice.'
  const text = `The price of this order stays as it is: ${price.text}.${paper} Change the ${called} ${way} all the same?`
  return { name, text }
}
