import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { Payload } from 'payload'
import { cache } from 'react'
import { getLandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { vehicleHead, vehicleTitle } from '@/modules/inventory/cards/ui/words'
import type { VehicleDetail } from '@/modules/inventory/catalogue/queries/declare-vehicle-detail'
import { getLandedDetail } from '@/modules/inventory/catalogue/queries/get-landed-detail'
import { listSimilarVehicles } from '@/modules/inventory/catalogue/queries/list-similar-vehicles'
import { sharePictureUrl } from '@/modules/inventory/catalogue/rules/share-picture-url'
import { vehicleBreadcrumbs } from '@/modules/inventory/catalogue/ui/detail/vehicle-breadcrumbs'
import { vehicleJsonLd } from '@/modules/inventory/catalogue/ui/detail/vehicle-json-ld'
import { VehiclePage } from '@/modules/inventory/catalogue/ui/detail/vehicle-page'
import type { Place } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { listNewestReviews } from '@/modules/inventory/reviews/queries/list-reviews'
import { countPageView } from '@/modules/inventory/vehicles/operations/count-page-view'
import { env } from '@/server/env'
import { logger } from '@/server/logger'
import { runningPayload } from '@/server/running-payload'
import { siteIdentity } from '@/server/site-identity'
import { HtmlHead } from '@/shell/storefront/html-head'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { OWN_HEAD } from '@/shell/storefront/page-metadata'
import { pack } from '@/ui/packed-data'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import { scriptText } from '@/ui/page/json-ld-script'
import type { PageFacts } from '@/ui/page/page-facts-type'
import { Container } from '@/ui/page-parts'
import { storefrontPlaces } from '../../frame-places-and-pages'
import { pagePlace } from '../../page-place'
import { pageUnit } from '../../page-unit'
import { availabilityAlertOfReader } from './availability-alert-of-reader'
import { publicVehicleAt } from './public-vehicle-at'

type Props = { params: Promise<{ id: string }> }

/** Read once for the head and the body. */
const vehicleOf = cache(publicVehicleAt)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return (await vehicleOf((await params).id)) ? OWN_HEAD : NOT_FOUND_HEAD
}

export default async function VehicleAddress({ params }: Props) {
  const { id } = await params
  const [vehicle, { showrooms }, place, payload, unit] = await Promise.all([
    vehicleOf(id),
    storefrontPlaces(),
    pagePlace(),
    runningPayload(),
    pageUnit(),
  ])
  if (!vehicle) return <NotFoundPage />
  const [reviews, detail, similar, awaited] = await Promise.all([
    listNewestReviews(payload.db.drizzle, vehicle),
    getLandedDetail(payload, place, vehicle),
    similarTo(payload, vehicle, place),
    vehicle.isReserved ? availabilityAlertOfReader(vehicle.id) : null,
  ])
  countPageView(payload, vehicle.id, await headers(), new Date()).catch((error: unknown) =>
    logger.warn({ err: error }, 'a view could not be counted'),
  )
  const origin = env().SERVER_URL
  const showroom = showrooms.find((one) => one.id === vehicle.showroom?.id) ?? null
  const head = headOf(vehicle)
  return (
    <Container className="py-4 print:p-0">
      <HtmlHead facts={pack(head)} origin={origin} site={siteIdentity().name} />
      <script type="application/ld+json">{scriptText(vehicleJsonLd(vehicle, showroom, origin))}</script>
      <script type="application/ld+json">
        {scriptText(breadcrumbJsonLd(vehicleBreadcrumbs(vehicle), origin))}
      </script>
      <VehiclePage
        vehicle={vehicle}
        detail={detail}
        isAwaited={awaited}
        showroom={showroom}
        similar={similar}
        reviews={reviews}
        unit={unit}
        address={origin + head.path}
        now={new Date()}
        site={siteIdentity().name}
      />
    </Container>
  )
}

const headOf = (vehicle: VehicleDetail): PageFacts => ({
  ...vehicleHead(vehicle),
  path: `/vehicles/${vehicle.id}`,
  picture: { url: sharePictureUrl(vehicle), alt: vehicleTitle(vehicle) },
})

/**
 * What comes first on the page of a sold vehicle; any other page fetches them when the reader comes near. The page goes
 * without them rather than not at all.
 */
async function similarTo(payload: Payload, { id, status }: VehicleDetail, place: Place | null) {
  if (status !== 'SOLD') return { vehicles: [], landed: null }
  try {
    const vehicles = await listSimilarVehicles(payload, id)
    return { vehicles, landed: await getLandedCards(payload, place, vehicles) }
  } catch (error) {
    logger.warn({ err: error }, 'similar vehicles could not be read')
    return { vehicles: [], landed: null }
  }
}
