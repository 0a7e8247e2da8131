import type { AdminViewServerProps } from 'payload'
import { readListAddress } from '@/input/list-address'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { ListFrame } from '@/ui/back-office/list/ListFrame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listPorts, portCountries } from '../queries/list-ports'
import { portQuery } from '../schemas/port'
import { PortsList } from './PortsList'
import { portFilters, portRow, portShape } from './ports'

type Params = NonNullable<AdminViewServerProps['searchParams']>

async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListAddress(portQuery, {}, params)
  const [page, countries] = await Promise.all([
    pageAt(query, (asked) => listPorts(db, asked, asked, true)),
    portCountries(db, true),
  ])
  return {
    shape: portShape(actor),
    filters: portFilters(countries),
    shown: { ...page, rows: page.rows.map(portRow), given },
  }
}

/** Ports of loading and discharge. */
export async function PortsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  return (
    <ListFrame
      allowed={can(actor, 'settings', 'read')}
      load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
      title="Ports"
      view={view}
    >
      {(loaded) => <PortsList {...loaded} />}
    </ListFrame>
  )
}
