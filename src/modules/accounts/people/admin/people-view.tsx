import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { listRoles, type Role } from '@/modules/accounts/access/queries/list-roles'
import { MANAGE_MESSAGES, mayManage } from '@/modules/accounts/access/rules/may-manage-people'
import { actorOf } from '@/server/actor-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countPeople, listPeople } from '../queries/list-people'
import type { Person } from '../queries/select-person'
import { peopleFilterQuery } from '../schemas/people-filter-query'
import { peopleQuery } from '../schemas/people-query'
import { peopleFilters } from './people-filters'
import type { PeopleRow } from './people-row-type'
import { isOfStaff, sectionOf } from './people-sections'
import { PeopleTable } from './people-table'
import { PeopleTabs } from './people-tabs'
import { personFormChoices } from './person-form-choices'

/** What this viewer may do to somebody, for the buttons; the server checks again. */
function rowOf(actor: Actor, person: Person, roles: readonly Role[]): PeopleRow {
  const { id, roleId } = person
  const target = { id, roleId, permissions: roles.find((role) => role.id === roleId)?.permissions ?? {} }
  const taken = mayManage(actor, 'read', target, true)
  return {
    id,
    person,
    lock: taken.ok ? null : MANAGE_MESSAGES[taken.error],
    open: mayManage(actor, 'update', target).ok,
  }
}

const segmentsOf = (view: AdminViewServerProps): string[] => [view.params?.segments ?? []].flat()

/** People in the back office: everybody with an account, by section, filtered in the address. */
export async function PeopleView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { fixed, key, title } = sectionOf(segmentsOf(view))
  const { given, query } = readListParams(peopleFilterQuery, {}, view.searchParams ?? {}, fixed)
  const load = async () => {
    const db = req.payload.db.drizzle
    const [page, roles, choices, blocked] = await Promise.all([
      pageAt(query, async (listQuery) => {
        const { people, total } = await listPeople(db, listQuery)
        return { rows: people, total }
      }),
      listRoles(db),
      personFormChoices(req),
      countPeople(db, { status: 'BLOCKED' }),
    ])
    const rows = page.rows.map((person) => rowOf(actor, person, roles))
    return { filters: peopleFilters(fixed, roles), table: { shown: { ...page, rows }, choices, blocked } }
  }
  const may = {
    create: can(actor, 'accounts', 'create'),
    update: can(actor, 'accounts', 'update'),
    delete: can(actor, 'accounts', 'delete'),
  }
  return (
    <ListFrame
      allowed={can(actor, 'accounts', 'read')}
      load={load}
      tabs={<PeopleTabs current={key} seesDeleted={may.delete} />}
      title={title}
      view={view}
    >
      {({ filters, table }) => (
        <ListContext given={given} key={key}>
          <ListFilters filters={filters} />
          <PeopleTable {...table} isOfStaff={isOfStaff(fixed)} exportQuery={peopleQuery(query)} may={may} />
        </ListContext>
      )}
    </ListFrame>
  )
}
