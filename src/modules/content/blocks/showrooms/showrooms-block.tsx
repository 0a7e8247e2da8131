import { phoneHref } from '@/kernel/markup/phone-links'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import { countListed } from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import { addressLine, mapHref } from '@/modules/inventory/catalogue/ui/detail/showroom-contact-hrefs'
import { listingOf } from '@/modules/inventory/search/schemas/listing-url'
import { type PublicShowroom, readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import type { ShowroomsBlock as Fields } from '@/payload-types'
import { Link, linkStyle } from '@/ui/link'
import { directionsHref, isPlaced } from '../rules/showroom-map-projection'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import * as words from '../words'
import { ShowroomMap } from './showroom-map'

/** The showrooms of a country, or all of them, on a map and in a list. Nothing where there is none. */
export async function ShowroomsBlock({ fields: { country, title }, payload }: BlockProps<Fields>) {
  const [{ showrooms }, { counts }] = await Promise.all([readPublicPlaces(payload), countListed(payload)])
  const wanted = (country ?? '').trim().toLowerCase()
  const shown = showrooms.filter((one) => wanted === '' || one.country.toLowerCase() === wanted)
  if (shown.length === 0) return null
  const placed = shown.filter(isPlaced)
  return (
    <BlockSection title={title}>
      <div
        className={placed.length > 0 ? 'grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : undefined}
      >
        {placed.length > 0 && (
          <div className="lg:sticky lg:top-6 lg:self-start">
            <ShowroomMap places={placed} />
            <p className="mt-1 text-13 text-faint">{words.outlinesFrom}</p>
          </div>
        )}
        <ul className="divide-y divide-line border-y border-line text-14">
          {shown.map((showroom) => (
            <li key={showroom.id} className="py-3">
              <Showroom showroom={showroom} count={counts.showroomLocation.get(showroom.id) ?? 0} />
            </li>
          ))}
        </ul>
      </div>
    </BlockSection>
  )
}

const LINE = 'inline-flex min-h-11 items-center lg:min-h-0'

/** One showroom: its address, the way there, and how to reach it. */
function Showroom({ count, showroom }: { count: number; showroom: PublicShowroom }) {
  const { companyName, id, openingHours, phone, showroomName } = showroom
  return (
    <>
      <h3 className="text-16">{showroomName}</h3>
      {companyName && <p className="text-13 text-faint">{companyName}</p>}
      <p className="mt-1 whitespace-pre-line text-soft">{addressLine(showroom)}</p>
      {openingHours && <p className="text-13 text-faint">{openingHours}</p>}
      <p className="mt-1 flex flex-wrap gap-x-4">
        <a
          href={directionsHref(showroom) ?? mapHref(showroom)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.directionsTo(showroomName)}
          className={`${LINE} ${linkStyle}`}
        >
          {words.directions}
        </a>
        {phone && (
          <a href={phoneHref(phone)} className={`${LINE} ${linkStyle}`}>
            {phone}
          </a>
        )}
        {count > 0 && (
          <Link href={listingOf({ showroomLocation: [id] })} className={LINE}>
            {vehiclesText(count)}
          </Link>
        )}
      </p>
    </>
  )
}
