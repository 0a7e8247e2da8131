import type { Work } from '@/api/module'
import { BANK_ACCOUNTS_HREF } from '../rules/urls'
import * as words from '../words'
import { getApprovalProblems } from './get-approval-problem'
import { listWaitingBankChanges } from './list-bank-changes'
import { bankChangesToApprove } from './select-bank-changes-to-approve'

const oldestProposed: Work['oldest'] = async (payload, { id }, limit) => {
  const changes = await listWaitingBankChanges(payload)
  const proposers = changes.map(({ proposedById }) => proposedById)
  const problems = await getApprovalProblems(payload, id, proposers)
  return changes
    .filter(({ proposedById }) => proposedById !== id && problems.get(proposedById) === null)
    .slice(0, limit)
    .map(({ change, id, proposedAt, proposedBy }) => {
      const account = change.after ?? change.before
      return {
        id,
        title: [account?.currency, account?.bankName].filter(Boolean).join(', '),
        who: proposedBy,
        what: null,
        since: proposedAt,
        href: BANK_ACCOUNTS_HREF,
      }
    })
}

/** Changes of bank accounts that the viewer may approve, as work for the dashboard. */
export const bankChangeWork: Work = {
  title: words.bankChangesWork,
  href: BANK_ACCOUNTS_HREF,
  needs: { module: 'settings', action: 'update' },
  place: 84,
  waiting: bankChangesToApprove.of,
  oldest: oldestProposed,
}
