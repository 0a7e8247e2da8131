import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon'
import { Card } from '@/ui/layout'
import { Link } from '@/ui/link'
import { phoneHref, type ShowroomContact } from '../detail/showroom-contact'
import { listingOf } from '../listing/listing-address'

/** Where vehicles can be seen. */
export function ShowroomList({ showrooms }: { showrooms: readonly ShowroomContact[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {showrooms.map((showroom) => (
        <li key={showroom.id}>
          <ShowroomCard showroom={showroom} />
        </li>
      ))}
    </ul>
  )
}

/** The whole address; a city that its first line names already is not said twice. */
const addressText = ({ address, city, country }: ShowroomContact): string =>
  [address, address?.toLowerCase().includes(city.toLowerCase()) ? null : city, country]
    .filter(Boolean)
    .join(', ')

/** One showroom: its place, how to reach it, and what stands there. */
export function ShowroomCard({ showroom }: { showroom: ShowroomContact }) {
  const { id, showroomName, phone, email, openingHours } = showroom
  return (
    <Card className="flex h-full flex-col gap-1 p-5 text-14">
      <h3 className="text-16">{showroomName}</h3>
      <Line icon="map-pin">{addressText(showroom)}</Line>
      {openingHours && <Line icon="clock">{openingHours}</Line>}
      {phone && (
        <Line icon="phone">
          <a href={phoneHref(phone)} className="inline-block py-2.5 hover:text-link hover:underline lg:py-0">
            {phone}
          </a>
        </Line>
      )}
      {email && (
        <Line icon="mail">
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
            className="inline-block py-2.5 hover:text-link hover:underline lg:py-0"
          >
            {email}
          </a>
        </Line>
      )}
      <Link href={listingOf({ showroomLocation: [id] })} className="mt-auto self-start pt-3">
        Vehicles standing here
      </Link>
    </Card>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-soft">
      <Icon name={icon} size={16} className="shrink-0 text-faint" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
