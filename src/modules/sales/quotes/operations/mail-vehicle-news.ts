import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { pageLink } from '@/modules/accounts/credentials/operations/account-links'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { queueMail, type Receiver } from '@/server/mail/outbox'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { quoteVehicleBackMail, quoteVehicleGoneMail } from '../mail/vehicle-mails'
import { quoteMailFacts } from '../queries/quote-mail'
import type { VehicleNews } from '../rules/vehicle/vehicle-gone'
import { customerValues } from './tell-quote-step'

const ALL_VEHICLES = '/vehicles'

const PAGE = { id: vehicles.id, status: vehicles.status, inTrash: flag(sql`vehicles.deleted_at IS NOT NULL`) }

/** Vehicles like that of a quote; all of them if it has no page any more. */
async function similarHref(db: Db, quoteId: number): Promise<string> {
  const [vehicle] = await select(
    db,
    PAGE,
    sql`FROM vehicles WHERE vehicles.id = (SELECT q.vehicle_id FROM quotes q WHERE q.id = ${quoteId})`,
  )
  return vehicle && hasPublicPage(vehicle) ? `/vehicles/${vehicle.id}#similar` : ALL_VEHICLES
}

/**
 * Writes to the customer of an open quote that its vehicle is gone, with similar ones, or is for sale again.
 *
 * @param entryId the line of the quote's history: the vehicle may come and go
 */
export async function mailVehicleNews(
  req: PayloadRequest,
  db: Db,
  quoteId: number,
  news: VehicleNews,
  entryId: number,
): Promise<void> {
  const facts = await quoteMailFacts(db, quoteId)
  if (!facts.isReachable) return
  const to: Receiver = { address: facts.email, userId: facts.customerId }
  const values = customerValues(facts, null)
  const effect = `quote:${quoteId}:vehicle-${news}:${entryId}`
  if (news === 'back') {
    await queueMail(req, quoteVehicleBackMail, to, effect, values)
    return
  }
  const similarLink = pageLink(await similarHref(db, quoteId))
  await queueMail(req, quoteVehicleGoneMail, to, effect, { ...values, similarLink })
}
