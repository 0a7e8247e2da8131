import { sql } from '@payloadcms/db-postgres'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import type { Receiver } from '@/server/mail/queue-mail'
import { select } from '@/server/rows/select'

/**
 * Who gets the mails of a showroom: its own address and those of others in charge, or some administrators if there is
 * none.
 *
 * @param showroomEmail its own address
 * @param inCharge others who get them too, such as the sales rep of an order
 */
export async function listShowroomReceivers(
  db: Db,
  showroomEmail: string | null,
  inCharge: readonly Receiver[] = [],
): Promise<Receiver[]> {
  const isNew = showroomEmail && !inCharge.some(({ address }) => address === showroomEmail)
  const receivers = [...inCharge, ...(isNew ? [{ address: showroomEmail }] : [])]
  if (receivers.length > 0) return receivers
  return select(
    db,
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 5`,
  )
}
