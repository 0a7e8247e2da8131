import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import {
  homepageTags,
  landingVehicles,
  manufacturersLanding,
  publicManufacturers,
  publicVehicleTypes,
} from '@/modules/inventory/queries/landing'
import { HomePage } from '@/modules/inventory/ui/home/home-page'
import { storefrontPlaces } from './places'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function Home() {
  const payload = await getPayload({ config })
  const [{ featured, newest }, topMakes, makes, bodyTypes, tags, { showrooms }] = await Promise.all([
    landingVehicles(payload),
    manufacturersLanding(payload, 20),
    publicManufacturers(payload),
    publicVehicleTypes(payload),
    homepageTags(payload),
    storefrontPlaces(),
  ])
  return (
    <HomePage
      featured={featured}
      newest={newest}
      topMakes={topMakes}
      makes={makes}
      bodyTypes={bodyTypes}
      tags={tags}
      showrooms={showrooms}
      now={new Date()}
    />
  )
}
