import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { vehicleTitle } from '@/modules/inventory/cards/ui/words'
import { getLandedDetail } from '@/modules/inventory/catalogue/queries/get-landed-detail'
import { landedCostDetail } from '@/modules/inventory/catalogue/ui/detail/landed-cost/landed-cost-detail'
import { TotalPage } from '@/modules/inventory/catalogue/ui/detail/landed-cost/total-page'
import { env } from '@/server/env'
import { runningPayload } from '@/server/running-payload'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { Container } from '@/ui/page-parts'
import { storefrontPlaces } from '../../../frame-places-and-pages'
import { pagePlace } from '../../../page-place'
import { publicVehicleAt } from '../public-vehicle-at'

type Props = { params: Promise<{ id: string }> }

/** Read once for the head and the body. */
const vehicleOf = cache(publicVehicleAt)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vehicle = await vehicleOf((await params).id)
  if (!vehicle) return NOT_FOUND_HEAD
  return { title: vehicleTitle(vehicle), robots: { index: false, follow: true } }
}

/** The parts of the total to the reader's port, which the vehicle's page shows over itself where there is script. */
export default async function TotalAddress({ params }: Props) {
  const [vehicle, place, { showrooms }, payload] = await Promise.all([
    vehicleOf((await params).id),
    pagePlace(),
    storefrontPlaces(),
    runningPayload(),
  ])
  if (!vehicle) return <NotFoundPage />
  const path = `/vehicles/${vehicle.id}`
  const landed = landedCostDetail(vehicle, await getLandedDetail(payload, place, vehicle))
  if (!landed) redirect(path)
  const showroom = showrooms.find(({ id }) => id === vehicle.showroom?.id) ?? null
  return (
    <Container className="max-w-[40rem] py-6">
      <TotalPage landed={landed} vehicle={vehicle} showroom={showroom} address={env().SERVER_URL + path} />
    </Container>
  )
}
