import { type Actor, can } from '@/kernel/permissions'
import { needsApproval, type RuleKind } from './import-rule'
import type { RuleStatus } from './import-rule-status'

/** A second person's decision on a proposed version. */
export const RULE_VERDICTS = ['approve', 'reject'] as const
export type RuleVerdict = (typeof RULE_VERDICTS)[number]

/** How a new version begins: rates and fees wait for a second person. */
export const firstStatus = (kind: RuleKind): RuleStatus => (needsApproval(kind) ? 'PROPOSED' : 'APPROVED')

/** Where a version stands, and who entered it (null for those that came with the product). */
export type Proposed = { status: RuleStatus; enteredById: number | null }

/**
 * Why somebody cannot approve or reject a version; null if they can.
 * @param approval why they cannot approve what its proposer entered, by `secondPersonProblem`; rejecting is harmless
 */
export function verdictProblem(
  { enteredById, status }: Proposed,
  actor: Actor,
  verdict: RuleVerdict,
  approval: string | null,
): string | null {
  if (!can(actor, 'settings', 'update')) return 'You are not allowed to do this'
  if (status !== 'PROPOSED') return `This version has already been ${status.toLowerCase()}.`
  if (actor.kind === 'staff' && actor.id === enteredById)
    return 'Somebody else has to decide about your version.'
  return verdict === 'approve' ? approval : null
}

/** Why somebody cannot withdraw a version; null if they can. */
export function withdrawalProblem({ enteredById, status }: Proposed, actor: Actor): string | null {
  if (status !== 'PROPOSED') return `This version has already been ${status.toLowerCase()}.`
  if (actor.kind !== 'staff' || actor.id !== enteredById)
    return 'Only whoever entered a version can withdraw it.'
  return null
}
