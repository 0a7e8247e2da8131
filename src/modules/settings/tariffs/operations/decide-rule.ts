import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { inTransactionOn } from '@/server/transaction'
import { lockVersion, type RuleHistory } from '../queries/destination-rules'
import { verdictProblem, withdrawalProblem } from '../rules/destination-decision'
import type { RuleStatus } from '../rules/destination-limits'

type Decision = { status: RuleStatus; approvedBy?: number; reason?: string }

/** Takes a step with a version that waits, unless `problem` says why not. */
const settle = (
  req: PayloadRequest,
  id: number,
  problem: (history: RuleHistory, actor: Actor) => string | null,
  decision: Decision,
): Promise<void> =>
  inTransactionOn(req, [`destination-rule:${id}`], async (inner, db) => {
    const version = await lockVersion(db, id)
    if (!version) throw notFound('Import rule not found')
    const found = problem(version.history, await actorOf(req))
    if (found !== null) throw conflict(found)
    await inner.payload.update({
      collection: 'destination-rules',
      id,
      data: { ...decision, decidedAt: new Date().toISOString() },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })

/**
 * Approves a proposed version, on behalf of somebody other than who entered it; it is in force from its day on.
 *
 * @throws AppError 404 if there is none, 409 with the reason if it cannot be decided
 */
export const approveRule = (req: PayloadRequest, id: number): Promise<void> =>
  settle(req, id, verdictProblem, {
    status: 'APPROVED',
    approvedBy: Number(req.user?.id),
  })

/** Rejects a proposed version, with the reason; otherwise the same. */
export const rejectRule = (req: PayloadRequest, id: number, reason: string): Promise<void> =>
  settle(req, id, verdictProblem, {
    status: 'REJECTED',
    approvedBy: Number(req.user?.id),
    reason,
  })

/** Takes back a version that waits, on behalf of whoever entered it; otherwise the same. */
export const withdrawRule = (req: PayloadRequest, id: number): Promise<void> =>
  settle(req, id, withdrawalProblem, {
    status: 'WITHDRAWN',
  })
