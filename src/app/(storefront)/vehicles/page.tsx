import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { searchVehicles } from '@/modules/inventory/queries/search-vehicles'
import { parseVehicleSearch } from '@/modules/inventory/schemas/vehicle-search'
import { Listing } from '@/modules/inventory/ui/listing/listing'
import { listingHref, readView } from '@/modules/inventory/ui/listing/listing-address'
import { Container } from '@/ui/layout'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = parseVehicleSearch(await searchParams)
  return {
    title: search.page > 1 ? `Vehicles, page ${search.page}` : 'Vehicles',
    description: 'Every vehicle for sale, to be narrowed by make, price, year, mileage and more.',
    alternates: { canonical: listingHref(search) },
  }
}

export default async function VehiclesPage({ searchParams }: Props) {
  const params = await searchParams
  const search = parseVehicleSearch(params)
  const result = await searchVehicles(await getPayload({ config }), search)
  return (
    <Container className="py-6">
      <Listing search={search} result={result} view={readView(params)} now={new Date()} />
    </Container>
  )
}
