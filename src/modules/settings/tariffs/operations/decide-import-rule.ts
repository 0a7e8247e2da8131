import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { getApprovalProblem } from '@/modules/settings/company/queries/get-approval-problem'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import type { RuleHistory } from '../queries/list-import-rule-versions'
import { type RuleVerdict, verdictProblem, withdrawalProblem } from '../rules/import-rule-approval'
import type { RuleStatus } from '../rules/import-rule-status'
import { lockImportRuleVersion } from './lock-import-rule-version'
import { notifyOfImportRule } from './notify-of-import-rule'

type Decision = { status: RuleStatus; approvedBy?: number; reason?: string }
type Problem = (history: RuleHistory, actor: Actor, db: Db) => string | null | Promise<string | null>

/** Takes a step with a version that waits, unless `problem` returns why not. */
const decide = (req: PayloadRequest, id: number, problem: Problem, decision: Decision): Promise<void> =>
  inTransactionOn(req, [`destination-rule:${id}`], async (inner, db) => {
    const version = await lockImportRuleVersion(db, id)
    if (!version) throw notFound('Import rule not found')
    const fault = await problem(version.history, await actorOf(req), db)
    if (fault !== null) throw conflict(fault)
    await inner.payload.update({
      collection: 'destination-rules',
      id,
      data: { ...decision, decidedAt: new Date().toISOString() },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    if (decision.status === 'APPROVED') await notifyOfImportRule(inner, id)
  })

const problemOf =
  (req: PayloadRequest, verdict: RuleVerdict): Problem =>
  async (history, actor, db) => {
    const approval = await getApprovalProblem(db, Number(req.user?.id), history.enteredById)
    return verdictProblem(history, actor, verdict, approval)
  }

/**
 * Approves a proposed version, on behalf of somebody other than who entered it, and not of their making either; it is
 * in force from its day on, and every administrator is notified.
 *
 * @throws AppError 404 if there is none, 409 with the reason if it cannot be decided
 */
export const approveImportRule = (req: PayloadRequest, id: number): Promise<void> =>
  decide(req, id, problemOf(req, 'approve'), {
    status: 'APPROVED',
    approvedBy: Number(req.user?.id),
  })

/** Rejects a proposed version, with the reason, on behalf of anybody other than who entered it; otherwise the same. */
export const rejectImportRule = (req: PayloadRequest, id: number, reason: string): Promise<void> =>
  decide(req, id, problemOf(req, 'reject'), {
    status: 'REJECTED',
    approvedBy: Number(req.user?.id),
    reason,
  })

/** Withdraws a version that waits, on behalf of whoever entered it; otherwise the same. */
export const withdrawImportRule = (req: PayloadRequest, id: number): Promise<void> =>
  decide(req, id, withdrawalProblem, {
    status: 'WITHDRAWN',
  })
