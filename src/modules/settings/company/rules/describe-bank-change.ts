import { accountTail, type BankAccountEntry } from './bank-account'

/** The fields of an account, by what they are called. */
export const BANK_LABELS = {
  currency: 'Currency',
  bankName: 'Bank',
  accountName: 'Account holder',
  accountNumber: 'Account number or IBAN',
  swift: 'SWIFT',
  bankAddress: 'Bank address',
  isDefault: 'Printed on invoices in this currency',
} as const satisfies Record<keyof BankAccountEntry, string>

type Name = (typeof NAMES)[number]
const NAMES = [
  'currency',
  'bankName',
  'accountName',
  'accountNumber',
  'swift',
  'bankAddress',
  'isDefault',
] as const

/** One field that a change gives another value; an empty text is no value. */
export type FieldChange = { name: Name; label: string; before: string; after: string }

function textOf(account: BankAccountEntry | null, name: Name): string {
  const value = account?.[name] ?? ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value
}

/** What a change does, field by field: those that differ, in the order of the form. */
export const fieldChanges = (
  before: BankAccountEntry | null,
  after: BankAccountEntry | null,
): FieldChange[] =>
  NAMES.map((name) => ({
    name,
    label: BANK_LABELS[name],
    before: textOf(before, name),
    after: textOf(after, name),
  })).filter((change) => change.before !== change.after)

/** The same in a line for an e-mail, in which accounts appear by their last digits only. */
export const changesInWords = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ after, before, label, name }) => {
      const shown = (text: string) =>
        text === '' ? '–' : name === 'accountNumber' ? accountTail(text) : text
      return `${label}: ${shown(before)} → ${shown(after)}`
    })
    .join('; ')
