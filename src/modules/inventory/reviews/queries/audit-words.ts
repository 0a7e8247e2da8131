import type { AuditWords } from '@/api/module'

/** How the audit log refers to reviews. */
export const reviewWords: AuditWords = {
  columns: { is_approved: 'Approved', replied_at: 'Answered', staff_reply: 'Answer of staff' },
}
