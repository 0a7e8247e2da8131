import { addedInWords } from '@/kernel/dates'
import { Badge, Ribbon } from '@/ui/badge'
import { PlainLink } from '@/ui/link'
import type { VehicleCard as Vehicle } from '../../queries/types'
import { VehiclePicture } from '../vehicle-picture'
import { factsOf, nameWithoutYear, placeText, ribbonOf } from '../words'
import { Price } from './price'

const MAX_TAGS = 3

/** The one card of the storefront. The whole of it is one link. */
export function VehicleCard({ vehicle, now, eager }: { vehicle: Vehicle; now: Date; eager?: boolean }) {
  const ribbon = ribbonOf(vehicle)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 focus-within:border-control hover:border-control">
      <VehiclePicture picture={vehicle.picture} eager={eager} className="border-b border-line" />
      {ribbon && <Ribbon tone={ribbon.tone}>{ribbon.text}</Ribbon>}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-16 leading-snug font-semibold">
          <PlainLink
            href={`/vehicles/${vehicle.id}`}
            className="group-hover:text-link after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-link"
          >
            {nameWithoutYear(vehicle)}{' '}
            <span className="font-medium text-soft tabular-nums">{vehicle.year}</span>
          </PlainLink>
        </h3>
        <Price vehicle={vehicle} />
        <p className="text-13 text-soft tabular-nums">{factsOf(vehicle).join(' · ')}</p>
        {vehicle.tags.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {vehicle.tags.slice(0, MAX_TAGS).map((tag) => (
              <Badge key={tag.id} className="max-w-full truncate">
                {tag.name}
              </Badge>
            ))}
          </p>
        )}
        <p className="mt-auto pt-1 text-13 text-faint">
          {[placeText(vehicle), addedInWords(new Date(vehicle.listedAt), now)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  )
}
