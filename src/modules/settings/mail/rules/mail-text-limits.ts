/** Longest subject of an e-mail, in characters. */
export const SUBJECT_MAX = 200

/** Longest text of an e-mail, in characters. */
export const BODY_MAX = 20_000

/** Longest reason for rejecting a text, in characters. */
export const REASON_MAX = 1000

/** The states of a proposed text, with their labels. */
export const TEXT_CHANGE_STATUS_LABELS = {
  PENDING: 'Waiting for approval',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} as const
export type TextChangeStatus = keyof typeof TEXT_CHANGE_STATUS_LABELS
export const TEXT_CHANGE_STATUSES = Object.keys(TEXT_CHANGE_STATUS_LABELS) as TextChangeStatus[]
/** Waits for an administrator. */
export const PENDING = 'PENDING'
