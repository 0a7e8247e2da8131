import type { AuditWords } from '@/api/module'

/** How the audit log refers to reviews. */
export const reviewWords: AuditWords = {
  columns: { is_approved: 'Approved', replied_at: 'Replied', staff_reply: 'Staff reply' },
}
