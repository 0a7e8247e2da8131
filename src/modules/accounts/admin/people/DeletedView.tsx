import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/server/permissions'
import { List } from '@/ui/admin/list/List'
import { ListFilters } from '@/ui/admin/list/ListFilters'
import { ListFrame } from '@/ui/admin/list/ListFrame'
import { pageAt } from '@/ui/admin/list/page-at'
import { listDeleted } from '../../queries/list-deleted'
import { can } from '../../rules/permissions'
import { contactQuery } from '../../schemas/contact'
import { readListAddress } from '../../schemas/list-address'
import { DeletedPeople } from './DeletedPeople'
import { PeopleTabs } from './PeopleTabs'

const deletedQuery = contactQuery.pick({ page: true, limit: true, search: true })

/** The accounts that staff deleted, for those who may delete. */
export async function DeletedView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListAddress(deletedQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'accounts', 'delete')}
      load={() => pageAt(query, (asked) => listDeleted(req.payload.db.drizzle, asked))}
      tabs={<PeopleTabs current="deleted" seesDeleted />}
      title="Deleted accounts"
      view={view}
    >
      {(shown) => (
        <List given={given} key="deleted">
          <ListFilters filters={[{ name: 'search', label: 'Name or e-mail', kind: 'search' }]} />
          <DeletedPeople shown={shown} />
        </List>
      )}
    </ListFrame>
  )
}
