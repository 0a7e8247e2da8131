import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail, type Receiver } from '@/server/mail/queue-mail'
import { select } from '@/server/rows/select'
import {
  reservationConfirmedMail,
  reservationExpiredMail,
  reservationRejectedMail,
  reservationReleasedMail,
} from '../mail/reservation-mails'
import type { CustomerMail, ReservationStep } from '../rules/reservation-workflow'
import { utcMomentText } from '../rules/utc-moment-text'
import type { LockedVehicle } from './lock-vehicle-to-reserve'

const OWN_RESERVATIONS = '/dashboard/reservations'
const ALL_VEHICLES = '/vehicles'

/** The details for the customer, in addition to the vehicle. */
type News = {
  id: number
  step: ReservationStep
  customerId: number
  expiresAt: Date | null
  note: string | null
}

/** Notifies the customer of the reservation's step, in the caller's transaction and once per step. */
export async function notifyCustomerOfReservation(
  req: PayloadRequest,
  db: Db,
  mail: CustomerMail,
  vehicle: Pick<LockedVehicle, 'id' | 'name' | 'sku' | 'status' | 'inTrash'>,
  { id, step, customerId, expiresAt, note }: News,
): Promise<void> {
  const [customer] = await select(
    db,
    { email: users.email, firstName: users.firstName },
    sql`FROM users WHERE id = ${customerId} AND status = 'ACTIVE' AND deleted_at IS NULL`,
  )
  if (!customer) return
  const { email: address, firstName } = customer
  const to: Receiver = { address, userId: customerId }
  const effect = `hold:${id}:${step}`
  const about = { firstName, vehicle: vehicle.name, sku: vehicle.sku }
  const page = hasPublicPage(vehicle) ? `/vehicles/${vehicle.id}` : null
  const own = { ...about, link: absoluteUrl(page ?? OWN_RESERVATIONS) }
  const similar = { ...about, link: absoluteUrl(page ? `${page}#similar` : ALL_VEHICLES) }
  const reason = note ?? ''
  if (mail === 'hold-rejected')
    await queueMail(req, reservationRejectedMail, to, effect, { ...similar, reason })
  if (mail === 'hold-released') await queueMail(req, reservationReleasedMail, to, effect, { ...own, reason })
  if (mail === 'hold-expired') await queueMail(req, reservationExpiredMail, to, effect, own)
  if (mail === 'hold-confirmed' && expiresAt)
    await queueMail(req, reservationConfirmedMail, to, effect, {
      ...about,
      until: utcMomentText(expiresAt),
      contact: own.link,
      link: absoluteUrl(OWN_RESERVATIONS),
    })
}
