import type { ShowroomContact } from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { ShowroomCard } from '@/modules/inventory/catalogue/ui/showroom/showroom-card'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import { CompanyFacts } from './company-facts'
import type { Company } from './company-imprint'
import { countryAnchor, groupByCountry } from './group-by-country'
import * as words from './words'

type ContactProps = {
  showrooms: readonly ShowroomContact[]
  /** Listed vehicles by showroom. */
  counts: ReadonlyMap<number, number>
  now: Date
  company: Company
}

/** Every showroom with every way to reach it, by country. */
export function ContactPage({ company, showrooms, counts, now }: ContactProps) {
  const countries = groupByCountry(showrooms)
  return (
    <Container className="py-4">
      <Breadcrumbs crumbs={[{ label: words.home, href: '/' }, { label: words.contact }]} />
      <header className="mt-4 max-w-text">
        <h1 className="text-31 md:text-39">{words.contact}</h1>
        <p className="mt-3 text-16 text-soft md:text-20 md:leading-normal">
          {words.contactShowroomThatHasVehicle}
        </p>
      </header>
      {countries.length === 0 && (
        <div className="mt-8">
          <EmptyState icon="map-pin" title={words.noShowroomsAvailable}>
            <p>{words.theirAddressesAndTelephone}</p>
          </EmptyState>
        </div>
      )}
      {countries.length > 1 && (
        <nav aria-label={words.countries} className="mt-4 flex flex-wrap gap-x-5">
          {countries.map(([country]) => (
            <Link key={country} href={`#${countryAnchor(country)}`} className="inline-block py-2.5">
              {country}
            </Link>
          ))}
        </nav>
      )}
      <CompanyFacts company={company} />
      <div className="mt-8 flex flex-col gap-10">
        {countries.map(([country, places]) => (
          <Country key={country} country={country} places={places} counts={counts} now={now} />
        ))}
      </div>
    </Container>
  )
}

type CountryProps = Omit<ContactProps, 'showrooms' | 'company'> & {
  country: string
  places: readonly ShowroomContact[]
}

function Country({ country, places, counts, now }: CountryProps) {
  return (
    <section
      aria-labelledby={countryAnchor(country)}
      className="gap-8 border-t border-line pt-6 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={countryAnchor(country)} className="mb-4 scroll-mt-6 text-20">
        {country}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {places.map((showroom) => (
          <li key={showroom.id}>
            <ShowroomCard showroom={showroom} count={counts.get(showroom.id) ?? 0} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
