import { headers } from 'next/headers'
import type { Payload } from 'payload'
import { getSeoSetting } from '@/modules/content/seo/queries/get-seo-setting-from-memory'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import {
  type ActiveFilter,
  activeFilters,
  type ListPlace,
} from '@/modules/inventory/catalogue/ui/listing/active-filters'
import { facetsOf } from '@/modules/inventory/catalogue/ui/listing/filter-panel-data'
import { Listing } from '@/modules/inventory/catalogue/ui/listing/listing'
import type { Help } from '@/modules/inventory/catalogue/ui/listing/no-results'
import { relaxedSearches } from '@/modules/inventory/catalogue/ui/listing/relaxed-searches'
import { ListingBreadcrumbs } from '@/modules/inventory/catalogue/ui/listing-page/listing-breadcrumbs'
import { listingFacts, listingPlace } from '@/modules/inventory/catalogue/ui/listing-page/listing-facts'
import type { Universe } from '@/modules/inventory/search/engine/search-engine-type'
import { countRelaxedSearches, MAX_WAYS_OUT } from '@/modules/inventory/search/queries/count-relaxed-searches'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import {
  readViewerFromHeaders,
  type SearchViewer,
} from '@/modules/inventory/search/queries/read-search-viewer'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import {
  type ListingView,
  madeSearch,
  readListing,
  readPanel,
  readView,
} from '@/modules/inventory/search/schemas/listing-url'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { INQUIRE } from '@/modules/sales/inquiries/ui/urls'
import { env } from '@/server/env'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'
import { siteIdentity } from '@/server/site-identity'
import { HtmlHead } from '@/shell/storefront/html-head'
import { OWN_KEYWORDS, withSetting } from '@/shell/storefront/page-metadata'
import { pack } from '@/ui/packed-data'
import type { PageFacts } from '@/ui/page/page-facts-type'
import { Container } from '@/ui/page-parts'
import { storefrontPlaces } from '../frame-places-and-pages'
import { listPlace, pagePlace } from '../page-place'
import { pageUnit } from '../page-unit'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = OWN_KEYWORDS

export default async function VehiclesPage({ searchParams }: Props) {
  const [params, payload, given] = await Promise.all([searchParams, runningPayload(), headers()])
  const [destination, viewer, unit] = await Promise.all([
    pagePlace(params.to),
    readViewerFromHeaders(payload, given),
    pageUnit(),
  ])
  const [requested, place] = [
    readListing(params, destination?.port.id ?? null, unit),
    await listPlace(destination),
  ]
  const made = madeSearch(requested, place?.hasRules === true)
  const result = await searchVehicles(payload, made, viewer, facetsOf)
  // Words that were understood are filters from here on, as if they had been chosen.
  const search = { ...result.search, eligible: requested.eligible }
  const active = activeFilters(search, result.facets, place)
  const view = readView(params)
  const { heading, crumbs } = await listingPlace(payload, search)
  return (
    <Container className="py-4">
      <HtmlHead
        facts={pack(await headOf(payload, search, view, result.everything))}
        origin={env().SERVER_URL}
        site={siteIdentity().name}
      />
      <ListingBreadcrumbs crumbs={crumbs} />
      <Listing
        heading={heading}
        search={search}
        asTyped={result.corrected && { ...requested, q: result.corrected.asTyped, page: 1 }}
        place={place}
        landed={await getLandedCards(payload, destination, result.rows)}
        result={result}
        view={view}
        opened={readPanel(params)}
        now={new Date()}
        active={active}
        signedIn={(await pageUser(payload, given)) !== null}
        isOwn={Array.isArray(viewer.showrooms)}
        help={result.rows.length > 0 ? null : await helpFor(payload, search, result, active, viewer, place)}
      />
    </Container>
  )
}

/** The head of the list: on its first page without filters, with the texts of the settings. */
async function headOf(
  payload: Payload,
  search: VehicleSearch,
  view: ListingView,
  everything: Universe,
): Promise<PageFacts> {
  const facts = await listingFacts(payload, search, view, everything)
  const isWhole = facts.path === LISTING && search.page === 1
  return isWhole ? withSetting(facts, await getSeoSetting(payload, 'browse-stock')) : facts
}

/** Worked out only where nothing was found. */
async function helpFor(
  payload: Payload,
  search: VehicleSearch,
  { parts, understood }: SearchResult,
  active: ActiveFilter[],
  viewer: SearchViewer,
  place: ListPlace | null,
): Promise<Help> {
  const ways = relaxedSearches(search, active, parts).slice(0, MAX_WAYS_OUT)
  const stock = understood.find(({ facet }) => facet === 'stockNumber')
  const [result, { showrooms }, named] = await Promise.all([
    countRelaxedSearches(
      payload,
      ways.map(({ without }) => madeSearch(without, place?.hasRules === true)),
      viewer,
    ),
    storefrontPlaces(),
    stock ? getPublicVehicle(payload, stock.id) : null,
  ])
  const sold = named?.status === 'SOLD' ? named : null
  const near = showrooms.filter(({ id }) => search.showroomLocation.includes(id))
  const inquiryHref = requestText(active)
  return {
    ways,
    matches: result,
    showrooms: near.length > 0 ? near : showrooms,
    origin: env().SERVER_URL,
    inquiryHref,
    sold,
  }
}

/** The inquiry form, with the make and the model where just one is looked for. */
function requestText(active: readonly ActiveFilter[]): string {
  const one = (kind: string) =>
    active.filter(({ key }) => key.startsWith(`${kind}-`)).map(({ value }) => value)
  const [makes, models] = [one('make'), one('model')]
  const query = new URLSearchParams()
  if (makes.length === 1) query.set('make', makes[0] ?? '')
  if (makes.length === 1 && models.length === 1) query.set('model', models[0] ?? '')
  return query.size > 0 ? `${INQUIRE}?${query}` : INQUIRE
}
