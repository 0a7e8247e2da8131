import { headers } from 'next/headers'
import { DESTINATIONS } from '@/modules/inventory/destination-choice/rules/deliver-to'
import { DestinationsPage } from '@/modules/inventory/destination-choice/ui/destinations-page'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import { pathOfPreviousPage } from '@/server/http/path-of-previous-page'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { storefrontPlaces } from '../frame-places-and-pages'
import { pageDeliverTo } from '../page-deliver-to-and-unit'
import * as words from '../words'

export const generateMetadata = () =>
  pageMetadata({ title: words.deliverTo, description: words.portsWeDeliverTo, path: DESTINATIONS })

export default async function DestinationsAddress() {
  const [{ ports }, to, requestHeaders, known] = await Promise.all([
    storefrontPlaces(),
    pageDeliverTo(),
    headers(),
    getDestinations(runningPayload()),
  ])
  return (
    <DestinationsPage
      ports={ports}
      countries={[...known.values()]}
      chosen={to?.port.id ?? null}
      back={pathOfPreviousPage({ headers: requestHeaders })}
    />
  )
}
