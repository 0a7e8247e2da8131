import type { CollectionConfig } from 'payload'
import { MAIL_STATES } from '@/modules/support/mail-threads/rules/mail-states'
import { moduleAccess, nobody, systemManaged } from '../shared/access'
import { choice, line, lines, link } from '../shared/fields'

/** E-mails as they arrived, and what became of them. Each is stored whole and taken once. */
export const InboundMails: CollectionConfig = {
  slug: 'inbound-mails',
  labels: { singular: 'Inbound e-mail', plural: 'Inbound e-mails' },
  admin: { group: false, defaultColumns: ['id', 'fromAddress', 'subject', 'state', 'createdAt'] },
  access: moduleAccess('support', { ...systemManaged, read: nobody }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    // Its Message-ID, or a hash of the whole if it has none.
    line('messageId', 998, { required: true, unique: true }),
    line('fromAddress', 254, { required: true }),
    line('fromName', 200),
    line('subject', 998),
    choice('state', MAIL_STATES, {}, { required: true }),
    lines('why', 1_000),
    // Where it is stored whole.
    line('rawPath', 500, { required: true }),
    link('ticket', 'support-tickets'),
    link('response', 'ticket-responses'),
  ],
}
