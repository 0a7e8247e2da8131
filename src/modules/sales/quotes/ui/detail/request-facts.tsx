import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { type Definition, DefinitionGrid } from '@/ui/definition-grid'
import { Section } from '@/ui/page-parts'
import { startsFrom } from '../../rules/request/requested-price-text'
import { budgetText, mileageText } from '../../rules/vehicle/wanted-mileage-and-budget'
import type { OwnQuote } from '../own-quote-card'
import { WantedPicture } from '../wanted-picture'
import * as words from '../words'

type Props = {
  wish: NonNullable<OwnQuote['orderOnDemandRequest']>
  /** Of destination. */
  port: OwnQuote['port']
  /** The address of who receives it. */
  consignee: string | null
}

/** What was requested for a vehicle of the stock, until there is an offer. */
export function RequestedFacts({ quote, total }: { quote: OwnQuote; total: string | null }) {
  const all = [
    { term: words.portOfDestination, value: quote.port?.name ?? words.portNotChosen },
    { term: words.consignee, value: quote.shipmentAddress ?? '' },
  ]
  return (
    <Section id="request" title={words.yourRequest} className="mb-8">
      <DefinitionGrid items={all.filter(({ value }) => value !== '')} />
      {total && <p className="mt-4 max-w-text text-14">{startsFrom(total)}.</p>}
    </Section>
  )
}

/** Which vehicle a customer is looking for, as they described it. */
export function RequestFacts({ consignee, port, wish }: Props) {
  const all: [string, string | null][] = [
    [words.make, wish.manufacturer ?? wish.customManufacturer],
    [words.model, wish.model ?? wish.customModel],
    [words.years, words.yearsText(wish.yearFrom, wish.yearTo)],
    [words.country, countryOf(wish.country)?.name ?? wish.country],
    [words.colour, wish.color],
    [words.engine, wish.engineCapacity],
    [words.fuel, wish.fuelType],
    [words.transmission, wish.transmission],
    [words.drivetrain, wish.driveTrain],
    [words.chassisCode, wish.chassisCode],
    [words.auctionGrade, wish.auctionGrade],
    [words.maxMileage, mileageText(wish.maxMileage, wish.mileageUnit)],
    [words.budget, budgetText(wish)],
    [words.portOfDestination, port?.name ?? null],
    [words.consignee, consignee],
  ]
  const items: Definition[] = all.flatMap(([term, value]) => (value ? [{ term, value }] : []))
  return (
    <Section id="request" title={words.yourRequest} className="mb-8">
      <DefinitionGrid items={items} />
      {wish.specialRequirements && (
        <p className="mt-4 max-w-text text-14 whitespace-pre-line wrap-anywhere text-soft">
          <strong className="block font-semibold text-ink">{words.specialRequirements}</strong>
          {wish.specialRequirements}
        </p>
      )}
      {wish.imageUrl && <WantedPicture imageUrl={wish.imageUrl} className="mt-3" />}
    </Section>
  )
}
