import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { type Db, dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { count } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { DEPARTMENT_MESSAGES, departmentTag, NO_TARGETS, USUAL_HOURS } from '../rules/department'
import { openingsOf } from '../rules/department-calendar-and-promises'
import type { DepartmentPatch } from '../schemas/departments'

const IS_STAFF = sql`role_id IS NOT NULL AND deleted_at IS NULL`

async function refuseStrangers(db: Db, { leadId, memberIds = [] }: DepartmentPatch): Promise<void> {
  if (leadId != null && !(await exists(db, sql`FROM users WHERE id = ${leadId} AND ${IS_STAFF}`)))
    throw validationFailed([issue('leadId', DEPARTMENT_MESSAGES.leadUnknown)])
  const members = [...new Set(memberIds)]
  const known = await count(db, sql`FROM users WHERE id = ANY(${ids(members)}) AND ${IS_STAFF}`)
  if (known < members.length) throw validationFailed([issue('memberIds', DEPARTMENT_MESSAGES.membersUnknown)])
}

/** A tag that no department has; archived ones retain theirs. */
async function findFreeTag(db: Db, title: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const tag = departmentTag(title, attempt)
    if (!(await exists(db, sql`FROM support_departments WHERE slug = ${tag}`))) return tag
  }
}

/**
 * A department as saved, from what a call sends: who it belongs to and who wrote it. A new one works from nine to five in
 * the company's time zone and promises nothing, unless other things are sent.
 *
 * @param id null for a new one
 * @throws AppError 422 for people who are no staff
 */
export async function convertDepartmentInput(
  req: PayloadRequest,
  sent: DepartmentPatch,
  id: number | null,
): Promise<Record<string, unknown>> {
  const { createdById: _, email, hours, leadId, memberIds, updatedById: __, ...rest } = sent
  const db = await dbOf(req)
  await refuseStrangers(db, sent)
  const by = req.user?.id
  return {
    ...(id === null && {
      slug: await findFreeTag(db, sent.title ?? ''),
      timeZone: (await readTradeSettings(db)).timezone,
      hours: USUAL_HOURS,
      holidays: [],
      targets: NO_TARGETS,
      createdBy: by,
    }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(hours !== undefined && { hours: openingsOf(hours) }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(leadId !== undefined && { lead: leadId }),
    ...(memberIds !== undefined && { members: [...new Set(memberIds)] }),
    updatedBy: by,
  }
}
