import { priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { Link } from '@/ui/link'
import type { OwnInquiry } from '../queries/list-inquiries'
import { steeringInFull, steeringOnCard, wantedTransmission, yearsText } from '../rules/inquiry-display'
import * as words from './browser-words'

type Fact = { term: string; value: string }

/** What somebody looks for besides make and model: in short on a card, in full in the details. */
export function factsOf(inquiry: OwnInquiry, isCard: boolean): Fact[] {
  const { country, priceType, steering, transmission, yearFrom, yearTo } = inquiry
  const price = priceType && (isCard ? priceType : priceTypeLabel(priceType))
  return [
    { term: words.years, value: yearsText(yearFrom, yearTo) },
    { term: words.transmission, value: wantedTransmission(transmission) },
    { term: words.steering, value: isCard ? steeringOnCard(steering) : steeringInFull(steering) },
    { term: words.priceType, value: price ?? words.any },
    { term: words.country, value: country ?? words.any },
  ]
}

type PendingProps = { vehicle: NonNullable<OwnInquiry['vehicle']> }

/** The vehicle of the stock that the inquiry is about; its page can be opened as long as it has one. */
export function RequestedVehicle({ vehicle }: PendingProps) {
  const { hasPage, id, sku } = vehicle
  return (
    <p className="text-14 wrap-anywhere">
      {hasPage ? <Link href={`/vehicles/${id}`}>{vehicle.name}</Link> : vehicle.name}{' '}
      <span className="whitespace-nowrap text-faint tabular-nums">{sku}</span>
    </p>
  )
}

/** Facts as pairs of term and value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-14 sm:grid-cols-3">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-13 text-faint">{term}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
