import config from '@payload-config'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPayload } from 'payload'
import { cache } from 'react'
import { getPublicVehicle } from '@/modules/inventory/queries/get-public-vehicle'
import { similarVehicles } from '@/modules/inventory/queries/similar-vehicles'
import { breadcrumbJsonLd, carJsonLd, scriptText } from '@/modules/inventory/ui/detail/json-ld'
import { crumbsOf, VehiclePage } from '@/modules/inventory/ui/detail/vehicle-page'
import { vehicleDescription, vehicleTitle } from '@/modules/inventory/ui/words'
import { env } from '@/server/env'
import { Container } from '@/ui/layout'
import { storefrontPlaces } from '../../places'

type Props = { params: Promise<{ id: string }> }

/** Read once for the head and the body. Ids are positive integers; everything else is not found. */
const vehicleOf = cache(async (id: string) =>
  /^[1-9]\d{0,9}$/.test(id) ? getPublicVehicle(await getPayload({ config }), Number(id)) : null,
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await vehicleOf((await params).id)
  if (!vehicle) notFound()
  const title = vehicleTitle(vehicle)
  const description = vehicleDescription(vehicle)
  return {
    title,
    description,
    alternates: { canonical: `/vehicles/${vehicle.id}` },
    openGraph: {
      title,
      description,
      type: 'website',
      images: vehicle.images.slice(0, 1).map(({ detail }) => detail),
    },
  }
}

export default async function VehicleAddress({ params }: Props) {
  const vehicle = await vehicleOf((await params).id)
  if (!vehicle) notFound()
  const [similar, { showrooms }] = await Promise.all([
    similarVehicles(await getPayload({ config }), vehicle.id),
    storefrontPlaces(),
  ])
  const origin = env().SERVER_URL
  return (
    <Container className="py-4">
      <script type="application/ld+json">{scriptText(carJsonLd(vehicle, origin))}</script>
      <script type="application/ld+json">{scriptText(breadcrumbJsonLd(crumbsOf(vehicle), origin))}</script>
      <VehiclePage
        vehicle={vehicle}
        showroom={showrooms.find(({ id }) => id === vehicle.showroom?.id) ?? null}
        similar={similar}
        address={`${origin}/vehicles/${vehicle.id}`}
        now={new Date()}
      />
    </Container>
  )
}
