import { sql } from '@payloadcms/db-postgres'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { parseWhole } from '@/kernel/numbers'
import { blankToNull } from '@/kernel/text/blank'
import { users } from '@/modules/accounts/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { supportDepartments } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

export const OPEN = sql`is_active AND NOT is_archived`

/** The wanted department if it takes tickets; otherwise the one that was made first, where tickets go that name none. */
export async function resolveOpenDepartment(db: Db, wanted: number | null = null): Promise<number | null> {
  const [id] = await selectValues(
    db,
    supportDepartments.id,
    sql`FROM support_departments WHERE ${OPEN} ORDER BY id = ${wanted}::int DESC NULLS LAST, id LIMIT 1`,
  )
  return id ?? null
}

/** A department by its tag; null for none. @throws AppError 422 for one that takes no tickets */
export async function resolveDepartmentTag(db: Db, tag: string | null | undefined): Promise<number | null> {
  const given = blankToNull(tag)
  if (given === null) return null
  const [id] = await selectValues(
    db,
    supportDepartments.id,
    sql`FROM support_departments WHERE lower(slug) = lower(${given}) AND ${OPEN}`,
  )
  if (id === undefined) throw refused('departmentTag', 'This department does not exist')
  return id
}

/** A showroom by its id or its name; null for none. @throws AppError 422 for any other text */
export async function resolveShowroom(db: Db, given: string | null | undefined): Promise<number | null> {
  const text = blankToNull(given)
  if (text === null) return null
  const [id] = await selectValues(
    db,
    showroomOffices.id,
    sql`FROM showroom_offices WHERE id = ${parseWhole(text)} OR lower(showroom_name) = lower(${text.trim()})
      ORDER BY id LIMIT 1`,
  )
  if (id === undefined) throw refused('showroomLocation', 'This showroom does not exist')
  return id
}

/** The customer whose confirmed address this is; null for nobody. */
export async function resolveCustomerByEmail(db: Db, email: string): Promise<number | null> {
  const [id] = await selectValues(
    db,
    users.id,
    sql`FROM users WHERE lower(email) = lower(${email}) AND role_id IS NULL AND status = 'ACTIVE'
      AND email_verified_at IS NOT NULL AND deleted_at IS NULL`,
  )
  return id ?? null
}

export const refused = (path: string, message: string) => validationFailed([issue(path, message)])
