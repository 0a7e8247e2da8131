import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { seesCost } from '@/kernel/permissions'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { getVehicleRecords } from '../queries/get-vehicle-records'
import { type StaffVehicle, toStaffVehicle } from './vehicle-wire'

/** A vehicle visible to this member of staff; 404 for those of other showrooms. */
export async function visibleVehicle({ req, actor }: RouteContext, id: number): Promise<StaffVehicle> {
  const [record] = await getVehicleRecords(await dbOf(req), [id])
  const showrooms = visibleShowrooms(actor)
  if (!record || !reachesShowroom(showrooms, record.columns.showroom_id)) throw notFound('Vehicle not found')
  return toStaffVehicle(record, { seesCost: seesCost(actor) })
}
