import { type Issue, issue } from '@/kernel/issue'
import { CURRENCIES } from './company-settings-fields'

/** An account that customers pay into. */
export type BankAccount = {
  /** Its id among the company's settings; it stays when the account is altered. */
  id: string
  currency: string
  bankName: string
  accountName: string
  /** An IBAN or the number as the bank writes it. */
  accountNumber: string
  swift: string | null
  bankAddress: string | null
  /** Whether it is the one printed on invoices in its currency. */
  isDefault: boolean
}

/** An account as staff describe it. */
export type BankAccountEntry = Omit<BankAccount, 'id'>

/** Longest texts of an account, in characters. */
export const BANK_MAX = { bankName: 100, accountName: 100, accountNumber: 50, swift: 11, bankAddress: 500 }

/** The length of an IBAN by country, where accounts are held that we know of; others are 15 to 34 long. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AE: 23,
  AT: 20,
  BE: 16,
  BY: 28,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SA: 24,
  SE: 24,
  TR: 26,
}

const IBAN_START = /^[A-Z]{2}\d{2}/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const NUMBER = /^[A-Z0-9][A-Z0-9 .\-/]*$/
/** Bank, country, place, and a branch if it is named. */
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const DIGITS_MIN = 4

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase()

/** Whether a number claims to be an IBAN: it begins with a country and two check digits. */
export const looksLikeIban = (number: string): boolean => IBAN_START.test(compact(number))

/** Whether the check digits of an IBAN are right: its digits, rearranged, leave 1 when divided by 97. */
function checksOut(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether a text without blanks, in capitals, is a whole IBAN with check digits that are right. */
export function isIban(text: string): boolean {
  const length = IBAN_LENGTHS[text.slice(0, 2)] ?? text.length
  return text.length === length && IBAN.test(text) && checksOut(text)
}

function numberProblem(number: string): string | null {
  if (number.trim() === '') return 'Account number or IBAN is required'
  if (!looksLikeIban(number)) {
    const digits = number.replace(/\D/g, '').length
    if (!NUMBER.test(number.trim().toUpperCase())) return 'Account number must be digits and letters'
    return digits < DIGITS_MIN ? `Account number must have at least ${DIGITS_MIN} digits` : null
  }
  const iban = compact(number)
  const length = IBAN_LENGTHS[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length)
    return `An IBAN of ${iban.slice(0, 2)} has ${length} characters; this one has ${iban.length}`
  if (!IBAN.test(iban)) return 'This IBAN is not complete'
  return checksOut(iban) ? null : 'This IBAN has a mistyped character: its check digits do not match'
}

function swiftProblem({ swift }: BankAccountEntry): string | null {
  if (!swift) return null
  return SWIFT.test(swift) ? null : 'SWIFT must be 8 or 11 characters such as MHCBJPJT'
}

/** An account as it is stored: an IBAN in groups of four, SWIFT in capitals, blanks as nothing. */
export function tidyAccount(entry: BankAccountEntry): BankAccountEntry {
  const { accountNumber } = entry
  const iban = compact(accountNumber)
  return {
    ...entry,
    bankName: entry.bankName.trim(),
    accountName: entry.accountName.trim(),
    accountNumber: looksLikeIban(accountNumber)
      ? (iban.match(/.{1,4}/g) ?? [iban]).join(' ')
      : accountNumber.trim(),
    swift: compact(entry.swift ?? '') || null,
    bankAddress: entry.bankAddress?.trim() || null,
  }
}

/** Everything wrong with an account, tidied first. */
export function checkAccount(entry: BankAccountEntry): Issue[] {
  const number = numberProblem(entry.accountNumber)
  const swift = swiftProblem(entry)
  return [
    ...(CURRENCIES.some((code) => code === entry.currency)
      ? []
      : [issue('currency', 'Currency is required')]),
    ...(entry.bankName ? [] : [issue('bankName', 'Bank is required')]),
    ...(entry.accountName ? [] : [issue('accountName', 'Account holder is required')]),
    ...(number ? [issue('accountNumber', number)] : []),
    ...(swift ? [issue('swift', swift)] : []),
  ]
}

/** Whether two numbers are of the same account, however they are spaced. */
export const sameNumber = (a: string, b: string): boolean => compact(a) === compact(b)

/** The last digits of an account, as lists and e-mails show it: '…4567'. */
export const accountTail = (number: string): string => `…${compact(number).slice(-4)}`

/** The account that invoices in a currency name; null if there is none. */
export const accountFor = <A extends Pick<BankAccount, 'currency' | 'isDefault'>>(
  accounts: readonly A[],
  currency: string,
): A | null => accounts.find((account) => account.currency === currency && account.isDefault) ?? null
