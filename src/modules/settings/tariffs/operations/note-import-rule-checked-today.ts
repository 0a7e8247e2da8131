import type { PayloadRequest } from 'payload'
import type { Day } from '@/kernel/days'
import { conflict, notFound } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { inTransactionOn } from '@/server/transaction'
import { lockImportRuleVersion } from './lock-import-rule-version'

/**
 * Notes that somebody compared an approved version with its source today and found it unchanged.
 *
 * @returns the day, of the company's calendar
 * @throws AppError 404 if there is none, 409 if it is not approved
 */
export const noteImportRuleCheckedToday = (req: PayloadRequest, id: number): Promise<Day> =>
  inTransactionOn(req, [`destination-rule:${id}`], async (inner, db) => {
    const version = await lockImportRuleVersion(db, id)
    if (!version) throw notFound('Import rule not found')
    if (version.history.status !== 'APPROVED') throw conflict('Only approved rules are checked.')
    const checkedOn = dayIn(new Date(), (await readTradeSettings(db)).timezone)
    await inner.payload.update({
      collection: 'destination-rules',
      id,
      data: { checkedOn },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    return checkedOn
  })
