import type { Listener } from '@/server/events'
import { refreshSearchRows } from '../engine/refresh'

/** What search and cards show of vehicles follows them in the transaction that wrote them. */
export const followVehicles: Listener<'vehicleChanged'> = ({ ids }, { db }) => refreshSearchRows(db, ids)
