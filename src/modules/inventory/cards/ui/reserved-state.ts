import type { VehicleCard } from '../queries/declare-vehicle-card'

/** Whether a vehicle is reserved; null for one that cannot be reserved at all. */
export const reservedState = ({
  status,
  isReserved,
}: Pick<VehicleCard, 'status' | 'isReserved'>): boolean | null =>
  status === 'IN_AUCTION' || status === 'SOLD' ? null : isReserved
