import { Skeleton } from '@/ui/states'
import type { VehicleCard as Vehicle } from '../../queries/types'
import { VehicleCard } from './vehicle-card'

const GRIDS = {
  /** Beside the filter panel. */
  three: 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3',
  /** Across the whole page. */
  four: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4',
}

type Columns = keyof typeof GRIDS

/** Cards side by side. The first `eager` pictures are loaded at once. */
export function VehicleGrid({ vehicles, now, columns = 'four', eager = 0 }: VehicleGridProps) {
  return (
    <ul className={GRIDS[columns]}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} now={now} eager={index < eager} />
        </li>
      ))}
    </ul>
  )
}

type VehicleGridProps = { vehicles: Vehicle[]; now: Date; columns?: Columns; eager?: number }

/** The same grid while its vehicles are on their way. */
export function VehicleGridSkeleton({ count, columns = 'four' }: { count: number; columns?: Columns }) {
  return (
    <div className={GRIDS[columns]}>
      {[...Array(count).keys()].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
