import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Issue } from '@/kernel/issue'
import { orders } from '@/modules/sales/tables.gen'
import { ports } from '@/modules/settings/tables.gen'
import { nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { checkParty, type Party, type PartyName, tidyParty } from '../rules/shipping/parties'

/** Parties as sent, and the port at which they are; what is left out stays as it is. */
type Entered = Partial<Record<PartyName, Party>> & { portOfDischarge?: number | null }

const o = alias(orders, 'o')
const p = alias(ports, 'p')
const STORED = {
  consigneePhone: o.consigneePhone,
  consigneeEmail: o.consigneeEmail,
  notifyPhone: o.notifyPartyPhone,
  notifyEmail: o.notifyPartyEmail,
  country: nullable(p.country),
}

/** The parties of an order as they are to be stored, and what is wrong with them. */
export async function enteredParties(
  db: Db,
  id: number,
  { consignee, notifyParty, portOfDischarge }: Entered,
): Promise<{ tidy: Partial<Record<PartyName, Party>>; issues: Issue[] }> {
  const port = portOfDischarge === undefined ? sql`o.port_of_discharge_id` : sql`${portOfDischarge}::int`
  const [stored] = await select(
    db,
    STORED,
    sql`FROM orders o LEFT JOIN ports p ON p.id = ${port} WHERE o.id = ${id}`,
  )
  if (!stored) return { tidy: {}, issues: [] }
  const { country } = stored
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
