import { Breadcrumbs, type Crumb } from '@/ui/breadcrumbs'
import { DefinitionGrid } from '@/ui/definition-grid'
import { Icon } from '@/ui/icon'
import { Section } from '@/ui/layout'
import { Link } from '@/ui/link'
import type { VehicleCard, VehicleDetail } from '../../queries/types'
import { VehicleGrid } from '../card/vehicle-grid'
import { ShowroomCard } from '../home/showroom-list'
import { listingOf } from '../listing/listing-address'
import { factsOf, nameWithoutYear } from '../words'
import { DecisionPanel } from './decision-panel'
import { factsOfVehicle } from './facts'
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

/** Everything a buyer may know of one vehicle. */
export function VehiclePage({ vehicle, showroom, similar, address, now }: PageProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(vehicle)} />
      <h1 className="mt-2 text-25 md:text-31">
        {nameWithoutYear(vehicle)} <span className="font-medium text-soft tabular-nums">{vehicle.year}</span>
      </h1>
      <p className="mt-1 text-14 text-soft tabular-nums">{factsOf(vehicle).join(' · ')}</p>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:gap-8">
        <Gallery images={vehicle.images} name={vehicle.name} />
        <div className="lg:sticky lg:top-6 lg:row-span-2 lg:self-start">
          <DecisionPanel vehicle={vehicle} showroom={showroom} address={address} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <About vehicle={vehicle} />
          {showroom && (
            <Section id="where" title="Where it stands">
              <ShowroomCard showroom={showroom} />
            </Section>
          )}
        </div>
      </div>
      {similar.length > 0 && (
        <Section id="similar" title="Similar vehicles" className="mt-12">
          <VehicleGrid vehicles={similar} now={now} />
        </Section>
      )}
      <PhoneBar vehicle={vehicle} showroom={showroom} address={address} />
    </>
  )
}

function About({ vehicle }: { vehicle: VehicleDetail }) {
  const documents = [
    { label: 'Auction sheet', url: vehicle.auctionSheetUrl },
    { label: 'Brochure', url: vehicle.brochureUrl },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []))
  return (
    <>
      {vehicle.description && <Prose id="description" title="Description" text={vehicle.description} />}
      <Section id="facts" title="Facts">
        <DefinitionGrid items={factsOfVehicle(vehicle)} />
      </Section>
      {vehicle.featureGroups.length > 0 && <Features groups={vehicle.featureGroups} />}
      {documents.length > 0 && (
        <Section id="documents" title="Documents">
          <ul className="flex flex-wrap gap-x-6">
            {documents.map(({ label, url }) => (
              <li key={label} className="flex items-center gap-2">
                <Icon name="file-text" size={18} className="shrink-0 text-faint" />
                <Link href={url} target="_blank" rel="noreferrer" className="py-2.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Prose({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <Section id={id} title={title}>
      <p className="max-w-text whitespace-pre-line">{text}</p>
    </Section>
  )
}

function Features({ groups }: { groups: VehicleDetail['featureGroups'] }) {
  return (
    <Section id="features" title="Features">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
        {groups.map((group) => (
          <div key={group.id}>
            <h3 className="text-14 font-semibold text-soft">{group.name}</h3>
            <ul className="mt-1">
              {group.features.map(({ id, name }) => (
                <li key={id} className="flex gap-2 py-1 text-14">
                  <Icon name="check" size={16} className="mt-0.5 shrink-0 text-green" />
                  <span className="min-w-0">{name}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
