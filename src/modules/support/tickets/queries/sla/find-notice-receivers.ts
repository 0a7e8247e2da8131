import { sql } from '@payloadcms/db-postgres'
import { reachesShowroom } from '@/kernel/showroom-scope'
import { listPermittedStaff, type StaffMember } from '@/modules/accounts/people/queries/list-permitted-staff'
import { sharedMailbox } from '@/modules/support/mail-threads/rules/shared-mailbox'
import { supportDepartments as d } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { env } from '@/server/env'
import { numbers } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { chooseReceivers } from '../../rules/choose-receivers'
import type { NoticeKind } from '../../rules/sla/deadlines'

const DEPARTMENT = {
  id: d.id,
  title: d.title,
  email: d.email,
  leadId: d.leadId,
  members: numbers(sql`ARRAY(SELECT r.users_id FROM support_departments_rels r
    WHERE r.parent_id = support_departments.id AND r.path = 'members' AND r.users_id IS NOT NULL)`),
}

/** Who a notice goes to; an address of a department belongs to nobody. */
export type NoticeReceiver = { userId: number | null; address: string; name: string }

type Ticket = { kind: NoticeKind; departmentId: number; handlerId: number | null; showroomId: number | null }

const receiverOf = ({ email, id, name }: StaffMember): NoticeReceiver => ({
  userId: id,
  address: email,
  name,
})

/** Who is notified about tickets of these departments, of those who see their showrooms. */
export async function findNoticeReceivers(
  db: Db,
  departmentIds: readonly number[],
): Promise<(ticket: Ticket) => NoticeReceiver[]> {
  const staff = new Map((await listPermittedStaff(db, 'support', 'read')).map((one) => [one.id, one]))
  const rows = await select(
    db,
    DEPARTMENT,
    sql`FROM support_departments WHERE id = ANY(${ids(departmentIds)})`,
  )
  const departments = new Map(rows.map((row) => [row.id, row]))
  return ({ departmentId, handlerId, kind, showroomId }) => {
    const department = departments.get(departmentId)
    const active = (people: readonly (number | null | undefined)[]) =>
      people.flatMap((id) => staff.get(id ?? 0) ?? [])
    const seeing = ({ showrooms }: StaffMember) =>
      showroomId === null || reachesShowroom(showrooms, showroomId)
    const chosen = chooseReceivers<NoticeReceiver>(
      {
        handler: active([handlerId]).map(receiverOf),
        mailbox: sharedMailbox(department?.email, env().INBOUND_MAIL_ADDRESS).map((address) => ({
          userId: null,
          address,
          name: department?.title ?? '',
        })),
        members: active(department?.members ?? [])
          .filter(seeing)
          .map(receiverOf),
        lead: active([department?.leadId]).map(receiverOf),
      },
      kind === 'escalation',
    )
    return [...chosen]
  }
}
