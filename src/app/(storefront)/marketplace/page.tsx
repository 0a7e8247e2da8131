import config from '@payload-config'
import { getPayload } from 'payload'
import { savedPort } from '@/modules/inventory/catalogue/queries/saved-port'
import {
  MARKETPLACE,
  marketplaceHref,
  PORT_OUTCOME,
  readPortOutcome,
} from '@/modules/inventory/catalogue/ui/marketplace/address'
import { MarketplacePage } from '@/modules/inventory/catalogue/ui/marketplace/marketplace-page'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { viewerOf } from '@/modules/inventory/search/queries/search-viewer'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { actorOf } from '@/server/permissions'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { firstOf } from '../auth/entry'
import { needPerson } from '../dashboard/person'
import { storefrontPlaces } from '../places'
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
  const search = parseVehicleSearch(asked)
  const [{ account, req }, payload] = await Promise.all([
    needPerson(marketplaceHref(search)),
    getPayload({ config }),
  ])
  const [result, port, { ports }] = await Promise.all([
    searchVehicles(payload, search, viewerOf(await actorOf(req))),
    savedPort(payload.db.drizzle, account.id),
    storefrontPlaces(),
  ])
  return (
    <MarketplacePage
      search={search}
      result={result}
      port={port}
      portOutcome={readPortOutcome(firstOf(asked[PORT_OUTCOME]))}
      ports={ports}
      now={new Date()}
    />
  )
}
