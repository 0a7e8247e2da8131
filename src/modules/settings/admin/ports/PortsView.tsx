import type { AdminViewServerProps } from 'payload'
import { type Actor, can } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import { Loaded } from '@/ui/admin/list/Loaded'
import { listPorts, portCountries } from '../../queries/list-ports'
import { portQuery } from '../../schemas/port'
import { PortsList } from './PortsList'
import { portFilters, portRow, portShape } from './ports'

type Params = NonNullable<AdminViewServerProps['searchParams']>

/** One page of the ports; an address beyond the last page shows the last one. */
async function load(db: Db, actor: Actor, params: Params) {
  const { given, query } = readListAddress(portQuery, {}, params)
  const [first, countries] = await Promise.all([listPorts(db, query, query, true), portCountries(db, true)])
  const pages = Math.max(1, Math.ceil(first.total / query.limit))
  const page = Math.min(query.page, pages)
  const found = page === query.page ? first : await listPorts(db, query, { ...query, page }, true)
  const { limit } = query
  return {
    shape: portShape(actor),
    filters: portFilters(countries),
    shown: { rows: found.rows.map(portRow), total: found.total, page, pages, limit, given },
  }
}

/** Ports of loading and discharge. */
export async function PortsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'settings', 'read')
  return (
    <AdminFrame allowed={allowed} title="Ports" view={view}>
      {allowed && (
        <Loaded
          load={() => load(req.payload.db.drizzle, actor, view.searchParams ?? {})}
          onFailure={(err, requestId) =>
            req.payload.logger.error({ err, requestId }, 'the ports could not be loaded')
          }
        >
          {(loaded) => <PortsList {...loaded} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}
