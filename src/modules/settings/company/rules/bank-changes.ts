import { type Actor, can } from '@/kernel/permissions'
import { err, ok, type Result } from '@/kernel/result'
import { type BankAccount, type BankAccountEntry, sameNumber } from './bank-account'

export const BANK_CHANGE_KINDS = ['ADD', 'ALTER', 'REMOVE'] as const
export type BankChangeKind = (typeof BANK_CHANGE_KINDS)[number]
export const BANK_KIND_LABELS: Record<BankChangeKind, string> = {
  ADD: 'New account',
  ALTER: 'Altered account',
  REMOVE: 'Removed account',
}

export const BANK_CHANGE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type BankChangeStatus = (typeof BANK_CHANGE_STATUSES)[number]
/** Waits for a second person. */
export const PENDING = 'PENDING'
export const BANK_STATUS_LABELS: Record<BankChangeStatus, string> = {
  PENDING: 'Waiting for approval',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

/** A second person's decision on a change. */
export const VERDICTS = ['approve', 'reject'] as const
export type Verdict = (typeof VERDICTS)[number]
export const verdictOf = (verdict: Verdict): BankChangeStatus =>
  verdict === 'approve' ? 'APPROVED' : 'REJECTED'

/** A proposed change: what becomes of an account. `before` is the account as the proposer saw it. */
export type BankChange = {
  kind: BankChangeKind
  /** Null for a new account. */
  before: BankAccount | null
  /** Null for one that is removed. */
  after: BankAccountEntry | null
}

/** Who decides about a change, and where it stands. */
export type Proposal = { status: BankChangeStatus; proposedById: number }

/**
 * Why somebody cannot decide; null if they can.
 * @param approval why they cannot approve what the proposer proposed, by `secondPersonProblem`; rejecting is harmless
 */
export function decisionProblem(
  { proposedById, status }: Proposal,
  actor: Actor,
  verdict: Verdict,
  approval: string | null,
): string | null {
  if (!can(actor, 'settings', 'update')) return 'You are not allowed to do this'
  if (status !== PENDING) return `This change has already been ${status.toLowerCase()}.`
  if (actor.kind === 'staff' && actor.id === proposedById)
    return 'Somebody else has to decide about your change.'
  return verdict === 'approve' ? approval : null
}

const NO_LONGER = 'This account has changed since the change was proposed. Reject it, and propose it again.'
const TWICE = 'This account is already there.'

const anotherFirst = (currency: string) =>
  `Invoices in ${currency} use this account. Make another ${currency} account the default first.`

const same = (a: BankAccount, b: BankAccount): boolean =>
  a.currency === b.currency &&
  a.bankName === b.bankName &&
  a.accountName === b.accountName &&
  a.accountNumber === b.accountNumber &&
  a.swift === b.swift &&
  a.bankAddress === b.bankAddress &&
  a.isDefault === b.isDefault

/** A currency's only account is its default; a new default takes the place of the old one. */
function withDefaults(accounts: readonly BankAccount[], newDefault: string | null): BankAccount[] {
  const chosen = accounts.find(({ id }) => id === newDefault)
  return accounts.map((account) => {
    const { currency, id } = account
    if (chosen?.currency === currency) return { ...account, isDefault: id === chosen.id }
    const isOnly = accounts.every((other) => other.id === id || other.currency !== currency)
    return isOnly ? { ...account, isDefault: true } : account
  })
}

/** A currency that would be left with several accounts and no default. */
const undecided = (accounts: readonly BankAccount[]): string | undefined =>
  accounts.find(({ currency }) => !accounts.some((other) => other.currency === currency && other.isDefault))
    ?.currency

/**
 * The accounts after a change, or why it cannot be made: checked when it is proposed and once more when it is
 * approved. Every currency that has accounts has exactly one default.
 * @param newId the id of an account that is added
 */
export function applyBankChange(
  accounts: readonly BankAccount[],
  { after, before }: BankChange,
  newId: string,
): Result<BankAccount[], string> {
  const current = before && accounts.find(({ id }) => id === before.id)
  if (before && !(current && same(current, before))) return err(NO_LONGER)
  const others = accounts.filter(({ id }) => id !== before?.id)
  if (after && others.some((other) => isTwice(other, after))) return err(TWICE)
  const altered = after && { ...after, id: before?.id ?? newId }
  const placed = before
    ? accounts.flatMap((account) => (account.id === before.id ? (altered ?? []) : account))
    : [...accounts, ...(altered ? [altered] : [])]
  const next = withDefaults(placed, altered?.isDefault ? altered.id : null)
  const without = undecided(next)
  return without === undefined ? ok(next) : err(anotherFirst(without))
}

const isTwice = (a: BankAccountEntry, b: BankAccountEntry): boolean =>
  a.currency === b.currency && sameNumber(a.accountNumber, b.accountNumber)
