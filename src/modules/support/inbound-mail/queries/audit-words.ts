import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to e-mails that arrived. */
export const inboundMailWords: AuditWords = {
  columns: {
    from_address: 'From',
    from_name: 'Name of the sender',
    message_id: 'Message-ID',
    raw_path: 'Original',
  },
  names: { inbound_mails: sql`concat('E-mail from ', t.from_address)` },
}
