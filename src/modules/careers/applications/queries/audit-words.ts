import { sql } from '@payloadcms/db-postgres'
import type { AuditWords } from '@/api/module'

/** How the audit log refers to applications and what became of them. */
export const applicationWords: AuditWords = {
  columns: { anonymized_at: 'Made anonymous', from_value: 'Before', to_value: 'After' },
  names: {
    application_history: sql`concat('Application of ', (SELECT x.name FROM job_applications x WHERE x.id = t.application_id))`,
  },
}
