import { compareTextLines } from '@/kernel/compare-text-lines'
import { type Actor, TOP_ROLE_ID } from '@/kernel/permissions'
import { PENDING, type TextChangeStatus } from './text-change-status'

/** The text of an e-mail. */
export type MailText = { subject: string; body: string }

/** Whose texts take effect at once, and who decides about those of others. */
export const isAdministrator = (actor: Actor): boolean =>
  actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID

/** Where a proposed text stands, and who proposed it. */
export type TextProposal = { status: TextChangeStatus; proposedById: number }

/** Why a proposed text can no longer be approved or rejected; null if it can. */
export const decisionProblem = ({ status }: Pick<TextProposal, 'status'>): string | null =>
  status === PENDING ? null : `This text has already been ${status.toLowerCase()}.`

/** Why somebody cannot withdraw a proposed text; null if they can. */
export function withdrawalProblem(proposal: TextProposal, actor: Actor): string | null {
  if (actor.kind !== 'staff' || actor.id !== proposal.proposedById)
    return 'Only whoever proposed a text can withdraw it.'
  return decisionProblem(proposal)
}

export const sameText = (a: MailText, b: MailText): boolean => a.subject === b.subject && a.body === b.body

const SIGNS = { removed: '−', added: '+' } as const

const changedLines = (label: string, before: string, after: string): string[] => {
  const lines = compareTextLines(before, after).flatMap(({ kind, line }) =>
    kind === 'same' ? [] : [`${SIGNS[kind]} ${line}`],
  )
  return lines.length > 0 ? [label, ...lines] : []
}

/** The difference between two texts for an e-mail: the lines that stood and those that stand, each with its sign. */
export const textChangesInWords = (before: MailText, after: MailText): string =>
  [
    ...changedLines('Subject', before.subject, after.subject),
    ...changedLines('Text', before.body, after.body),
  ].join('\n')
