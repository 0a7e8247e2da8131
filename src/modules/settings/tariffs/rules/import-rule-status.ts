/** What became of a proposed rule. */
export const RULE_STATUSES = ['PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type RuleStatus = (typeof RULE_STATUSES)[number]

export const RULE_STATUS_LABELS: Record<RuleStatus, string> = {
  PROPOSED: 'Waiting for approval',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
}
