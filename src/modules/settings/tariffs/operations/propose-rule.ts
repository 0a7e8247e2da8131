import type { PayloadRequest } from 'payload'
import { dayIn } from '@/kernel/days'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { lockUnchanged } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { getDestinationBySlug, hasProposal, listApprovedRules } from '../queries/list-rule-versions'
import { checkImportRule } from '../rules/check-import-rule'
import { type RuleEntry, rulesOn } from '../rules/destination'
import type { RuleStatus } from '../rules/destination-limits'
import { firstStatus } from '../rules/rule-approval'
import { notifyOfRule } from './notify-of-rule'

/**
 * Enters a new version of a rule; earlier ones stay as they were. Rates and fees wait until somebody else approves
 * them, of which every administrator is notified; everything else is in force from its day on.
 *
 * @throws AppError 404 for an unknown country, 409 if a version of the same rule waits already, 422 with what is wrong
 */
export const proposeRule = (
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
    if (status === 'PROPOSED') await notifyOfRule(inner, id)
    return { id, status }
  })
