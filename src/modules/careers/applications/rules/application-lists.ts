/** How far an application has come. Rejection is no stage but a mark on top of one. */
export const APPLICATION_STAGES = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'WITHDRAWN',
] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]

/** What calls answer and take: a rejected application is REJECTED, whatever its stage. */
export const APPLICATION_STATUSES = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'INTERVIEW',
  'OFFERED',
  'HIRED',
  'REJECTED',
  'WITHDRAWN',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  SUBMITTED: 'Submitted',
  UNDER_REVIEW: 'Under review',
  INTERVIEW: 'Interview',
  OFFERED: 'Offered',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
}

/** Staff's first choice among those who applied. */
export const SHORTLIST_STATUSES = ['PENDING', 'SHORTLISTED', 'NOT_SHORTLISTED'] as const
export type ShortlistStatus = (typeof SHORTLIST_STATUSES)[number]

export const SHORTLIST_STATUS_LABELS: Readonly<Record<ShortlistStatus, string>> = {
  PENDING: 'Pending',
  SHORTLISTED: 'Shortlisted',
  NOT_SHORTLISTED: 'Not shortlisted',
}
