import { type Issue, issue } from '@/kernel/issue'
import { hasSailed, type Milestone } from '../shipment'

/** A port as these rules see it. */
export type PortOfOrder = { id: number; name: string; use: 'origin' | 'destination' | 'both' | null }

/** The ports of an order: as stored, and as they are to be. */
export type PortChange = {
  /** How far the shipment is before the change. */
  milestone: Milestone | null
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

/** What is asked before the port of discharge becomes another one; null if it does not. */
export function portQuestion(change: PortChange, price: string): string | null {
  if (!isChanged(change) || !change.before) return null
  const to = change.after
    ? `from ${change.before.name} to ${change.after.name}`
    : `from ${change.before.name} to none`
  return `The price of this order stays as it is: ${price}. Change the port of discharge ${to} all the same?`
}
