import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { listShowroomChoices } from '@/modules/settings/places/queries/list-showroom-choices'
import { supportDepartments } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { byName } from '@/server/sql'
import { listAgents } from './list-agents'

const d = alias(supportDepartments, 'd')

const DEPARTMENT = { id: d.id, title: d.title, slug: d.slug }

/** So many are offered at most. */
const MOST = 500

type Choice = { id: number; name: string }

/** What a ticket can be given to, and the showrooms it can be of. */
export type TicketChoices = {
  departments: { id: number; title: string; slug: string }[]
  agents: Choice[]
  showrooms: Choice[]
}

const isWithin = (showrooms: ShowroomScope, id: number): boolean =>
  showrooms === 'all' || showrooms.includes(id)

/** Departments that are not archived, the staff who may answer, and the viewer's showrooms, all by name. */
export async function listTicketChoices(db: Db, showrooms: ShowroomScope): Promise<TicketChoices> {
  const [departments, agents, offices] = await Promise.all([
    select(
      db,
      DEPARTMENT,
      sql`FROM support_departments d WHERE NOT d.is_archived ORDER BY ${byName(sql`d.title`)}, d.id LIMIT ${MOST}`,
    ),
    listAgents(db),
    listShowroomChoices(db),
  ])
  return {
    departments,
    agents: agents.map(({ id, name }) => ({ id, name })),
    showrooms: offices.filter(({ id }) => isWithin(showrooms, id)),
  }
}
