import type { VehicleCard as Vehicle } from '../../queries/types'
import { VehicleCard } from './vehicle-card'

/** 'three' stand beside the filter panel, 'four' across the whole page. */
const GRIDS = { three: 'cards cards-beside', four: 'cards' }

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

type VehicleGridProps = { vehicles: Vehicle[]; now: Date; columns?: keyof typeof GRIDS; eager?: number }
