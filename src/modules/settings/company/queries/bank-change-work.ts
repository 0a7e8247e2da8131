import type { Work } from '@/api/module'
import { BANK_ACCOUNTS_ADDRESS } from '../rules/addresses'
import { PENDING } from '../rules/bank-changes'
import * as words from '../words'
import { listBankChanges } from './bank-accounts'
import { bankChangesToApprove } from './bank-changes-to-approve'

const oldestProposed: Work['oldest'] = async (payload, { id }, limit) => {
  const changes = await listBankChanges(payload.db.drizzle)
  return changes
    .filter(({ proposedById, status }) => status === PENDING && proposedById !== id)
    .slice(0, limit)
    .map(({ change, id, proposedAt, proposedBy }) => {
      const account = change.after ?? change.before
      return {
        id,
        title: [account?.currency, account?.bankName].filter(Boolean).join(', '),
        who: proposedBy,
        what: null,
        since: proposedAt,
        href: BANK_ACCOUNTS_ADDRESS,
      }
    })
}

/** Changes of bank accounts that somebody else proposed, as work for the dashboard. */
export const bankChangeWork: Work = {
  title: words.bankChangesWork,
  href: BANK_ACCOUNTS_ADDRESS,
  needs: { module: 'settings' },
  place: 84,
  waiting: bankChangesToApprove.of,
  oldest: oldestProposed,
}
