import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { bankAccountChanges } from '@/modules/settings/tables.gen'
import type { CompanySetting } from '@/payload-types'
import type { Db } from '@/server/db-of'
import { json, nullable, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import type { BankAccount } from '../rules/bank-account'
import { PENDING } from '../rules/bank-changes'
import { bankChangeRecord } from '../schemas/bank-accounts'

/** A change's name in the audit log: the account it is about. `t` is its row. */
export const BANK_CHANGE_NAME: SQL = sql`(SELECT concat_ws(', ', a ->> 'currency', a ->> 'bankName')
  FROM (SELECT coalesce(nullif(t.account -> 'before', 'null'), t.account -> 'after') AS a) x)`

/** The accounts among the company's settings. */
export const bankAccountsOf = ({ bankAccounts }: CompanySetting): BankAccount[] =>
  (bankAccounts ?? []).map(({ bankAddress = null, id, isDefault, swift = null, ...account }) => ({
    ...account,
    id: id ?? '',
    swift,
    bankAddress,
    isDefault: isDefault === true,
  }))

const c = alias(bankAccountChanges, 'c')

export const BANK_CHANGE = {
  id: c.id,
  status: c.status,
  change: json(bankChangeRecord, sql`c.account`),
  proposedById: c.proposedById,
  proposedBy: text(personName('p')),
  proposedAt: c.createdAt,
  decidedBy: nullable(text(sql`CASE WHEN d.id IS NOT NULL THEN ${personName('d')} END`)),
  decidedAt: c.decidedAt,
}

/** A proposed change with who proposed and who decided it. */
export type ListedBankChange = RowOf<typeof BANK_CHANGE>

export const BANK_CHANGES = sql`bank_account_changes c JOIN users p ON p.id = c.proposed_by_id
  LEFT JOIN users d ON d.id = c.approved_by_id`

const DECIDED_SHOWN = 10

/** Every change that waits for a decision, oldest first. */
export const listWaitingBankChanges = (on: Reader): Promise<ListedBankChange[]> =>
  select(on, BANK_CHANGE, sql`FROM ${BANK_CHANGES} WHERE c.status = ${PENDING} ORDER BY c.id`)

/** The same, then the last few that were decided. */
export const listBankChanges = async (db: Db): Promise<ListedBankChange[]> => [
  ...(await listWaitingBankChanges(db)),
  ...(await select(
    db,
    BANK_CHANGE,
    sql`FROM ${BANK_CHANGES} WHERE c.status <> ${PENDING} ORDER BY c.decided_at DESC, c.id DESC LIMIT ${DECIDED_SHOWN}`,
  )),
]
