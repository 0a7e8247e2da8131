import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { getApprovalProblem } from '../queries/get-approval-problem'
import { bankAccountsOf, type ListedBankChange } from '../queries/list-bank-changes'
import { readCompanySettings } from '../queries/read-company-settings'
import { applyBankChange, decisionProblem, type Verdict, verdictOf } from '../rules/bank-changes'
import { lockBankChange } from './lock-bank-change'
import { notifyOfBankChange } from './notify-of-bank-change'

const SETTINGS = 'company_settings'

/**
 * Approves or rejects a proposed change of the bank accounts, on behalf of somebody other than its proposer; whoever approves
 * must not be of the proposer's making either. Approved, it takes effect, and every administrator is notified, in one
 * transaction.
 *
 * @throws AppError 404 if there is none, 403 without the permission, 409 with the reason if it cannot be decided,
 * or if the account has changed since
 */
export const decideBankChange = (req: PayloadRequest, id: number, verdict: Verdict): Promise<void> =>
  inTransactionOn(req, [SETTINGS], async (inner, db) => {
    await lockUnchanged(db, SETTINGS, 1)
    const actor = await actorOf(req)
    if (!can(actor, 'settings', 'update')) throw forbidden()
    const proposal = await lockBankChange(db, id)
    if (!proposal) throw notFound('Bank account change not found')
    const approvedBy = Number(req.user?.id)
    const approval = await getApprovalProblem(db, approvedBy, proposal.proposedById)
    const problem = decisionProblem(proposal, actor, verdict, approval)
    if (problem !== null) throw conflict(problem)
    if (verdict === 'approve') await apply(inner, proposal)
    const data = { status: verdictOf(verdict), approvedBy, decidedAt: new Date().toISOString() }
    const common = { req: inner, overrideAccess: true, depth: 0 } as const
    await inner.payload.update({ collection: 'bank-account-changes', id, data, ...common })
    const decided = await lockBankChange(db, id)
    if (verdict === 'approve' && decided?.decidedBy)
      await notifyOfBankChange(
        inner,
        { id, ...decided.change, proposer: decided.proposedBy },
        decided.decidedBy,
      )
  })

async function apply(req: PayloadRequest, { change }: ListedBankChange): Promise<void> {
  const accounts = bankAccountsOf(await readCompanySettings(req.payload, req))
  const outcome = applyBankChange(accounts, change, randomUUID())
  if (!outcome.ok) throw conflict(outcome.error)
  await req.payload.updateGlobal({
    slug: 'company-settings',
    data: { bankAccounts: outcome.value },
    req,
    overrideAccess: true,
    depth: 0,
  })
}
