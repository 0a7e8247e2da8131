import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { reservationRequestedMail, reservationWithdrawnMail } from '../mail/reservation-mails'
import { WAITING } from '../rules/reservation-workflow'
import type { LockedVehicle } from './lock-vehicle-to-reserve'

const RESERVATIONS = '/admin/inventory/reservations'

/** How many requests wait for a vehicle, and who made the latest. */
const requestLines = (vehicleId: number) => ({
  customer: text(personName('users')),
  waiting: text(
    sql`(SELECT count(*) FROM reservations q WHERE q.vehicle_id = ${vehicleId} AND q.status = ${WAITING})`,
  ),
})
type Pending = RowOf<ReturnType<typeof requestLines>>

/** Who made the request, and how many requests now wait for the vehicle. */
async function requestOf(db: Db, vehicle: LockedVehicle, customerId: number): Promise<Pending> {
  const [row] = await select(db, requestLines(vehicle.id), sql`FROM users WHERE id = ${customerId}`)
  return row ?? { customer: '', waiting: '0' }
}

/** Notifies the showroom of a request or its withdrawal, in the caller's transaction and once for each. */
export async function notifyShowroomOfReservation(
  req: PayloadRequest,
  db: Db,
  news: 'requested' | 'withdrawn',
  vehicle: LockedVehicle,
  { id, customerId }: { id: number; customerId: number },
): Promise<void> {
  const { customer, waiting } = await requestOf(db, vehicle, customerId)
  const about = { vehicle: vehicle.name, sku: vehicle.sku, customer, link: absoluteUrl(RESERVATIONS) }
  for (const to of await listShowroomReceivers(db, vehicle.showroomEmail)) {
    const effect = `hold:${id}:${news}:${to.userId ?? 'showroom'}`
    // The latest request is last in the queue.
    if (news === 'requested')
      await queueMail(req, reservationRequestedMail, to, effect, { ...about, place: waiting })
    else await queueMail(req, reservationWithdrawnMail, to, effect, { ...about, waiting })
  }
}
