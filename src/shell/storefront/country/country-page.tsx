import { dayInWords } from '@/kernel/time/day-in-words'
import type { ShowroomContact } from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { INQUIRE } from '@/modules/sales/inquiries/ui/urls'
import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link, PlainLink } from '@/ui/link'
import { Container, Section } from '@/ui/page-parts'
import { ShowroomLinks } from '../home/showroom-links'
import { CountryPorts } from './country-ports'
import { CountryRules } from './country-rules'
import type { CountryPageContent } from './read-country-page'
import * as words from './words'

type Props = {
  country: CountryPageContent
  crumbs: Crumb[]
  /** The reader's port; null for none. */
  own: number | null
  /** What they count distances in. */
  unit: DistanceUnit
  path: string
  showrooms: readonly ShowroomContact[]
  counts: ReadonlyMap<number, number>
  now: Date
}

/** All that matters to a buyer in a country: ports, rules, costs, and the vehicles that may come in. */
export function CountryPage({ country, crumbs, own, unit, path, showrooms, counts, now }: Props) {
  const { destination, today, ports, rules } = country
  return (
    <Container className="py-4">
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-4 mb-8 max-w-text">
        <h1 className="text-31 md:text-39">{words.usedVehiclesTo(destination.country)}</h1>
        <p className="mt-3 text-16 text-soft">{words.intro(destination.country)}</p>
      </header>
      <div className="flex flex-col gap-12">
        {ports.length > 0 && (
          <Section id="ports" title={words.ports}>
            <CountryPorts ports={ports} own={own} back={path} />
          </Section>
        )}
        <Vehicles country={country} unit={unit} now={now} />
        {words.GROUPS.map(({ title, kinds }) => {
          const shown = kinds.flatMap((kind) => rules.filter((one) => one.kind === kind))
          return (
            shown.length > 0 && (
              <Section key={title} id={kinds[0] ?? title} title={title}>
                {title === words.whatItCosts && (
                  <p className="mb-3 max-w-text text-14 text-soft">
                    {words.estimate(dayInWords(today))} {words.seePage}
                  </p>
                )}
                <CountryRules rules={shown} />
              </Section>
            )
          )
        })}
        {destination.note && <p className="max-w-text text-14 text-soft">{destination.note}</p>}
        {showrooms.length > 0 && (
          <Section id="showrooms" title={words.showrooms}>
            <ShowroomLinks showrooms={showrooms} counts={counts} />
          </Section>
        )}
      </div>
    </Container>
  )
}

function Vehicles({
  country: { port, vehicles, landed },
  unit,
  now,
}: Pick<Props, 'country' | 'unit' | 'now'>) {
  if (!port) return null
  const all = listingHref({ ...emptyVehicleSearch(), to: port.id, eligible: true, sort: 'total-asc' })
  return (
    <Section
      id="vehicles"
      title={words.vehicles}
      aside={
        vehicles.length > 0 && (
          <Link href={all} className="inline-block py-2.5">
            {words.allOfThem}
          </Link>
        )
      }
    >
      {vehicles.length > 0 ? (
        <VehicleGrid vehicles={vehicles} landed={landed} unit={unit} now={now} />
      ) : (
        <EmptyState
          title={words.noVehicles}
          actions={
            <PlainLink href={INQUIRE} className={buttonStyle('primary')}>
              {words.inquire}
            </PlainLink>
          }
        >
          <p>{words.noneMayComeIn}</p>
        </EmptyState>
      )}
    </Section>
  )
}
