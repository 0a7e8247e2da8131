import { accountTail, type BankAccountEntry } from './bank-account'

/** 'USD, MUFG Bank, …4567': an account's name in lists and e-mails. */
export const accountLabel = ({ accountNumber, bankName, currency }: BankAccountEntry): string =>
  `${currency}, ${bankName}, ${accountTail(accountNumber)}`
