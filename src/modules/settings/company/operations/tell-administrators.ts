import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { pageLink } from '@/modules/accounts/credentials/operations/account-links'
import { users } from '@/modules/accounts/tables.gen'
import { queueMail } from '@/server/mail/outbox'
import { select } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'
import { bankChangedMail, bankChangeProposedMail } from '../mail/events'
import { BANK_ACCOUNTS_ADDRESS } from '../rules/addresses'
import { accountLabel, type BankAccountEntry } from '../rules/bank-account'
import { BANK_KIND_LABELS, type BankChangeKind } from '../rules/bank-changes'
import { changesInWords, fieldChanges } from '../rules/describe-change'

type News = {
  id: number
  kind: BankChangeKind
  before: BankAccountEntry | null
  after: BankAccountEntry | null
  proposer: string
}

/**
 * Tells every person of the top role that a change of a bank account was proposed, or with `approver` that it
 * took effect; in the caller's transaction, once for each.
 */
export async function tellAdministrators(req: PayloadRequest, news: News, approver?: string): Promise<void> {
  const { after, before, id, kind, proposer } = news
  const account = before ?? after
  if (!account) return
  const about = {
    what: BANK_KIND_LABELS[kind],
    account: accountLabel(account),
    changes: changesInWords(fieldChanges(before, after)),
    proposer,
    link: pageLink(BANK_ACCOUNTS_ADDRESS),
  }
  const everybody = await select(
    await dbOf(req),
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id`,
  )
  for (const to of everybody) {
    const effect = `bank-change:${id}:${approver ? 'approved' : 'proposed'}:${to.userId}`
    if (approver === undefined) await queueMail(req, bankChangeProposedMail, to, effect, about)
    else await queueMail(req, bankChangedMail, to, effect, { ...about, approver })
  }
}
