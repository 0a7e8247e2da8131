import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { countPeople, listPeople, type Person } from '../../queries/list-people'
import { listRoles, type Role } from '../../queries/list-roles'
import { MANAGE_MESSAGES, mayManage } from '../../rules/manage-people'
import { type Actor, can } from '../../rules/permissions'
import { isPeopleFiltered, peopleAddress, peopleQuery, readPeopleFilter } from '../../schemas/people-list'
import { formChoices } from './form-choices'
import { PeopleFilters } from './PeopleFilters'
import { PeoplePager } from './PeoplePager'
import { type PeopleRow, PeopleTable } from './PeopleTable'
import { PeopleTabs } from './PeopleTabs'
import { sectionOf } from './sections'
import { peopleCount } from './words'

/** What this viewer may do to somebody, for the buttons; the server asks again. */
function rowOf(actor: Actor, person: Person, roles: readonly Role[]): PeopleRow {
  const permissions = roles.find(({ id }) => id === person.roleId)?.permissions ?? {}
  const target = { id: person.id, roleId: person.roleId, permissions }
  const taken = mayManage(actor, 'read', target, true)
  return {
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
  const section = sectionOf(segmentsOf(view))
  const frame = { view, allowed: can(actor, 'accounts', 'read'), title: section.title }
  if (!frame.allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const db = req.payload.db.drizzle
  const filter = readPeopleFilter(view.searchParams ?? {}, section.fixed)
  const [{ people, total }, roles, choices, blocked] = await Promise.all([
    listPeople(db, filter),
    listRoles(db),
    formChoices(req),
    countPeople(db, { status: 'BLOCKED' }),
  ])
  const pages = Math.max(1, Math.ceil(total / filter.limit))
  const isFiltered = isPeopleFiltered(filter, section.fixed)
  const rows: PeopleRow[] = people.map((person) => rowOf(actor, person, roles))
  const may = {
    create: can(actor, 'accounts', 'create'),
    update: can(actor, 'accounts', 'update'),
    delete: can(actor, 'accounts', 'delete'),
  }
  return (
    <AdminFrame {...frame} lead={peopleCount(total)}>
      <PeopleTabs current={section.key} />
      <PeopleFilters filter={filter} fixed={section.fixed} isFiltered={isFiltered} roles={roles} />
      <PeopleTable
        blocked={blocked}
        choices={choices}
        exportQuery={peopleQuery(filter)}
        key={peopleAddress(filter, section.fixed, { page: filter.page })}
        may={may}
        rows={rows}
        total={total}
      >
        {rows.length === 0 && (
          <section className={styles.empty}>
            <h2>{isFiltered || filter.page > 1 ? 'Nobody matches these filters' : 'Nobody here yet'}</h2>
            <p>
              {isFiltered || filter.page > 1 ? (
                <Link href="?">Reset all filters</Link>
              ) : (
                'Create the first one.'
              )}
            </p>
          </section>
        )}
      </PeopleTable>
      <PeoplePager filter={filter} fixed={section.fixed} page={Math.min(filter.page, pages)} pages={pages} />
    </AdminFrame>
  )
}
