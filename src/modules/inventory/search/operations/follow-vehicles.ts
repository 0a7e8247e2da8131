import type { Listener } from '@/server/events'
import { refreshSearchRows } from '../engine/refresh-search-rows'

/** Updates what search and cards show of vehicles, in the transaction that wrote them. */
export const followVehicles: Listener<'vehicleChanged'> = ({ ids }, { db }) => refreshSearchRows(db, ids)
