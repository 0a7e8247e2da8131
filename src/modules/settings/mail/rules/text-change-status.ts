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
