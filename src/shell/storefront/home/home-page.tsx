import type { ReactNode } from 'react'
import { LatestPosts } from '@/modules/content/blog/ui/blog-page'
import type { PublicSlide } from '@/modules/content/sliders/rules/slide'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import type { ShowroomContact } from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { RecentlyViewed } from '@/modules/inventory/catalogue/ui/recent/recently-viewed'
import { ReviewStrip } from '@/modules/inventory/reviews/ui/review-strip'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Container, Section } from '@/ui/page-parts'
import { BodyTypeList, MakeList, TagCloud, TagTiles } from './browse-lists'
import { Hero } from './hero'
import { PriceTerms } from './price-terms'
import type { HomeContent } from './read-home-content'
import { ShowroomLinks } from './showroom-links'
import * as words from './words'

type HomeProps = {
  /** What it shows first; without any, the drawn harbour. */
  slides: readonly PublicSlide[]
  content: HomeContent
  /** What its vehicles cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** What the reader counts distances in. */
  unit: DistanceUnit
  showrooms: readonly ShowroomContact[]
  /** Listed vehicles: in all, and by showroom. */
  total: number
  showroomCounts: ReadonlyMap<number, number>
  now: Date
}

/** The front door: search first, then ways into the catalogue, then what a buyer has to know. Empty parts are left out. */
export function HomePage({
  slides,
  content,
  landed,
  unit,
  showrooms,
  total,
  showroomCounts,
  now,
}: HomeProps) {
  const { featured, newest, makes, bodyTypes, reviews, posts } = content
  return (
    <>
      <Hero
        slides={slides}
        makes={makes}
        bodyTypes={bodyTypes}
        total={total}
        countries={[...new Set(showrooms.map(({ country }) => country))]}
      />
      <Container className="flex flex-col gap-14 pt-12">
        <BodyTypes content={content} />
        <Vehicles featured={featured} newest={newest} landed={landed} unit={unit} now={now} />
        <Makes content={content} />
        <Collections content={content} />
        <Reviews reviews={reviews} now={now} />
        <PriceCover />
        <Posts posts={posts} />
        {showrooms.length > 0 && (
          <Section
            id="showrooms"
            title={words.showrooms}
            aside={<Aside href="/contact-us">{words.addressesAndOpeningHours}</Aside>}
          >
            <ShowroomLinks showrooms={showrooms} counts={showroomCounts} />
          </Section>
        )}
        <Recent to={landed?.place.port.id ?? null} unit={unit} />
      </Container>
    </>
  )
}

function Reviews({ now, reviews }: Pick<HomeProps, 'now'> & Pick<HomeContent, 'reviews'>) {
  if (reviews.length === 0) return null
  return (
    <Section id="home-reviews" title={words.reviewsOfOurBuyers}>
      <ReviewStrip reviews={reviews} now={now} />
    </Section>
  )
}

function Posts({ posts }: Pick<HomeContent, 'posts'>) {
  if (posts.length === 0) return null
  return (
    <Section id="latest-posts" title={words.fromTheBlog}>
      <LatestPosts posts={posts} />
    </Section>
  )
}

type ContentProps = Pick<HomeProps, 'content'>

function BodyTypes({ content: { bodyTypes } }: ContentProps) {
  if (bodyTypes.length === 0) return null
  return (
    <Section id="body-types" title={words.byBodyType}>
      <BodyTypeList bodyTypes={bodyTypes} />
    </Section>
  )
}

function Makes({ content: { makes, topMakes } }: ContentProps) {
  if (topMakes.length === 0) return null
  return (
    <Section
      id="makes"
      title={words.byMake}
      aside={makes.length > topMakes.length && <Aside href={LISTING}>{words.allMakes(makes.length)}</Aside>}
    >
      <MakeList makes={topMakes} />
    </Section>
  )
}

function Collections({ content: { tagCloud, tags } }: ContentProps) {
  if (tags.length + tagCloud.length === 0) return null
  return (
    <Section id="tags" title={words.collections}>
      {tags.length > 0 && <TagTiles tags={tags} />}
      {tagCloud.length > 0 && <TagCloud tags={tagCloud} />}
    </Section>
  )
}

function PriceCover() {
  return (
    <Section
      id="price-terms"
      title={words.whatPriceCovers}
      aside={<Aside href="/terms-and-conditions#price-terms">{words.inDetail}</Aside>}
    >
      <p className="mb-5 max-w-text text-soft">{words.everyVehicleHasOne}</p>
      <PriceTerms />
    </Section>
  )
}

/** A server component, since it reads whether data is saved. */
function Recent(reader: { to: number | null; unit: DistanceUnit }) {
  return <RecentlyViewed {...reader} saving={useDataSaver()} />
}

function Aside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-block py-2.5">
      {children}
    </Link>
  )
}

type VehiclesProps = Pick<HomeProps, 'landed' | 'unit' | 'now'> & {
  featured: VehicleCard[]
  newest: VehicleCard[]
}

function Vehicles({ featured, newest, landed, unit, now }: VehiclesProps) {
  if (featured.length + newest.length === 0)
    return (
      <EmptyState title={words.noVehiclesAreOnSale}>
        <p>{words.newArrivalsAppear}</p>
      </EmptyState>
    )
  return (
    <>
      {featured.length > 0 && (
        <Section id="featured" title={words.featured}>
          <VehicleGrid vehicles={featured} landed={landed} unit={unit} now={now} swiped />
        </Section>
      )}
      {newest.length > 0 && (
        <Section id="newest" title={words.newest} aside={<Aside href={LISTING}>{words.allVehicles}</Aside>}>
          <VehicleGrid vehicles={newest} landed={landed} unit={unit} now={now} swiped />
        </Section>
      )}
    </>
  )
}
