import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { getDestinationBySlug } from '../queries/get-destination-by-slug'
import { listApprovedRules } from '../queries/list-approved-rules'
import { hasProposal } from '../queries/list-import-rule-versions'
import { checkImportRule } from '../rules/check-import-rule'
import { type RuleEntry, rulesOn } from '../rules/destination'
import { firstStatus } from '../rules/import-rule-approval'
import type { RuleStatus } from '../rules/import-rule-status'
import { notifyOfImportRule } from './notify-of-import-rule'

/**
 * Enters a new version of a rule; earlier ones stay as they were. Rates and fees wait until somebody else approves
 * them, of which every administrator is notified; everything else is in force from its day on.
 *
 * @throws AppError 404 for an unknown country, 409 if a version of the same rule waits already, 422 with what is wrong
 */
export const proposeImportRule = (
  req: PayloadRequest,
  slug: string,
  entry: RuleEntry,
): Promise<{ id: number; status: RuleStatus }> =>
  inTransactionOn(req, [`destination:${slug}`], async (inner, db) => {
    const destination = await getDestinationBySlug(db, slug)
    if (!destination) throw notFound('Destination not found')
    await lockUnchanged(db, 'destinations', destination.id)
    const now = new Date()
    const today = dayIn(now, (await readTradeSettings(db)).timezone)
    const day = entry.appliesFrom && entry.appliesFrom > today ? entry.appliesFrom : today
    const others = rulesOn(await listApprovedRules(db, destination.id), day)
    const issues = checkImportRule(entry, others, today)
    if (issues.length > 0) throw validationFailed(issues)
    if (await hasProposal(db, destination.id, entry))
      throw conflict('A version of this rule is waiting for approval already.')
    const status = firstStatus(entry.kind)
    const { id } = await inner.payload.create({
      collection: 'destination-rules',
      data: {
        ...entry,
        destination: destination.id,
        status,
        enteredBy: Number(req.user?.id),
        decidedAt: status === 'APPROVED' ? now.toISOString() : null,
      },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    if (status === 'PROPOSED') await notifyOfImportRule(inner, id)
    return { id, status }
  })
