import type { AdminViewServerProps } from 'payload'
import { readListAddress } from '@/input/list-address'
import { textQuery } from '@/input/list-query'
import { type Actor, can, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { ListFrame } from '@/ui/back-office/list/ListFrame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listShowrooms } from '../queries/list-showrooms'
import { showroomQuery } from '../schemas/showroom'
import { ShowroomsList } from './ShowroomsList'
import { showroomFilters, showroomRow, showroomShape } from './showrooms'

type Params = NonNullable<AdminViewServerProps['searchParams']>

const listQuery = showroomQuery.extend({ search: textQuery('search') })

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListAddress(listQuery, {}, params)
  const page = await pageAt(query, (asked) => listShowrooms(db, asked, asked, visibleShowrooms(actor)))
  return {
    shape: showroomShape(actor),
    filters: showroomFilters,
    shown: { ...page, rows: page.rows.map(showroomRow), given },
  }
}

/** The showroom offices that the viewer is assigned to; all of them for the top role. */
export async function ShowroomsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, 'settings', 'read')}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title="Showroom offices"
      view={view}
    >
      {(loaded) => <ShowroomsList {...loaded} />}
    </ListFrame>
  )
}
