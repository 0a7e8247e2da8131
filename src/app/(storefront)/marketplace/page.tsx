import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { MARKETPLACE } from '@/modules/inventory/catalogue/ui/marketplace/marketplace-href'
import { MarketplacePage } from '@/modules/inventory/catalogue/ui/marketplace/marketplace-page'
import { viewerOf } from '@/modules/inventory/search/queries/read-search-viewer'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { madeSearch, readListing } from '@/modules/inventory/search/schemas/listing-url'
import { toSearchString } from '@/modules/inventory/search/schemas/vehicle-search'
import { actorOf } from '@/server/actor-of'
import { runningPayload } from '@/server/running-payload'
import { customerTimeZone } from '@/shell/customer/dashboard/customer-time-zone'
import { readOwnMarket } from '@/shell/storefront/marketplace/read-own-market'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { signedInPerson } from '../dashboard/signed-in-person'
import { listPlace, pagePlace } from '../page-place'
import { pageUnit } from '../page-unit'
import { readPreviousVisitAndNoteThis } from '../read-previous-visit-and-note-this'
import * as words from '../words'

export const generateMetadata = () =>
  pageMetadata({
    title: words.marketplace,
    description: words.vehiclesOnSaleWithYourPort,
    path: MARKETPLACE,
    isIndexed: false,
  })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MarketplaceAddress({ searchParams }: Props) {
  const params = await searchParams
  const [destination, payload, person, unit] = await Promise.all([
    pagePlace(params.to),
    runningPayload(),
    signedInPerson(),
    pageUnit(),
  ])
  const search = readListing(params, destination?.port.id ?? null, unit)
  const place = await listPlace(destination)
  const made = madeSearch(search, place?.hasRules === true)
  const viewer = person ? viewerOf(await actorOf(person.req)) : {}
  // Their own part comes before a search, not above its results.
  const isFirst = toSearchString({ ...search, to: null, eligible: false, distances: 'mi' }) === ''
  const zone = person && customerTimeZone(person.account.country, destination?.destination?.timezone ?? null)
  const [result, own] = await Promise.all([
    searchVehicles(payload, made, viewer),
    person && zone && isFirst
      ? readPreviousVisitAndNoteThis(person.account.id).then((since) =>
          readOwnMarket(payload, made, { id: person.account.id, since, viewer, zone }),
        )
      : null,
  ])
  return (
    <MarketplacePage
      search={search}
      result={result}
      landed={await getLandedCards(payload, destination, [...result.rows, ...(own?.ofMakes ?? [])])}
      place={place}
      own={own}
      isGuest={person === null}
      now={new Date()}
    />
  )
}
