import { Container, Section } from '@/ui/layout'
import { Link } from '@/ui/link'
import { EmptyState } from '@/ui/states'
import type { Counted, HomepageTag, VehicleCard } from '../../queries/types'
import { VehicleGrid } from '../card/vehicle-grid'
import type { ShowroomContact } from '../detail/showroom-contact'
import { LISTING } from '../listing/listing-address'
import { BodyTypeList, MakeList, TagTiles } from './browse'
import { Hero } from './hero'
import { PriceTerms } from './price-terms'
import { ShowroomList } from './showroom-list'

type HomeProps = {
  featured: VehicleCard[]
  newest: VehicleCard[]
  /** The makes with most vehicles, most first. */
  topMakes: Counted[]
  /** Every make that has a vehicle, by name. */
  makes: Counted[]
  bodyTypes: Counted[]
  tags: HomepageTag[]
  showrooms: ShowroomContact[]
  now: Date
}

const countOf = (list: readonly Counted[]) => list.reduce((sum, { count }) => sum + count, 0)

/** The front door: search first, then ways into the catalogue, then what a buyer has to know. */
export function HomePage({ featured, newest, topMakes, makes, bodyTypes, tags, showrooms, now }: HomeProps) {
  const shownTags = tags.filter(({ count }) => count > 0)
  return (
    <>
      <Hero
        makes={makes}
        bodyTypes={bodyTypes}
        total={countOf(makes)}
        countries={[...new Set(showrooms.map(({ country }) => country))]}
      />
      <Container className="flex flex-col gap-14 pt-12">
        <Vehicles featured={featured} newest={newest} now={now} />
        {topMakes.length > 0 && (
          <Section id="makes" title="By make">
            <MakeList makes={topMakes} />
          </Section>
        )}
        {bodyTypes.length > 0 && (
          <Section id="body-types" title="By body type">
            <BodyTypeList bodyTypes={bodyTypes} />
          </Section>
        )}
        {shownTags.length > 0 && (
          <Section id="tags" title="Collections">
            <TagTiles tags={shownTags} />
          </Section>
        )}
        <Section id="price-terms" title="What a price covers">
          <p className="mb-5 max-w-text text-soft">
            A used vehicle has one price and one term. The term says how far that price takes it, so compare
            two prices only when their terms are the same.
          </p>
          <PriceTerms />
        </Section>
        {showrooms.length > 0 && (
          <Section id="showrooms" title="Showrooms">
            <ShowroomList showrooms={showrooms} />
          </Section>
        )}
      </Container>
    </>
  )
}

const all = (
  <Link href={LISTING} className="py-2.5">
    All vehicles
  </Link>
)

function Vehicles({ featured, newest, now }: Pick<HomeProps, 'featured' | 'newest' | 'now'>) {
  if (newest.length === 0)
    return (
      <EmptyState title="No vehicles are listed at the moment">
        <p>New arrivals appear here as soon as they are published.</p>
      </EmptyState>
    )
  return (
    <>
      {featured.length > 0 && (
        <Section id="featured" title="Featured">
          <VehicleGrid vehicles={featured.slice(0, 4)} now={now} />
        </Section>
      )}
      <Section id="newest" title="Newest" aside={all}>
        <VehicleGrid vehicles={newest} now={now} />
      </Section>
    </>
  )
}
