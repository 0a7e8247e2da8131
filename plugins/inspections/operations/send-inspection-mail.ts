import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { users } from '@/modules/accounts/tables.gen'
import { lockVehicleToReserve } from '@/modules/inventory/reservations/operations/lock-vehicle-to-reserve'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import { type Db, dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { select } from '@/server/rows/select'
import { inspectionFailedMail, inspectionPassedMail } from '../mail/inspection-mails'
import { getInspection } from '../queries/get-inspection'
import type { Inspection } from '../queries/select-inspection'

const OWN_RESERVATIONS = '/dashboard/reservations'

/**
 * Reports an inspection's result, in the caller's transaction and once per result: a pass to the customer the
 * vehicle is reserved for, a failure to its showroom, which has it repaired.
 */
export async function sendInspectionMail(req: PayloadRequest, vehicleId: number, id: number): Promise<void> {
  const db = await dbOf(req)
  const inspection = await getInspection(db, id, 'all')
  const vehicle = await lockVehicleToReserve(db, vehicleId)
  if (!inspection || !vehicle) return
  const about = {
    vehicle: vehicle.name,
    sku: vehicle.sku,
    company: inspection.company?.name ?? '',
    day: dayText(inspection),
  }
  const effect = `inspection:${id}:${inspection.result}`
  if (inspection.result === 'failed') {
    const link = absoluteUrl(`/admin/inventory/inspections/edit/${id}`)
    const remarks = inspection.remarks ?? ''
    for (const to of await listShowroomReceivers(db, vehicle.showroomEmail))
      await queueMail(req, inspectionFailedMail, to, `${effect}:${to.userId ?? 'showroom'}`, {
        ...about,
        remarks,
        link,
      })
    return
  }
  const holder = vehicle.hold && (await customer(db, vehicle.hold.customerId))
  if (!holder) return
  const link = absoluteUrl(hasPublicPage(vehicle) ? `/vehicles/${vehicleId}` : OWN_RESERVATIONS)
  await queueMail(req, inspectionPassedMail, holder, `${effect}:${holder.userId}`, {
    ...about,
    firstName: holder.firstName,
    link,
  })
}

async function customer(db: Db, id: number) {
  const [person] = await select(
    db,
    { address: users.email, userId: users.id, firstName: users.firstName },
    sql`FROM users WHERE id = ${id} AND status = 'ACTIVE' AND deleted_at IS NULL`,
  )
  return person ?? null
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = ({ inspectedOn }: Inspection): string => day.format(new Date(inspectedOn))
