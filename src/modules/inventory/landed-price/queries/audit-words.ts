import type { AuditWords } from '@/api/module'

/** How the audit log refers to customs value lists. */
export const customsWords: AuditWords = {
  columns: { source_url: 'Address of the source', file_name: 'File' },
}
