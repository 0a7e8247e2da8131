import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs'
import { Section } from '@/ui/layout'
import type { VehicleCard, VehicleDetail } from '../../queries/types'
import { VehicleGrid } from '../card/vehicle-grid'
import { listingOf } from '../listing/listing-address'
import { factsOf, nameWithoutYear } from '../words'
import { About } from './about'
import { DecisionPanel } from './decision-panel'
import { Gallery } from './gallery'
import { PhoneBar } from './phone-bar'
import type { ShowroomContact } from './showroom-contact'

/** The way from the catalogue to this vehicle. */
export const crumbsOf = (vehicle: VehicleDetail): Crumb[] => [
  { label: 'Vehicles', href: '/vehicles' },
  { label: vehicle.make.name, href: listingOf({ make: [vehicle.make.id] }) },
  { label: vehicle.model.name, href: listingOf({ make: [vehicle.make.id], model: [vehicle.model.id] }) },
  { label: vehicle.sku },
]

type PageProps = {
  vehicle: VehicleDetail
  showroom: ShowroomContact | null
  similar: VehicleCard[]
  address: string
  now: Date
}

/** Everything a buyer may know of one vehicle. On the page of a sold one those that can be bought come first. */
export function VehiclePage({ vehicle, showroom, similar, address, now }: PageProps) {
  const sold = vehicle.status === 'SOLD'
  // A sold one may have left its showroom.
  const about = <About vehicle={vehicle} showroom={sold ? null : showroom} />
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(vehicle)} />
      <p className="hidden text-12 text-soft print:mb-2 print:block">Kaido · {address}</p>
      <h1 className="mt-2 text-25 md:text-31 print:mt-0 print:text-25">
        {nameWithoutYear(vehicle)} <span className="font-medium text-soft tabular-nums">{vehicle.year}</span>
      </h1>
      <p className="mt-1 text-14 text-soft tabular-nums">{factsOf(vehicle).join(' · ')}</p>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:gap-8 print:mt-3 print:grid-cols-2 print:gap-4">
        <Gallery vehicle={vehicle} />
        <div
          className={`lg:sticky lg:top-6 lg:self-start print:static ${sold ? '' : 'lg:row-span-2 print:row-auto'}`}
        >
          <DecisionPanel
            vehicle={vehicle}
            showroom={showroom}
            address={address}
            hasSimilar={similar.length > 0}
            now={now}
          />
        </div>
        {!sold && about}
      </div>
      {similar.length > 0 && (
        <Section id="similar" title="Similar vehicles" className="no-print mt-12">
          <VehicleGrid vehicles={similar} now={now} />
        </Section>
      )}
      {sold && <div className="mt-12">{about}</div>}
      <PhoneBar vehicle={vehicle} showroom={showroom} address={address} />
    </>
  )
}
