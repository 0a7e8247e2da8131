/** What is known of the way e-mails leave: the newest one that left and the newest that failed. Timestamps are ISO in UTC. */
type Known = {
  provider: 'outbox' | 'smtp' | 'resend'
  lastSentAt: string | null
  lastFailure: { createdAt: string } | null
}

export type MailHealth = 'stays' | 'fails' | 'leaves' | 'unknown'

/** Whether e-mails leave: those that failed before the newest one left say nothing of now. */
export function mailHealth({ lastFailure, lastSentAt, provider }: Known): MailHealth {
  if (provider === 'outbox') return 'stays'
  if (lastFailure && (lastSentAt === null || lastFailure.createdAt > lastSentAt)) return 'fails'
  return lastSentAt === null ? 'unknown' : 'leaves'
}
