import type { Actor } from '@/kernel/permissions'
import { getApprovalProblems } from '@/modules/settings/company/queries/get-approval-problem'
import type { Db } from '@/server/db-of'
import { verdictProblem } from '../rules/import-rule-approval'
import { listImportRuleVersions, type RuleVersion } from './list-import-rule-versions'

/** A version as somebody sees it: with the reason why they cannot approve it, null if they can or nobody can any more. */
export type ShownVersion = RuleVersion & { approvalProblem: string | null }

/** Every version of a country's rules, newest first, as a member of staff sees them. */
export async function listImportRuleVersionsWithApproval(
  db: Db,
  destinationId: number,
  actor: Actor,
): Promise<ShownVersion[]> {
  const versions = await listImportRuleVersions(db, destinationId)
  const proposers = versions.flatMap(({ history: { enteredById, status } }) =>
    status === 'PROPOSED' && enteredById !== null ? enteredById : [],
  )
  const problems = await getApprovalProblems(db, actor.kind === 'staff' ? actor.id : 0, proposers)
  return versions.map((version) => {
    const { history } = version
    const approval = problems.get(history.enteredById ?? 0) ?? null
    const waits = history.status === 'PROPOSED'
    return { ...version, approvalProblem: waits ? verdictProblem(history, actor, 'approve', approval) : null }
  })
}
