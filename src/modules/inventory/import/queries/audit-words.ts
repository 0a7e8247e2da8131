import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to imports. */
export const importWords: AuditWords = {
  columns: {
    columns_key: 'Column fingerprint',
    file_sha256: 'File fingerprint',
    import_batch: 'Import',
    started_by: 'Started by',
  },
  links: { import_batch: 'import_batches' },
  names: {
    import_batches: sql`concat('Import ', t.id, ', ', t.file_name)`,
    import_files: sql`t.name`,
  },
}
