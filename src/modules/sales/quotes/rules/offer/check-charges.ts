import { type Issue, issue } from '@/kernel/issue'
import { CHARGE_NAMES, type Charged } from './delivery-charges'

/** Amounts as people write them; cents are compared, so that 0.1 and 0.2 are 0.3. */
const cents = (amount: number) => Math.round(amount * 100)

/** The parts of an offer, in major units, must not be more than the whole. */
export function checkCharges(offer: Charged): Issue[] {
  if (offer.deliveryCharges == null) return []
  const sum = CHARGE_NAMES.reduce((all, name) => all + cents(offer[name] ?? 0), 0)
  return sum > cents(offer.deliveryCharges)
    ? [
        issue(
          'deliveryCharges',
          'Delivery charges cannot be less than transport, freight, insurance and inspection together',
        ),
      ]
    : []
}
