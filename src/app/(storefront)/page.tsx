import config from '@payload-config'
import { getPayload } from 'payload'
import {
  homepageTags,
  landingVehicles,
  manufacturersLanding,
  publicManufacturers,
  publicVehicleTypes,
} from '@/modules/inventory/queries/landing'
import { homeMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { HomePage } from '@/modules/inventory/ui/home/home-page'
import { storefrontPlaces } from './places'

export const metadata = homeMetadata

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
