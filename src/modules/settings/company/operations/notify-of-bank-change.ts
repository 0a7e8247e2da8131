import type { PayloadRequest } from 'payload'
import { notifyAdministrators } from '@/modules/accounts/access/operations/notify-administrators'
import { absoluteUrl } from '@/server/http/absolute-url'
import { bankChangedMail, bankChangeProposedMail } from '../mail/bank-account-mails'
import { accountLabel } from '../rules/account-label'
import type { BankAccountEntry } from '../rules/bank-account'
import { BANK_KIND_LABELS, type BankChangeKind } from '../rules/bank-changes'
import { changesInWords, fieldChanges } from '../rules/describe-bank-change'
import { BANK_ACCOUNTS_HREF } from '../rules/urls'

type News = {
  id: number
  kind: BankChangeKind
  before: BankAccountEntry | null
  after: BankAccountEntry | null
  proposer: string
}

/**
 * Notifies every administrator that a change of a bank account was proposed, or with `approver` that it took effect; in
 * the caller's transaction, once for each.
 */
export async function notifyOfBankChange(
  req: PayloadRequest,
  { after, before, id, kind, proposer }: News,
  approver?: string,
): Promise<void> {
  const account = before ?? after
  if (!account) return
  const about = {
    what: BANK_KIND_LABELS[kind],
    account: accountLabel(account),
    changes: changesInWords(fieldChanges(before, after)),
    proposer,
    link: absoluteUrl(BANK_ACCOUNTS_HREF),
  }
  if (approver === undefined)
    await notifyAdministrators(req, bankChangeProposedMail, `bank-change:${id}:proposed`, about)
  else await notifyAdministrators(req, bankChangedMail, `bank-change:${id}:approved`, { ...about, approver })
}
