import type { CollectionConfig } from 'payload'
import { BODY_MAX, REASON_MAX, SUBJECT_MAX } from '@/modules/settings/mail/rules/mail-text-limits'
import { TEXT_CHANGE_STATUS_LABELS } from '@/modules/settings/mail/rules/text-change-status'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, lines, link, text } from '../shared/fields'

/** Proposed texts of e-mails that carry money; each needs an administrator's approval before it is sent to anybody. */
export const MailTextChanges: CollectionConfig = {
  slug: 'mail-text-changes',
  labels: { singular: 'E-mail text change', plural: 'E-mail text changes' },
  admin: {
    group: false,
    useAsTitle: 'key',
    defaultColumns: ['key', 'status', 'proposedBy', 'decidedBy', 'createdAt'],
  },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    text('key', { required: true, maxLength: 60, index: true }),
    line('subject', SUBJECT_MAX, { required: true }),
    lines('body', BODY_MAX, { required: true }),
    // The text in use when it was proposed: an approval is for the difference from this one.
    line('subjectBefore', SUBJECT_MAX, { required: true }),
    lines('bodyBefore', BODY_MAX, { required: true }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'PENDING',
      options: Object.entries(TEXT_CHANGE_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    link('proposedBy', 'users', { required: true }),
    link('decidedBy', 'users'),
    { name: 'decidedAt', type: 'date' },
    line('reason', REASON_MAX),
  ],
}
