import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'
import { inquiryNumber } from '../rules/inquiry-display'

/** How the audit log refers to inquiries. */
export const inquiryWords: AuditWords = {
  columns: {
    custom_manufacturer: 'Make, as typed',
    custom_model: 'Model, as typed',
    replied_by: 'Replied by',
    reply_at: 'Replied',
    reply_message: 'Reply',
    showroom: 'Showroom',
    vehicle: 'Vehicle',
    year_from: 'From year',
    year_to: 'To year',
  },
  names: { vehicle_inquiries: sql`'IQ-' || t.id` },
  gone: { vehicle_inquiries: ({ id }) => (typeof id === 'number' ? inquiryNumber(id) : null) },
}
