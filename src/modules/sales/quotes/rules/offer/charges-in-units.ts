import { toMoney } from '@/kernel/money'
import type { ChargeName, Charges } from './delivery-charges'

/** Parts in major units as they are stored: whole minor units, null where unknown. */
export function chargesInUnits(charges: Charges, currency: string): Record<ChargeName, number | null> {
  const minor = (amount: number | null | undefined) =>
    amount == null ? null : toMoney(amount, currency).amount
  return {
    inlandTransport: minor(charges.inlandTransport),
    seaFreight: minor(charges.seaFreight),
    insurance: minor(charges.insurance),
    inspection: minor(charges.inspection),
  }
}
