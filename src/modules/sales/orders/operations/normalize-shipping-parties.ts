import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Issue } from '@/kernel/issue'
import { orders } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import {
  checkParty,
  type Party,
  type PartyName,
  tidyParty,
} from '../rules/shipping/consignee-and-notify-party'
import { portById } from './read-port-change'

/** Parties as sent, and the port at which they are; what is left out stays as it is. */
type Entered = Partial<Record<PartyName, Party>> & { portOfDischarge?: number | null }

const o = alias(orders, 'o')
const STORED = {
  consigneePhone: o.consigneePhone,
  consigneeEmail: o.consigneeEmail,
  notifyPhone: o.notifyPartyPhone,
  notifyEmail: o.notifyPartyEmail,
  dischargeId: o.portOfDischargeId,
}

/** The parties of an order as they are to be stored, and what is wrong with them. */
export async function normalizeShippingParties(
  db: Db,
  id: number,
  { consignee, notifyParty, portOfDischarge }: Entered,
): Promise<{ tidy: Partial<Record<PartyName, Party>>; issues: Issue[] }> {
  const [stored] = await select(db, STORED, sql`FROM orders o WHERE o.id = ${id}`)
  if (!stored) return { tidy: {}, issues: [] }
  const port = await portById(db, portOfDischarge === undefined ? stored.dischargeId : portOfDischarge)
  const country = port?.country ?? null
  const tidy = {
    ...(consignee && { consignee: tidyParty(consignee, country) }),
    ...(notifyParty && { notifyParty: tidyParty(notifyParty, country) }),
  }
  const before = {
    consignee: tidyParty({ phone: stored.consigneePhone, email: stored.consigneeEmail }, country),
    notifyParty: tidyParty({ phone: stored.notifyPhone, email: stored.notifyEmail }, country),
  }
  const issues = [
    ...(tidy.consignee ? checkParty('consignee', tidy.consignee, before.consignee) : []),
    ...(tidy.notifyParty ? checkParty('notifyParty', tidy.notifyParty, before.notifyParty) : []),
  ]
  return { tidy, issues }
}
