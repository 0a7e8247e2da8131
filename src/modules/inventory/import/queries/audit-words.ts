import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to imports. */
export const importWords: AuditWords = {
  columns: {
    columns_key: 'Fingerprint of the columns',
    file_sha256: 'Fingerprint of the file',
    import_batch: 'Import',
    started_by: 'Started by',
  },
  numbers: { import_batch: 'plain' },
  names: { import_batches: sql`concat('Import ', t.id, ', ', t.file_name)` },
}
