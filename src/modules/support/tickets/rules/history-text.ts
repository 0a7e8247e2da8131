import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
} from './ticket-choices'
import type { HistoryKind } from './ticket-history'

/** A line of a ticket's history, with names for people, departments and tickets. */
export type HistoryFacts = { kind: HistoryKind; from: string | null; to: string | null }

const labelIn = (
  values: readonly string[],
  labels: Readonly<Record<string, string>>,
  value: string | null,
) => (value !== null && values.includes(value) ? (labels[value] ?? value) : (value ?? ''))

const statusName = (value: string | null) => labelIn(TICKET_STATUSES, TICKET_STATUS_LABELS, value)
const priorityName = (value: string | null) => labelIn(TICKET_PRIORITIES, TICKET_PRIORITY_LABELS, value)

/** What changed, in words: 'Status: Open to On hold', 'Assigned to Jane Doe'. */
export function historyText({ from, kind, to }: HistoryFacts): string {
  switch (kind) {
    case 'status':
      return from === null
        ? `Created as ${statusName(to).toLowerCase()}`
        : `${statusName(from)} → ${statusName(to)}`
    case 'priority':
      return `Priority: ${priorityName(from)} → ${priorityName(to)}`
    case 'assignment':
      return to === null ? `Unassigned from ${from ?? 'somebody'}` : `Assigned to ${to}`
    case 'department':
      return to === null ? `Removed from ${from ?? 'its department'}` : `Moved to ${to}`
    case 'merge':
      return from === null ? `Merged into ${to ?? 'another ticket'}` : `${from} became part of it`
    case 'split':
      return to === null ? `Split from ${from ?? 'another ticket'}` : `Messages moved to ${to}`
    case 'link':
      return to === null ? `Unlinked from ${from ?? 'another ticket'}` : `Linked to ${to}`
  }
}
