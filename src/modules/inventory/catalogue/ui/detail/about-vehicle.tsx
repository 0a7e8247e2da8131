import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { Badge } from '@/ui/badge'
import { DefinitionGrid } from '@/ui/definition-grid'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Section } from '@/ui/page-parts'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import * as words from './browser-words'
import { type Fact, factGroups } from './fact-groups'
import type { ShowroomContact } from './showroom-contact-hrefs'
import { ShowroomLocation } from './showroom-location'
import { documentsOf } from './vehicle-document-links'

type AboutProps = {
  vehicle: VehicleDetail
  /** What the reader counts distances in. */
  unit: DistanceUnit
  showroom: ShowroomContact | null
}

/** The long part of the page: words, facts, features, documents, place. */
export function AboutVehicle({ vehicle, unit, showroom }: AboutProps) {
  const documents = documentsOf(vehicle)
  return (
    <div className="flex min-w-0 flex-col gap-10 print:col-span-full print:gap-3">
      {vehicle.description && (
        <Section id="description" title={words.description}>
          <p
            dir="auto"
            className="max-w-text whitespace-pre-line print:line-clamp-5 print:max-w-none print:text-12"
          >
            {vehicle.description}
          </p>
        </Section>
      )}
      <Section id="facts" title={words.facts}>
        <div className="flex flex-col gap-8 print:gap-1">
          {factGroups(vehicle, unit).map(({ title, facts }) => (
            <div key={title}>
              <h3 className="no-print text-14 font-semibold text-soft">{title}</h3>
              <DefinitionGrid items={facts.map(shown)} />
            </div>
          ))}
        </div>
      </Section>
      {vehicle.featureGroups.length > 0 && <Features groups={vehicle.featureGroups} />}
      {documents.length > 0 && <Documents documents={documents} />}
      {showroom && (
        <Section id="where" title={words.location}>
          <ShowroomLocation showroom={showroom} vehicleId={vehicle.id} />
        </Section>
      )}
    </div>
  )
}

function Documents({ documents }: { documents: ReturnType<typeof documentsOf> }) {
  return (
    <Section id="documents" title={words.documents} className="no-print">
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
  )
}

const shown = ({ term, tone, value }: Fact) => ({
  term,
  value: tone ? <Badge tone={tone}>{value}</Badge> : value,
})

function Features({ groups }: { groups: VehicleDetail['featureGroups'] }) {
  return (
    <Section id="features" title={words.features}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-3 print:block">
        {groups.map((group) => (
          <div key={group.id} className="print:text-12">
            <h3 className="text-14 font-semibold text-soft print:inline print:text-12 print:after:content-[':_']">
              {group.name}
            </h3>
            <ul className="ticked mt-1 text-14 print:inline print:text-12">
              {group.features.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
