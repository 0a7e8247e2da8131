import type { CollectionConfig } from 'payload'
import { moduleAccess, nobody, readableByStaff, systemManaged } from '../shared/access'
import { line, link } from '../shared/fields'

/** Files with tickets and responses. They are private, and read through their calls alone. */
export const TicketAttachments: CollectionConfig = {
  slug: 'ticket-attachments',
  labels: { singular: 'Attachment', plural: 'Attachments' },
  admin: { group: false, defaultColumns: ['id', 'ticket', 'fileName', 'createdAt'] },
  access: moduleAccess('support', { ...systemManaged, read: nobody }),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('ticket', 'support-tickets', { required: true }),
    // None for a file that came with the ticket itself.
    link('response', 'ticket-responses'),
    line('fileName', 255, { required: true }),
    // Where it is stored; never a URL.
    line('filePath', 500, { required: true, access: { read: readableByStaff } }),
    { name: 'fileSize', type: 'number', required: true, min: 0, defaultValue: 0 },
    line('mimeType', 100, { required: true, defaultValue: 'image/jpeg' }),
    link('createdBy', 'users', { access: { read: readableByStaff } }),
  ],
}
