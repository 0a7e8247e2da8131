import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload, type Payload } from 'payload'
import { getPublicVehicle } from '@/modules/inventory/queries/get-public-vehicle'
import { MAX_WAYS_OUT, totalsOf } from '@/modules/inventory/queries/loosen-search'
import { searchVehicles } from '@/modules/inventory/queries/search-vehicles'
import { viewerFromHeaders } from '@/modules/inventory/queries/search-viewer'
import type { SearchResult, SearchViewer } from '@/modules/inventory/queries/types'
import { parseVehicleSearch, type VehicleSearch } from '@/modules/inventory/schemas/vehicle-search'
import { listingFacts, listingPlace } from '@/modules/inventory/ui/found/listing-facts'
import { ListingTrail } from '@/modules/inventory/ui/found/listing-trail'
import { PageHead } from '@/modules/inventory/ui/found/page-head'
import { OWN_HEAD } from '@/modules/inventory/ui/found/page-metadata'
import { type ActiveFilter, activeFilters } from '@/modules/inventory/ui/listing/active-filters'
import { Listing } from '@/modules/inventory/ui/listing/listing'
import { readPanel, readView } from '@/modules/inventory/ui/listing/listing-address'
import type { Help } from '@/modules/inventory/ui/listing/no-results'
import { waysOut } from '@/modules/inventory/ui/listing/ways-out'
import { env } from '@/server/env'
import { pageUser } from '@/server/signed-in'
import { Container } from '@/ui/layout'
import { pack } from '@/ui/packed'
import { storefrontPlaces } from '../places'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata = OWN_HEAD

export default async function VehiclesPage({ searchParams }: Props) {
  const [params, payload, given] = await Promise.all([searchParams, getPayload({ config }), headers()])
  const search = parseVehicleSearch(params)
  const viewer = await viewerFromHeaders(payload, given)
  const result = await searchVehicles(payload, search, viewer)
  const active = activeFilters(search, result.facets)
  const view = readView(params)
  const { heading, crumbs } = await listingPlace(payload, search)
  return (
    <Container className="py-4">
      <PageHead facts={pack(await listingFacts(payload, search, view))} origin={env().SERVER_URL} />
      <ListingTrail crumbs={crumbs} />
      <Listing
        heading={heading}
        search={search}
        result={result}
        view={view}
        opened={readPanel(params)}
        now={new Date()}
        active={active}
        signedIn={(await pageUser(payload, given)) !== null}
        isOwn={Array.isArray(viewer.showrooms)}
        help={result.rows.length > 0 ? null : await helpFor(payload, search, result, active, viewer)}
      />
    </Container>
  )
}

/** Worked out only where nothing was found. */
async function helpFor(
  payload: Payload,
  search: VehicleSearch,
  { parts, understood }: SearchResult,
  active: ActiveFilter[],
  viewer: SearchViewer,
): Promise<Help> {
  const ways = waysOut(search, active, parts).slice(0, MAX_WAYS_OUT)
  const stock = understood.find(({ facet }) => facet === 'stockNumber')
  const [found, { showrooms }, named] = await Promise.all([
    totalsOf(
      payload,
      ways.map(({ without }) => without),
      viewer,
    ),
    storefrontPlaces(),
    stock ? getPublicVehicle(payload, stock.id) : null,
  ])
  const sold = named?.status === 'SOLD' ? named : null
  const near = showrooms.filter(({ id }) => search.showroomLocation.includes(id))
  return { ways, found, showrooms: near.length > 0 ? near : showrooms, origin: env().SERVER_URL, sold }
}
