import type { Actor } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { decisionProblem, PENDING } from '../rules/bank-changes'
import { getApprovalProblems } from './get-approval-problem'
import { type ListedBankChange, listBankChanges } from './list-bank-changes'

/** A change as somebody sees it: with the reason why they cannot approve it, null if they can or it was decided. */
export type ShownBankChange = ListedBankChange & { approvalProblem: string | null }

/** Every change that waits and the last ones that were decided, as a member of staff sees them. */
export async function listBankChangesWithApproval(db: Db, actor: Actor): Promise<ShownBankChange[]> {
  const changes = await listBankChanges(db)
  const proposers = changes.flatMap(({ proposedById, status }) => (status === PENDING ? proposedById : []))
  const problems = await getApprovalProblems(db, actor.kind === 'staff' ? actor.id : 0, proposers)
  return changes.map((change) => {
    const approval = problems.get(change.proposedById) ?? null
    const waits = change.status === PENDING
    return { ...change, approvalProblem: waits ? decisionProblem(change, actor, 'approve', approval) : null }
  })
}
