import config from '@payload-config'
import { getPayload } from 'payload'
import { landedCards } from '@/modules/inventory/cards/queries/landed-cards'
import { MARKETPLACE, marketplaceHref } from '@/modules/inventory/catalogue/ui/marketplace/address'
import { MarketplacePage } from '@/modules/inventory/catalogue/ui/marketplace/marketplace-page'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { viewerOf } from '@/modules/inventory/search/queries/search-viewer'
import { madeSearch, readListing } from '@/modules/inventory/search/ui/listing/listing-address'
import { actorOf } from '@/server/permissions'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../dashboard/person'
import { listPlace, pagePlace } from '../deliver-to'
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
  const asked = await searchParams
  const [found, payload] = await Promise.all([pagePlace(asked.to), getPayload({ config })])
  const search = readListing(asked, found?.port.id ?? null)
  const { req } = await needPerson(marketplaceHref(search))
  const place = await listPlace(found)
  const made = madeSearch(search, place?.hasRules === true)
  const result = await searchVehicles(payload, made, viewerOf(await actorOf(req)))
  return (
    <MarketplacePage
      search={search}
      result={result}
      landed={await landedCards(payload, found, result.rows)}
      place={place}
      now={new Date()}
    />
  )
}
