import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { reachesShowroom, seesCost, visibleShowrooms } from '@/kernel/permissions'
import { dbOf } from '@/server/transaction'
import { getVehicleRecords } from '../queries/get-vehicle-records'
import { type StaffVehicle, toStaffVehicle } from './vehicle-wire'

/** A vehicle visible to this member of staff; 404 for those of other showrooms. */
export async function visibleVehicle({ req, actor }: RouteContext, id: number): Promise<StaffVehicle> {
  const [record] = await getVehicleRecords(await dbOf(req), [id])
  const showrooms = visibleShowrooms(actor)
  if (!record || !reachesShowroom(showrooms, record.columns.showroom_id)) throw notFound('Vehicle not found')
  return toStaffVehicle(record, { seesCost: seesCost(actor) })
}
