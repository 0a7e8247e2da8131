import { addedInWords } from '@/kernel/dates'
import { Ribbon } from '@/ui/badge'
import { PlainLink } from '@/ui/link'
import type { VehicleCard as Vehicle } from '../../queries/types'
import { VehiclePicture } from '../vehicle-picture'
import { factsOf, nameWithoutYear, placeText, ribbonOf } from '../words'
import { Price } from './price'

const MAX_TAGS = 3

/** The one card of the storefront. The whole of it is one link. Its looks are in catalogue.css. */
export function VehicleCard({ vehicle, now, eager }: { vehicle: Vehicle; now: Date; eager?: boolean }) {
  const ribbon = ribbonOf(vehicle)
  const place = [placeText(vehicle), addedInWords(new Date(vehicle.listedAt), now)].filter(Boolean)
  return (
    <article className="vehicle-card">
      <VehiclePicture picture={vehicle.picture} eager={eager} />
      {ribbon && <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>}
      <div>
        <h3>
          <PlainLink href={`/vehicles/${vehicle.id}`}>
            {`${nameWithoutYear(vehicle)} `}
            <span>{vehicle.year}</span>
          </PlainLink>
        </h3>
        <Price vehicle={vehicle} />
        <p>{factsOf(vehicle).join(' · ')}</p>
        {vehicle.tags.length > 0 && (
          <p className="vehicle-tags">
            {vehicle.tags.slice(0, MAX_TAGS).map(({ id, name }) => (
              <b key={id}>{name}</b>
            ))}
          </p>
        )}
        <p className="vehicle-place">{place.join(' · ')}</p>
      </div>
    </article>
  )
}
