import { APPLICATION_STATUS_LABELS, SHORTLIST_STATUS_LABELS } from './application-lists'

/** What is recorded of an application. */
export const HISTORY_KINDS = ['stage', 'rejection', 'shortlist', 'rejection-mail'] as const
export type ApplicationHistoryKind = (typeof HISTORY_KINDS)[number]

/** The two values of a rejection: whether it stands. */
export const REJECTED = 'REJECTED'

const LABELS: Readonly<Record<string, string>> = { ...APPLICATION_STATUS_LABELS, ...SHORTLIST_STATUS_LABELS }

const labelOf = (value: string | null): string => (value === null ? '' : (LABELS[value] ?? value))

type Line = { kind: ApplicationHistoryKind; from: string | null; to: string | null }

/** A line of the history as it reads: 'Under review → Interview'. */
export function historySentence({ from, kind, to }: Line): string {
  if (kind === 'rejection-mail') return 'The applicant was written to about the rejection'
  if (kind === 'rejection') return to === REJECTED ? 'Rejected' : 'Rejection undone'
  if (kind === 'stage' && from === null) return 'Applied'
  return `${labelOf(from)} → ${labelOf(to)}`
}

type Recorded = Line & { actorKind: string }

/** The history, oldest first, as it is shown: in words, and which line can be undone; the last one alone can be. */
export const shownHistory = <L extends Recorded>(lines: readonly L[]) =>
  lines.map(({ actorKind, ...line }, at) => ({
    ...line,
    sentence: historySentence(line),
    mayBeUndone: at === lines.length - 1 && isUndoable(line.kind, actorKind) && line.from !== line.to,
  }))

/** Whether a line can be undone by staff: what applicants do is theirs, and a sent e-mail stays sent. */
export const isUndoable = (kind: ApplicationHistoryKind, actorKind: string): boolean =>
  kind !== 'rejection-mail' && actorKind === 'staff'
