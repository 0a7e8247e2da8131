import type { CollectionConfig } from 'payload'
import { moduleAccess, systemManaged } from '../shared/access'
import { link } from '../shared/fields'

/** Proposed changes of the accounts that customers pay into; each needs the approval of a second person. */
export const BankAccountChanges: CollectionConfig = {
  slug: 'bank-account-changes',
  labels: { singular: 'Bank account change', plural: 'Bank account changes' },
  admin: { group: false, defaultColumns: ['id', 'status', 'proposedBy', 'approvedBy', 'createdAt'] },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    // The accounts before and after.
    { name: 'account', type: 'json', required: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'PENDING',
      options: [
        { value: 'PENDING', label: 'Awaiting approval' },
        { value: 'APPROVED', label: 'Approved' },
        { value: 'REJECTED', label: 'Rejected' },
      ],
    },
    link('proposedBy', 'users', { required: true }),
    link('approvedBy', 'users'),
    { name: 'decidedAt', type: 'date' },
  ],
}
