import type { AuditWords } from '@/api/module'

/** How the audit log refers to reservations. */
export const reservationWords: AuditWords = {
  columns: {
    confirmed_at: 'Confirmed',
    decided_by: 'Decided by',
    ended_at: 'Ended',
    requested_at: 'Requested',
  },
}
