import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listDeletedPeople } from '../queries/list-deleted-people'
import { peopleFilterQuery } from '../schemas/people-filter-query'
import { DeletedPeopleList } from './deleted-people-list'
import { PeopleTabs } from './people-tabs'
import * as words from './words'

const deletedQuery = peopleFilterQuery.pick({ page: true, limit: true, search: true })

/** The accounts that staff deleted, for those who may delete. */
export async function DeletedPeopleView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListParams(deletedQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'accounts', 'delete')}
      load={() => pageAt(query, (listQuery) => listDeletedPeople(req.payload.db.drizzle, listQuery))}
      tabs={<PeopleTabs current="deleted" seesDeleted />}
      title={words.deletedAccounts}
      view={view}
    >
      {(shown) => (
        <ListContext given={given} key="deleted">
          <ListFilters filters={[{ name: 'search', label: words.nameOrEmail, kind: 'search' }]} />
          <DeletedPeopleList shown={shown} />
        </ListContext>
      )}
    </ListFrame>
  )
}
