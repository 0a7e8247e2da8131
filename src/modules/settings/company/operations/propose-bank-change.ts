import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { bankAccountsOf } from '../queries/list-bank-changes'
import { readCompanySettings } from '../queries/read-company-settings'
import type { BankAccount, BankAccountEntry } from '../rules/bank-account'
import { applyBankChange, type BankChange, PENDING } from '../rules/bank-changes'
import { lockBankChange } from './lock-bank-change'
import { notifyOfBankChange } from './notify-of-bank-change'

const SETTINGS = 'company_settings'

/** What is wanted: a new account, an altered one, or one less. */
export type WantedBankChange =
  | { kind: 'ADD'; after: BankAccountEntry }
  | { kind: 'ALTER'; accountId: string; after: BankAccountEntry }
  | { kind: 'REMOVE'; accountId: string }

function changeOf(accounts: readonly BankAccount[], wanted: WantedBankChange): BankChange {
  const { kind } = wanted
  if (kind === 'ADD') return { kind, before: null, after: wanted.after }
  const before = accounts.find(({ id }) => id === wanted.accountId)
  if (!before) throw notFound('Bank account not found')
  return { kind, before, after: kind === 'REMOVE' ? null : wanted.after }
}

/**
 * Proposes a change of the company's bank accounts, which takes effect when somebody else approves it, and notifies
 * every administrator, in one transaction.
 *
 * @returns the id of the proposal
 * @throws AppError 404 for an unknown account, 409 with the reason if the change could not be made
 */
export const proposeBankChange = (req: PayloadRequest, wanted: WantedBankChange): Promise<number> =>
  inTransactionOn(req, [SETTINGS], async (inner, db) => {
    await lockUnchanged(db, SETTINGS, 1)
    const accounts = bankAccountsOf(await readCompanySettings(inner.payload, inner))
    const change = changeOf(accounts, wanted)
    const outcome = applyBankChange(accounts, change, randomUUID())
    if (!outcome.ok) throw conflict(outcome.error)
    const { id } = await inner.payload.create({
      collection: 'bank-account-changes',
      data: { account: change, status: PENDING, proposedBy: Number(req.user?.id) },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const stored = await lockBankChange(db, id)
    if (stored) await notifyOfBankChange(inner, { id, ...change, proposer: stored.proposedBy })
    return id
  })
