import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { questionHref } from '@/modules/inventory/vehicles/rules/support-question-href'
import { Icon, type IconName } from '@/ui/icon'
import { Link } from '@/ui/link'
import { Card } from '@/ui/page-parts'
import * as words from './browser-words'
import { addressLine, mapHref, type ShowroomContact } from './showroom-contact-hrefs'

/** The showroom where the vehicle can be seen: address, hours, the way there. How to reach it stands in the panel. */
type Props = { showroom: ShowroomContact; vehicleId: number }

export function ShowroomLocation({ showroom, vehicleId }: Props) {
  return (
    <Card className="p-5 text-14 print:border-0 print:p-0 print:text-12">
      <h3 className="text-16 print:text-12">{showroom.showroomName}</h3>
      {showroom.companyName && (
        <p className="text-13 text-faint print:inline print:text-12 print:after:content-['_·_']">
          {words.soldBy(showroom.companyName)}
        </p>
      )}
      <Line icon="map-pin">{addressLine(showroom)}</Line>
      {showroom.openingHours && <Line icon="clock">{showroom.openingHours}</Line>}
      <p className="hidden print:inline">{[showroom.phone, showroom.email].filter(Boolean).join(' · ')}</p>
      <p className="no-print mt-2 flex flex-wrap gap-x-6">
        <Link href={mapHref(showroom)} target="_blank" rel="noreferrer" className="py-2.5">
          {words.showOnMap}
        </Link>
        <Link href={listingOf({ showroomLocation: [showroom.id] })} className="py-2.5">
          {words.vehiclesAtThisShowroom}
        </Link>
        <Link href={questionHref('vehicle', vehicleId)} rel="nofollow" className="py-2.5">
          {words.askOurSupport}
        </Link>
      </p>
    </Card>
  )
}

function Line({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="mt-1 flex items-baseline print:mt-0 print:inline print:after:content-['_·_'] gap-2 text-soft">
      <Icon name={icon} size={16} className="shrink-0 translate-y-0.5 text-faint print:hidden" />
      {children}
    </p>
  )
}
