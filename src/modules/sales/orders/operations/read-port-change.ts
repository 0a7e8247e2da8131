import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Issue, issue } from '@/kernel/issue'
import { orders } from '@/modules/sales/tables.gen'
import { ports } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { checkPortChange, type PortChange } from '../rules/shipping/port-change'
import type { LockedOrder } from './lock-order'

/** Ports as sent; what is left out stays as it is. */
type EnteredPorts = { portOfLoading?: number | null; portOfDischarge?: number | null }

const o = alias(orders, 'o')
const STORED = { loading: o.portOfLoadingId, discharge: o.portOfDischargeId }
const PORT = { id: ports.id, name: ports.name, use: ports.use, country: ports.country }

/** A port by its id; null for none. */
export async function portById(db: Db, id: number | null): Promise<RowOf<typeof PORT> | null> {
  if (id === null) return null
  const [port] = await select(db, PORT, sql`FROM ports WHERE id = ${id}`)
  return port ?? null
}

/** The ports of an order before and after a change; null without any. */
export async function readPortChange(
  db: Db,
  { id, milestone, status }: LockedOrder,
  { portOfDischarge, portOfLoading }: EnteredPorts,
): Promise<{ change: PortChange; issues: Issue[] } | null> {
  if (portOfDischarge === undefined && portOfLoading === undefined) return null
  const [stored] = await select(db, STORED, sql`FROM orders o WHERE o.id = ${id}`)
  const before = await portById(db, stored?.discharge ?? null)
  const after = portOfDischarge === undefined ? before : await portById(db, portOfDischarge)
  const loadingId = portOfLoading === undefined ? (stored?.loading ?? null) : portOfLoading
  const loading = await portById(db, loadingId)
  const loadingBefore = await portById(db, stored?.loading ?? null)
  const change = { milestone, status, loadingBefore, loading, before, after }
  const unknown = [
    ...(portOfLoading && !loading ? ['portOfLoading'] : []),
    ...(portOfDischarge && !after ? ['portOfDischarge'] : []),
  ].map((path) => issue(path, 'Choose a port of the list'))
  return { change, issues: unknown.length > 0 ? unknown : checkPortChange(change) }
}
