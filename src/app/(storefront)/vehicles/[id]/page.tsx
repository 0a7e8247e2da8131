import config from '@payload-config'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { after } from 'next/server'
import { getPayload } from 'payload'
import { cache } from 'react'
import { countView } from '@/modules/inventory/operations/count-view'
import { vehicleReviews } from '@/modules/inventory/queries/reviews'
import { similarVehicles } from '@/modules/inventory/queries/similar-vehicles'
import { crumbsOf } from '@/modules/inventory/ui/detail/crumbs'
import { breadcrumbJsonLd, carJsonLd, scriptText } from '@/modules/inventory/ui/detail/json-ld'
import { VehiclePage } from '@/modules/inventory/ui/detail/vehicle-page'
import { SHARE_SIZE, sharePictureUrl } from '@/modules/inventory/ui/pictures/share-address'
import { vehicleDescription, vehicleTitle } from '@/modules/inventory/ui/words'
import { env } from '@/server/env'
import { Container } from '@/ui/layout'
import { storefrontPlaces } from '../../places'
import { publicVehicleAt } from './public-vehicle'

type Props = { params: Promise<{ id: string }> }

/** Read once for the head and the body. */
const vehicleOf = cache(publicVehicleAt)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await vehicleOf((await params).id)
  if (!vehicle) notFound()
  const title = vehicleTitle(vehicle)
  const description = vehicleDescription(vehicle)
  const url = `/vehicles/${vehicle.id}`
  const images = [{ url: sharePictureUrl(vehicle), ...SHARE_SIZE, type: 'image/jpeg', alt: title }]
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, type: 'website', siteName: 'Kaido', images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}

export default async function VehicleAddress({ params }: Props) {
  const { id } = await params
  const [vehicle, similar, reviews, { showrooms }] = await Promise.all([
    vehicleOf(id),
    similarTo(Number(id)),
    reviewsOf(Number(id)),
    storefrontPlaces(),
  ])
  if (!vehicle) notFound()
  const asked = new Headers(await headers())
  after(async () => countView(await getPayload({ config }), vehicle.id, asked, new Date()))
  const origin = env().SERVER_URL
  const showroom = showrooms.find((one) => one.id === vehicle.showroom?.id) ?? null
  return (
    <Container className="py-4 print:p-0">
      <script type="application/ld+json">
        {scriptText(carJsonLd(vehicle, showroom, origin, reviews.stats))}
      </script>
      <script type="application/ld+json">{scriptText(breadcrumbJsonLd(crumbsOf(vehicle), origin))}</script>
      <VehiclePage
        vehicle={vehicle}
        showroom={showroom}
        similar={similar}
        reviews={reviews}
        address={`${origin}/vehicles/${vehicle.id}`}
        now={new Date()}
      />
    </Container>
  )
}

const reviewsOf = async (id: number) => vehicleReviews((await getPayload({ config })).db.drizzle, id)

const similarTo = async (id: number) => similarVehicles(await getPayload({ config }), id)
