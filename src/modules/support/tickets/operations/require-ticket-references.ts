import { sql } from '@payloadcms/db-postgres'
import { users } from '@/modules/accounts/tables.gen'
import { supportDepartments } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { listAgents } from '../queries/list-agents'
import { OPEN, refused } from './resolve-ticket-references'

/** @throws AppError 422 for a department that takes no tickets */
export async function requireDepartment(db: Db, id: number, path: string): Promise<void> {
  const known = await selectValues(
    db,
    supportDepartments.id,
    sql`FROM support_departments WHERE id = ${id} AND ${OPEN}`,
  )
  if (known.length === 0) throw refused(path, 'This department does not exist')
}

/** @throws AppError 422 for somebody who may not answer tickets, or not those of this showroom */
export async function requireHandler(
  db: Db,
  id: number,
  showroomId: number | null,
  path: string,
): Promise<void> {
  const agent = (await listAgents(db)).find((one) => one.id === id)
  if (!agent) throw refused(path, 'Choose somebody who answers tickets')
  const { showrooms } = agent
  if (showroomId !== null && showrooms !== 'all' && !showrooms.includes(showroomId))
    throw refused(path, `${agent.name} does not work for the showroom of this ticket`)
}

/** @throws AppError 422 for an account that is not a customer's */
export async function requireCustomer(db: Db, id: number): Promise<void> {
  const known = await selectValues(
    db,
    users.id,
    sql`FROM users WHERE id = ${id} AND role_id IS NULL AND deleted_at IS NULL`,
  )
  if (known.length === 0) throw refused('customerId', 'This customer does not exist')
}
