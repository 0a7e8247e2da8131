import type { CollectionConfig } from 'payload'
import { BODY_MAX, SUBJECT_MAX } from '@/modules/settings/mail/rules/mail-text-limits'
import { moduleAccess, systemManaged } from '../shared/access'
import { line, lines, link, text } from '../shared/fields'

/** The e-mail texts that staff have changed; the others come from their modules. */
export const MailTemplates: CollectionConfig = {
  slug: 'mail-templates',
  labels: { singular: 'Mail template', plural: 'Mail templates' },
  // Its screens are those of e-mail texts, which know the variables of each.
  admin: { group: false, useAsTitle: 'key', defaultColumns: ['key', 'subject', 'updatedBy', 'updatedAt'] },
  access: moduleAccess('settings', systemManaged),
  lockDocuments: false,
  defaultSort: 'key',
  fields: [
    text('key', { required: true, unique: true, maxLength: 60 }),
    line('subject', SUBJECT_MAX, { required: true }),
    lines('body', BODY_MAX, { required: true }),
    link('updatedBy', 'users'),
  ],
}
