import { dayIn } from '@/kernel/time/day-in'
import { dayInWords } from '@/kernel/time/day-in-words'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { countText } from '@/modules/inventory/cards/ui/count-words'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Link } from '@/ui/link'
import { Section } from '@/ui/page-parts'
import * as words from '../../words'
import { VehicleGrid } from '../grid/vehicle-grid'
import { marketplaceHref } from './marketplace-href'

/** What of the marketplace is the reader's own. */
export type OwnMarket = {
  /** When they were here last; null during their first visit. */
  since: Date | null
  /** The time zone of their days. */
  zone: string
  /** Makes that they look for, the most wanted first. */
  makes: readonly number[]
  /** The newest vehicles of these makes. */
  ofMakes: VehicleCard[]
}

/** The newest vehicles of a page, those that are new to the reader apart from the others. */
export function splitNew(
  rows: readonly VehicleCard[],
  since: Date | null,
): { fresh: VehicleCard[]; seen: VehicleCard[] } {
  const isNew = ({ listedAt }: VehicleCard) => since !== null && new Date(listedAt) > since
  return { fresh: rows.filter(isNew), seen: rows.filter((row) => !isNew(row)) }
}

type NewProps = {
  fresh: VehicleCard[]
  own: OwnMarket
  isMore: boolean
  landed: LandedCards | null
  unit: DistanceUnit
  now: Date
}

/** What was listed since the reader was here last; that there is nothing, or not yet, in a sentence. */
export function NewToReader({ fresh, isMore, landed, unit, now, own: { since, zone } }: NewProps) {
  if (since === null) return <p className="mt-4 text-14 text-soft">{words.newNextTime}</p>
  const day = dayInWords(dayIn(since, zone))
  if (fresh.length === 0) return <p className="mt-4 text-16 text-soft">{words.nothingNewSince(day)}</p>
  return (
    <Section
      id="new"
      title={words.newSinceLastVisit(`${countText(fresh.length)}${isMore ? '+' : ''}`)}
      aside={<span className="text-14 text-soft">{words.lastVisitOn(day)}</span>}
      className="mt-6"
    >
      <VehicleGrid vehicles={fresh} landed={landed} unit={unit} now={now} eager={2} />
    </Section>
  )
}

type MakesProps = {
  own: OwnMarket
  /** Vehicles that the page shows already. */
  shown: readonly VehicleCard[]
  search: VehicleSearch
  facets: SearchResult['facets']
  landed: LandedCards | null
  unit: DistanceUnit
  now: Date
}

/** Vehicles in one row. */
const ROW = 4

/** The makes that the reader looks for, each with the way to all of it, and the newest of them. */
export function MakesOfInterest({ facets, landed, unit, now, own, search, shown }: MakesProps) {
  const known = own.makes.flatMap((id) => facets.make.find((make) => make.id === id) ?? [])
  if (known.length === 0) return <p className="mt-4 text-14 text-soft">{words.howMakesAppear}</p>
  const others = own.ofMakes.filter(({ id }) => !shown.some((one) => one.id === id)).slice(0, ROW)
  return (
    <Section
      id="own-makes"
      title={words.yourMakes}
      aside={<span className="text-14 text-soft">{words.whereMakesAreFrom}</span>}
      className="mt-8"
    >
      <ul className="mb-4 flex flex-wrap gap-x-4 text-14">
        {known.map(({ count, id, name }) => (
          <li key={id}>
            <Link href={marketplaceHref({ ...search, make: [id], page: 1 })} className="inline-block py-3">
              {words.makeWithCount(name, countText(count))}
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && <VehicleGrid vehicles={others} landed={landed} unit={unit} now={now} />}
    </Section>
  )
}
