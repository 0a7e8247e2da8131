import { type Issue, issue } from '@/kernel/issue'
import { hasSailed, type Milestone } from '../shipment'

/** A port as these rules see it. */
export type PortOfOrder = { id: number; name: string; use: 'origin' | 'destination' | 'both' | null }

/** The ports of an order: as stored, and as they are to be. */
export type PortChange = {
  /** How far the shipment is before the change. */
  milestone: Milestone | null
  loadingBefore: PortOfOrder | null
  loading: PortOfOrder | null
  before: PortOfOrder | null
  after: PortOfOrder | null
}

const isChanged = ({ after, before }: PortChange): boolean => before !== null && after?.id !== before.id

/** What is wrong with a change of the ports. */
export function checkPortChange(change: PortChange): Issue[] {
  const { after, before, loading, milestone } = change
  const path = 'portOfDischarge'
  if (isChanged(change) && hasSailed(milestone))
    return [issue(path, 'The vehicle has departed, so its port of discharge can no longer be changed')]
  if (after && after.id === loading?.id)
    return [issue(path, 'The ports of loading and discharge must be different')]
  return after && after.id !== before?.id && after.use === 'origin'
    ? [issue(path, `${after.name} is a port of loading. Choose a port of destination`)]
    : []
}

/** A change of the port of discharge in the history; null without one. */
export const portText = (change: PortChange): string | null =>
  isChanged(change) ? `${change.before?.name ?? '—'} → ${change.after?.name ?? '—'}` : null

/** The price of an order beside its ports. */
export type PriceOfPort = {
  priceType: string | null
  hasDelivery: boolean
  /** '$10,500 CIF Mombasa' */
  text: string
}

/** A change of a port that is asked about. */
export type PortQuestion = { name: 'portOfDischarge' | 'portOfLoading'; text: string }

/**
 * What is asked before a port becomes another one that the price holds for: on board at the port of loading for a bare FOB
 * price, else as far as the port of discharge. Null where the price does not depend on it.
 */
export function portQuestion(change: PortChange, price: PriceOfPort): PortQuestion | null {
  const isOnBoard = price.priceType === 'FOB' && !price.hasDelivery
  const [name, called, before, after] = isOnBoard
    ? (['portOfLoading', 'port of loading', change.loadingBefore, change.loading] as const)
    : (['portOfDischarge', 'port of discharge', change.before, change.after] as const)
  if (before === null || after?.id === before.id) return null
  const way = `from ${before.name} to ${after?.name ?? 'none'}`
  const text = `The price of this order stays as it is: ${price.text}. Change the ${called} ${way} all the same?`
  return { name, text }
}
